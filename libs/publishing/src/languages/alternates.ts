import { languageOfPath, matchRoute, type TranslatedRoute } from '@house-edge/routing'
import type { PublishedSite } from '../site/published-site.ts'

/** A page in one of its languages. */
export interface LanguageLink {
  /** The id of the language. */
  lang: string
  /** BCP 47. */
  tag: string
  path: string
}

/** A document, as far as it says where it is in other languages. */
export interface InLanguages {
  readonly type: string
  readonly uid?: string | null
  readonly lang: string
  readonly alternate_languages: readonly { lang: string; uid?: string | null }[]
}

export type Linked = Pick<PublishedSite, 'routes' | 'languages' | 'original' | 'findDocumentPath'>

/**
 * The page at a path in each language it is in, its own included, the original first. Of a document by its translations, so
 * that each of them names the same pages; of any other page by the table of routes.
 *
 * @param document What the page shows, if it shows one.
 * @returns None on a site of one language.
 */
export function languagesOfPage(site: Linked, path: string, document?: InLanguages): LanguageLink[] {
  const { languages, original } = site
  if (!languages) return []
  const lang = languageOfPath(languages, path)
  const addressIn = (each: string): string | undefined => {
    if (document) {
      const own = each === document.lang ? document : inLanguage(document, each)
      return own && site.findDocumentPath(document.type, own.uid ?? null, each)
    }
    return each === lang ? path : pathIn(site, path, each)
  }
  return Object.keys(languages)
    .toSorted((one, other) => Number(other === original) - Number(one === original))
    .flatMap((each) => {
      const found = addressIn(each)
      return found !== undefined && languageOfPath(languages, found) === each
        ? [{ lang: each, tag: languages[each]!.tag, path: found }]
        : []
    })
}

/** The same as links for search engines: by `hreflang`, and `x-default` for readers of none of these languages. */
export function alternateLinks(site: Linked, links: readonly LanguageLink[]): Record<string, string> {
  if (links.length < 2) return {}
  const byLanguage = links.map(({ lang, tag, path }) => [site.languages?.[lang]?.hreflang ?? tag, path])
  return Object.fromEntries([...byLanguage, ['x-default', links[0]!.path]])
}

/**
 * The page above one that is not in a language, which is: of those that a site names, the last that the path begins with.
 *
 * @param pages By their names in the table of routes.
 * @returns `undefined`: the path stands below none of them.
 */
export function pageAbove<Page extends string>(
  site: Pick<Linked, 'routes' | 'original'>,
  path: string,
  lang: string,
  pages: readonly Page[],
): { page: Page; path: string } | undefined {
  const above = path.slice(0, path.lastIndexOf('/'))
  if (above === '') return undefined
  const match = matchRoute(site.routes, above)
  const route = match.kind === 'matched' ? (match.route as Partial<TranslatedRoute>).page : undefined
  const page = pages.find((each) => each === route)
  if (page === undefined) return pageAbove(site, above, lang, pages)
  return { page, path: pathIn(site, above, lang) ?? above }
}

/** The page at a path in another language, by the table of routes. `undefined`: there is none, or it shows a document. */
function pathIn(site: Pick<Linked, 'routes' | 'original'>, path: string, lang: string): string | undefined {
  const match = matchRoute(site.routes, path)
  if (match.kind !== 'matched') return undefined
  const page = (match.route as Partial<TranslatedRoute>).page ?? match.name
  const route = site.routes[lang === site.original ? page : `${page}@${lang}`]
  if (!route) return undefined
  return route.pattern.replaceAll(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(match.params[name] ?? ''),
  )
}

function inLanguage({ alternate_languages: others }: InLanguages, lang: string) {
  return others.find((other) => other.lang === lang)
}
