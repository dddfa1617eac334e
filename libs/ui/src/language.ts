/** The language of a page: its words, figures and direction. @module */
export { inOrder, listFormat, nameOf, numberWords, plural, timeWords } from './language/formats.ts'
export { speak } from './language/speak.ts'
export { directionOf, spokenLanguage } from './language/spoken.ts'
export { createWords, type Messages, pseudoLanguage, type Words } from './language/words.ts'
