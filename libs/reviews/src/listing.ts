/** What lists need of a document, and how many stand on a page. @module */
export { type ListedArticle, listedFields } from './listing/listed-article.ts'
export { pageSize, pageSizeOf } from './listing/page-size.ts'
