import { alternateLinks, type LanguageLink, languagesOfPage } from '@house-edge/publishing'
import type { AllDocumentTypes } from '@house-edge/reviews/documents'
import { pageLanguage, type SiteLanguage } from '../language.ts'
import { findPathIn } from '../routes.ts'
import { site } from '../site.ts'

/** In which languages a page is, and whether it shows a document of another one. */
interface ShownIn {
  /** The address that search engines list: of a document that is shown instead, that of its own page. */
  canonical: string
  /** The page in each language it is in. */
  links: readonly LanguageLink[]
  /** The same for search engines. `undefined` for a page that is not listed at its address. */
  alternates: Readonly<Record<string, string>> | undefined
  /** The language of a document that is shown instead. */
  instead: SiteLanguage | undefined
}

/** @param document What the page shows, if it shows one. */
export function shownIn(path: string, document?: AllDocumentTypes): ShownIn {
  const links = languagesOfPage(site, path, document)
  const isInstead = document !== undefined && document.lang !== pageLanguage()
  if (!isInstead)
    return { canonical: path, links, alternates: alternateLinks(site, links), instead: undefined }
  const own = findPathIn(document.type, document.uid, document.lang)
  return { canonical: own ?? path, links, alternates: undefined, instead: document.lang as SiteLanguage }
}
