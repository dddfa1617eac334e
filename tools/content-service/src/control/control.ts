import { createFaults } from './faults.ts'
import type { Faults } from './faults.ts'
import { createRequestLog } from './request-log.ts'
import type { RequestLog } from './request-log.ts'

/** What tests decide about the service, apart from its content. */
export interface Control {
  faults: Faults
  requests: RequestLog
  /** How an ended preview is answered: as the hosted service does today, or as it did once. */
  endedPreview: 'not-found' | 'expired'
}

/** Everything as the hosted service does it. */
export function createControl(random: () => number): Control {
  return { faults: createFaults(random), requests: createRequestLog(), endedPreview: 'not-found' }
}
