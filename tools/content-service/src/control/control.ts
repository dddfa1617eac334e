import type { Control } from '@house-edge/double/control'

/** What tests decide about the service, apart from its content. */
export interface ServiceControl extends Control {
  /** How an ended preview is answered: as the hosted service does today, or as it did once. */
  endedPreview: 'not-found' | 'expired'
}
