import 'server-only'

/** The handlers of an account, and how a site handles forms of its own in the same way. @module */
export { type Account, createAccount } from './account/create-account.ts'
export { type AccountLanguages, joinLanguages } from './account/account-languages.ts'
export { arabicWords } from './words/arabic.ts'
export { germanWords } from './words/german.ts'
export type { AccountRead, AccountReads } from './reads/account-page-reads.ts'
export type { AccountResult, AccountVisit } from './reads/page-visit.ts'
export { leadsElsewhere, openAccount, type Elsewhere, type OpenedAccount } from './visit/open-account.ts'
export { pendingFlash, type PostedForm, postedForm } from './visit/posted-form.ts'
export type { FormHandling, FormResult, Handler, Place } from './forms/form-handling.ts'
export { pictureTurns, type PictureTurns } from './picture/picture-turns.ts'
export { isPicture, shrinkPicture } from './picture/prepare-picture.ts'
export type {
  AccountNotice,
  AccountOptions,
  AccountSettings,
  ExportedFile,
  ShownSettings,
} from './settings/account-settings.ts'
