import type { MessageCode } from '@house-edge/auth'

/** All that the site says itself; what editors write and what components say is not here. */
export interface Words {
  search: string
  searchFor: (words: string) => string
  searchWords: string
  nothingFor: (words: string) => string
  fewerWords: string
  account: string
  signIn: string
  signUp: string
  signOut: string
  noAccount: string
  hasAccount: string
  confirm: string
  confirmAndSignIn: string
  lookIntoInbox: string
  linkOpens: string
  email: string
  password: string
  notFound: string
  toFirstPage: string
  firstPage: string
  languages: string
  notTranslated: string
  untitled: string
  draft: string
  draftOver: string
  draftUnreachable: string
  leavePreview: string
  /** What became of a form, by its code; what is not here is said in English. */
  messages: Partial<Record<MessageCode, string>>
}
