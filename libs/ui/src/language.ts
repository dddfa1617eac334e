/** The language of a page: its words, figures and direction. @module */
export { inOrder, inRow, listFormat, nameOf, numberWords, plural, timeWords } from './language/formats.ts'
export { separators } from './language/separators.ts'
export { speak } from './language/speak.ts'
export { marked } from './language/marked.ts'
export {
  asShown,
  directionOf,
  directionOfText,
  inSpoken,
  pseudoLanguage,
  showInstead,
  spokenLanguage,
  writtenIn,
} from './language/spoken.ts'
export { shownText, written } from './language/written.ts'
export { createWords, type Messages, type Words } from './language/words.ts'
