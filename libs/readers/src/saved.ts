/** The cookie with what a visitor without an account has saved. @module */
export { DocumentId, addSaved, savedIn, removeSaved, mostSaved } from './saved/saved-cookie.ts'
