/** What works in browsers on the pages of an account, for the islands of a site. @module */
export { SessionWatch, type SessionWatchProps } from './view/session-watch.island.tsx'
export { CopyCodes, type CopyCodesProps } from './view/copy-codes.island.tsx'
