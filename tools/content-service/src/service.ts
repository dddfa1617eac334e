import type { Control } from '@house-edge/double/control'
import type { DrawnPictures } from '@house-edge/double/drawn-pictures'
import type { ModelFolders } from './models/load.ts'
import type { Presence } from './presence/presence.ts'
import type { Repository } from './repository/repository.ts'
import type { Say } from './say.ts'
import type { SentMessages } from './webhooks/deliver.ts'

/** What operations work with. */
export interface Service {
  repository: Repository
  /** Where this service is reached from outside, without a slash at the end. */
  origin: string
  /** Where the site that shows the content is. */
  siteOrigin: string | undefined
  pictures: DrawnPictures
  /** What tests decide about the service, apart from its content. */
  control: Control & {
    /** How an ended preview is answered: as the hosted service does today, or as it did once. */
    endedPreview: 'not-found' | 'expired'
  }
  presence: Presence
  /** What webhooks were told. */
  sent: SentMessages
  /** The service ends: nothing is begun any more. */
  closing: AbortSignal
  /** A token of the Asset and Migration APIs beside those of the settings. */
  writeToken: string | undefined
  /** Where the models are, to read them again. */
  models: ModelFolders
  /** Writes a message for the operator of the service. */
  log: Say
}
