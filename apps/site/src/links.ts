import type { ReaderLinks } from '@house-edge/readers/saving'
import type { Links } from '@house-edge/reviews/links'
import { href } from '@house-edge/routing'
import { findDocumentPath, isUid, routes } from './routes.ts'

/** Where the pages of this site are, for the libraries that lead to them. */
export const links: Links = {
  documentPath: findDocumentPath,
  isUid,
  blog: href(routes.blog),
  blogFound: href(routes.blogFound),
  reviews: href(routes.reviews),
  reviewsFound: href(routes.reviewsFound),
  offers: href(routes.offers),
  offersFound: href(routes.offersFound),
  warnings: href(routes.warnings),
  compare: href(routes.compare),
  search: href(routes.search),
  market: href(routes.market),
  people: href(routes.people),
  topics: href(routes.topics),
  paymentMethods: href(routes.paymentMethods),
  operators: href(routes.operators),
  regulators: href(routes.regulators),
}

/** The same for what readers do. */
export const readerLinks: ReaderLinks = {
  complaints: href(routes.complaints),
  saved: href(routes.saved),
  ownExperience: (uid) => href(routes.accountExperience, { uid }),
}
