/** What search engines are told of a page: its metadata, and structured data of schema.org. @module */
export { createPageMetadata, type PageDocument, type PageMetadata } from './metadata/page-metadata.ts'
export {
  describeArticle,
  describeList,
  describePerson,
  describeReview,
  describeSite,
  describeTrail,
  type Publisher,
  publisherOf,
} from './structured-data/describe.ts'
export { StructuredData } from './structured-data/structured-data.tsx'
