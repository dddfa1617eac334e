import { originalId } from '@house-edge/publishing'
import type { ReaderLinks } from '@house-edge/readers/saving'
import type { Links } from '@house-edge/reviews/links'
import { originalLanguage, pageLanguage, type SiteLanguage, siteLanguages } from './language.ts'
import { findDocumentPath, isUid, pathsBeside } from './routes.ts'

/**
 * Where the pages of this site are, for the libraries that lead to them, in the language of the page that is rendered. They are
 * named there as in `routes.ts`.
 */
export const links: Links & ReaderLinks = linksOf(pageLanguage)

/**
 * The same in a language, for what is read before a page is rendered.
 *
 * @param lang Default: the original.
 */
export function linksIn(lang: string | undefined): Links {
  return byLanguage[(lang ?? originalLanguage) as SiteLanguage]
}

const byLanguage = Object.fromEntries(siteLanguages.map((lang) => [lang, linksOf(() => lang)])) as Readonly<
  Record<SiteLanguage, ReturnType<typeof linksOf>>
>

function linksOf(lang: () => SiteLanguage): Links & ReaderLinks {
  const others: Pick<Links, 'documentPath' | 'isUid' | 'toldId'> = {
    documentPath: (type, uid) => findDocumentPath(type, uid, lang()),
    isUid,
    toldId: (document) => originalId(document, originalLanguage),
  }
  return pathsBeside(lang, others)
}
