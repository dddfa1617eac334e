/** Search: the index, what a question means, results, suggestions, and help for readers in distress. @module */
export { findDistress } from './distress/find-distress.ts'
export type { Distress } from './distress/help-question.ts'
export { HelpFound } from './distress/help-found.tsx'
export { isKind, type Kind, kinds } from './search-index/searchable.ts'
export { Answers } from './search/intent/answers.tsx'
export { answerSuggestions } from './search/answer-suggestions.ts'
export { findResults, type ResultGroup, type Results } from './search/results.ts'
export { findSuggestions } from './search/suggestions.ts'
