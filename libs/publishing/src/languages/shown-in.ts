import type { AddressWithDate } from '@house-edge/content'
import {
  alternateLinks,
  type InLanguages,
  type LanguageLink,
  type Linked,
  languagesOfPage,
} from './alternates.ts'

/** In which languages a page is, and whether it shows a document of another one. */
export interface ShownIn {
  /** The address that search engines list: of a document that is shown instead, that of its own page. */
  canonical: string
  /** The page in each language it is in. */
  links: readonly LanguageLink[]
  /** The same for search engines. `undefined` for a page that is not listed at its address. */
  alternates: Readonly<Record<string, string>> | undefined
  /** The language of a document that is shown instead of a translation. */
  instead: string | undefined
}

/**
 * In which languages the page at a path is.
 *
 * @param lang The language of the page.
 * @param document What it shows, if it shows one.
 */
export function shownIn(site: Linked, path: string, lang: string, document?: InLanguages): ShownIn {
  const links = languagesOfPage(site, path, document)
  if (document === undefined || document.lang === lang)
    return { canonical: path, links, alternates: alternateLinks(site, links), instead: undefined }
  const own = site.findDocumentPath(document.type, document.uid ?? null, document.lang)
  return { canonical: own ?? path, links, alternates: undefined, instead: document.lang }
}

/** A document and the path of its page. */
export interface PublishedPage {
  type: string
  uid: string | null
  lang: string
  path: string
  publishedAt: string | null
  /** Its pages in each language it is in, as the page itself names them. */
  links: readonly LanguageLink[]
}

/** The pages of published documents. Documents at an address of the site itself have none. */
export function pagesOfAddresses(site: Linked, addresses: readonly AddressWithDate[]): PublishedPage[] {
  const byId = new Map(addresses.map((address) => [address.id, address]))
  return addresses.flatMap(({ type, uid, lang, publishedAt, alternates }) => {
    const path = site.findDocumentPath(type, uid, lang)
    if (path === undefined) return []
    const others = alternates.flatMap((other) => byId.get(other) ?? [])
    const links = languagesOfPage(site, path, { type, uid, lang, alternate_languages: others })
    return [{ type, uid, lang, path, publishedAt, links }]
  })
}
