/** The index of all published documents, without what shows results: a process makes it when it starts. @module */
export { findDistress } from './distress/find-distress.ts'
export type { SearchEvent } from './search/kept-search.ts'
export { isSearchable, type SearchedSite, siteSearch } from './search/site-search.ts'
export { prepareSearchIn, searchedIn, type SearchedLanguages } from './search/languages/searched-in.ts'
export type { CallDatabase } from './database-search/database-index.ts'
