/** What is asked in words, for pages, servers and browsers alike: it loads nothing. @module */
export { longestQuestion, longestTyped } from './question/search-question.ts'
export { ofAddress, wordsOfAddress } from './question/words-of-address.ts'
export { suggestionsPath } from './question/suggestions-path.ts'
