/** Full-text search of any documents. It loads no component, so that a bench can. @module */
export { createSearchIndex, type SearchEntry } from './search-index/search-index.ts'
