import 'server-only'

/** The handlers of an account, and how a site handles forms of its own in the same way. @module */
export { type Account, createAccount } from './account/create-account.ts'
export type { FormHandling, FormResult, Handler, Place } from './forms/form-handling.ts'
export { pictureTurns, type PictureTurns } from './picture/picture-turns.ts'
export { isPicture, shrinkPicture } from './picture/prepare-picture.ts'
export type {
  AccountNotice,
  AccountOptions,
  AccountSettings,
  ExportedFile,
} from './settings/account-settings.ts'
