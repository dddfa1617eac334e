/** For several processes of one site: what one publishes, all show. @module */
export {
  createSharing,
  type Published,
  type Sharing,
  type SharingOptions,
  type SharingState,
} from './sharing/create-sharing.ts'
export type { SharedFiles } from './sharing/shared-files.ts'
