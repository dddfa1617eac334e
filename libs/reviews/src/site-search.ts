/** The index of all published documents, without what shows results: a process makes it when it starts. @module */
export { findDistress } from './distress/find-distress.ts'
export type { SearchEvent } from './search/kept-search.ts'
export { prepareSearch, type SearchedSite, siteSearch } from './search/site-search.ts'
