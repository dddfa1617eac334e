/** What search engines are told of a page: structured data of schema.org, and descriptions that no editor wrote. @module */
export { describeDocument } from './metadata/describe-document.ts'
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
