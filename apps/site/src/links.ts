import type { ReaderLinks } from '@house-edge/readers/saving'
import type { Links } from '@house-edge/reviews/links'
import { href } from '@house-edge/routing'
import { findDocumentPath, here, isUid, routes } from './routes.ts'

/** Where the pages of this site are, for the libraries that lead to them. */
export const links: Links = {
  documentPath: findDocumentPath,
  isUid,
  get blog() {
    return here(routes.blog)
  },
  get blogFound() {
    return here(routes.blogFound)
  },
  get reviews() {
    return here(routes.reviews)
  },
  get reviewsFound() {
    return here(routes.reviewsFound)
  },
  get offers() {
    return here(routes.offers)
  },
  get offersFound() {
    return here(routes.offersFound)
  },
  get warnings() {
    return here(routes.warnings)
  },
  get compare() {
    return here(routes.compare)
  },
  get search() {
    return here(routes.search)
  },
  get market() {
    return here(routes.market)
  },
  get people() {
    return here(routes.people)
  },
  get topics() {
    return here(routes.topics)
  },
  get paymentMethods() {
    return here(routes.paymentMethods)
  },
  get operators() {
    return here(routes.operators)
  },
  get regulators() {
    return here(routes.regulators)
  },
}

/** The same for what readers do. */
export const readerLinks: ReaderLinks = {
  get complaints() {
    return here(routes.complaints)
  },
  get saved() {
    return here(routes.saved)
  },
  ownExperience: (uid) => href(routes.accountExperience, { uid }),
}
