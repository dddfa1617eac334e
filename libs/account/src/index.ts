/** What needs neither Next nor a backend: paths, words, the mark of a session, and what is asked before an account is. @module */
export { markAccountLink } from './hint/mark-account-link.ts'
export { isCommonPassword } from './passwords/common-password.ts'
export { type AccountPaths, accountPaths } from './paths/account-paths.ts'
export { returnedErrorPath, returnedErrorPathIn } from './paths/returned-error.ts'
export { type AccountWords, englishWords, type WordChanges } from './words/words.ts'
