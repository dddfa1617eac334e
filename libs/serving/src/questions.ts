/** Pages that answer a question, rendered by the server in front and not by the framework. @module */
export {
  type RequestedQuestion,
  createQuestionPages,
  type QuestionFacts,
  type QuestionPages,
  type QuestionPagesOptions,
  type QuestionResponse,
} from './questions/question-pages.ts'
export { type HeaderList } from './questions/send-page.ts'
export { type VisitPagesOptions, type VisitResponse } from './questions/visit-pages.ts'
export { type OwnMarkup } from './questions/page-shell.ts'
export { type ShellOptions } from './questions/shell-once.ts'
