/** Full-text search of any documents. It loads no component, so that a bench can. @module */
export { createSearchIndex } from './text-index/search-index.ts'
export { savedIndex } from './text-index/saved-index.ts'
export type { SearchEntry } from './text-index/segment-writer.ts'
