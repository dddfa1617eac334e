import { join } from 'node:path'
import type { CallDatabase } from '../../database-search/database-index.ts'
import type { Links } from '../../links.ts'
import type { KeptSearch } from '../kept-search.ts'
import { prepareSearch, type SearchedSite } from '../site-search.ts'

/** A site in several languages, whose documents are searched. */
export interface SearchedLanguages
  extends Pick<KeptSearch, 'folder' | 'report'>, Pick<SearchedSite, 'store'> {
  /** The language of the store. */
  original: string
  /** Where the pages of a language are. */
  linksIn: (lang: string | undefined) => Links
  /** Tells this content from that of another repository. */
  source: readonly unknown[]
  /** Where other machines of the site find the index of the original. Default: nowhere. */
  shared?: KeptSearch['shared']
  /** The database that keeps the indexes and answers in place of this process. Default: none. */
  call?: CallDatabase | undefined
}

/**
 * What is searched by readers of a language: its documents, and those of the original that are not in it. Where the index lies:
 * in a folder, or in a database.
 *
 * @param lang Default: the original.
 */
export function searchedIn(site: SearchedLanguages, lang?: string): SearchedSite {
  const { original, linksIn, store, source, folder, shared, call, report } = site
  const isOriginal = lang === undefined || lang === original
  const searched = {
    store,
    links: linksIn(lang),
    ...(!isOriginal && { language: lang, instead: searchedIn(site) }),
  }
  if (call) return { ...searched, database: { source: JSON.stringify(source), call, report } }
  // A translation is not handed to other machines: there are few, and each reads them when it starts.
  const kept = isOriginal
    ? { folder, source: JSON.stringify(source), report, shared }
    : { folder: join(folder, lang), source: JSON.stringify([...source, lang]), report }
  return { ...searched, kept }
}

/**
 * Prepares the search in each language, that of the original first.
 *
 * @returns How many documents of the original there are.
 * @throws {ContentError} The content could not be read. The first search tries again.
 */
export async function prepareSearchIn(
  site: SearchedLanguages,
  languages: readonly string[],
): Promise<{ readonly size: number }> {
  const index = await prepareSearch(searchedIn(site))
  for (const lang of languages) if (lang !== site.original) await prepareSearch(searchedIn(site, lang))
  return index
}
