import type { ReaderLinks } from '@house-edge/readers/saving'
import type { Links } from '@house-edge/reviews/links'
import { href } from '@house-edge/routing'
import { languages, originalLanguage, pageLanguage, type SiteLanguage } from './language.ts'
import { findDocumentPath, here, isUid, pathIn, routes } from './routes.ts'

/** Where the pages of this site are, for the libraries that lead to them, in the language of the page that is rendered. */
export const links: Links = linksOf(pageLanguage)

/**
 * The same in a language, for what is read before a page is rendered.
 *
 * @param lang Default: the original.
 */
export function linksIn(lang: string | undefined): Links {
  return byLanguage[(lang ?? originalLanguage) as SiteLanguage]
}

const byLanguage = Object.fromEntries(
  Object.keys(languages).map((lang) => [lang, linksOf(() => lang as SiteLanguage)]),
) as Readonly<Record<SiteLanguage, Links>>

function linksOf(lang: () => SiteLanguage): Links {
  return {
    documentPath: (type, uid) => findDocumentPath(type, uid, lang()),
    isUid,
    get blog() {
      return pathIn(lang(), routes.blog)
    },
    get blogFound() {
      return pathIn(lang(), routes.blogFound)
    },
    get reviews() {
      return pathIn(lang(), routes.reviews)
    },
    get reviewsFound() {
      return pathIn(lang(), routes.reviewsFound)
    },
    get offers() {
      return pathIn(lang(), routes.offers)
    },
    get offersFound() {
      return pathIn(lang(), routes.offersFound)
    },
    get warnings() {
      return pathIn(lang(), routes.warnings)
    },
    get compare() {
      return pathIn(lang(), routes.compare)
    },
    get search() {
      return pathIn(lang(), routes.search)
    },
    get market() {
      return pathIn(lang(), routes.market)
    },
    get people() {
      return pathIn(lang(), routes.people)
    },
    get topics() {
      return pathIn(lang(), routes.topics)
    },
    get paymentMethods() {
      return pathIn(lang(), routes.paymentMethods)
    },
    get operators() {
      return pathIn(lang(), routes.operators)
    },
    get regulators() {
      return pathIn(lang(), routes.regulators)
    },
  }
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
