/** The cookie with what a visitor without an account has saved. @module */
export { DocumentId, keep, keptHere, keptIn, letGo, mostKept } from './kept/kept-cookie.ts'
