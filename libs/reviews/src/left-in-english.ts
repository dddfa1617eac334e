/** For tests: what of a page is in no catalogue. @module */
export { leftInEnglish } from './testing/left-in-english.ts'
