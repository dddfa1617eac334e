import type { ReaderLinks } from '@house-edge/readers/saving'
import type { Links } from '@house-edge/reviews/links'
import { href } from '@house-edge/routing'
import { languages, originalLanguage, pageLanguage, type SiteLanguage } from './language.ts'
import { findDocumentPath, isUid, pathIn, routes } from './routes.ts'

/** The pages that libraries lead to are named there as in `routes.ts`. */
type Led = Exclude<keyof Links, 'documentPath' | 'isUid'> | Exclude<keyof ReaderLinks, 'ownExperience'>

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

/** The same for what readers do. */
export const readerLinks: ReaderLinks = linksTo(
  pageLanguage,
  { ownExperience: (uid: string) => href(routes.accountExperience, { uid }) },
  ['complaints', 'saved'],
)

function linksOf(lang: () => SiteLanguage): Links {
  const documents: Pick<Links, 'documentPath' | 'isUid'> = {
    documentPath: (type, uid) => findDocumentPath(type, uid, lang()),
    isUid,
  }
  return linksTo(
    lang,
    documents,
    [
      'blog',
      'blogFound',
      'reviews',
      'reviewsFound',
      'offers',
      'offersFound',
      'warnings',
      'compare',
      'search',
    ],
    ['market', 'people', 'topics', 'paymentMethods', 'operators', 'regulators'],
  )
}

function linksTo<Other extends object, Name extends Led>(
  lang: () => SiteLanguage,
  others: Other,
  ...names: (readonly Name[])[]
): Other & Readonly<Record<Name, string>> {
  const found = names
    .flat()
    .map((name) => [name, { get: () => pathIn(lang(), routes[name]), enumerable: true }])
  return Object.defineProperties(others, Object.fromEntries(found)) as Other & Record<Name, string>
}
