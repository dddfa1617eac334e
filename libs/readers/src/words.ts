/** What the pages say on which readers act. @module */
export { formAskedFor } from './words/form-asked-for.ts'
export { words as readerWords } from './words/words.ts'
