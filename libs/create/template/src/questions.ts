import { search } from './search/search-question.ts'

/** Pages that answer a question, by the names of their routes: the server in front renders them. */
export const questions = { search }
export { speakIn as speak } from './language.ts'
export { renderToString } from 'react-dom/server'
