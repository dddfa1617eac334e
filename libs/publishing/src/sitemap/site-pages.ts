import { alternateLinks, type Linked, languagesOfPage } from '../languages/alternates.ts'
import type { PublishedPage } from '../languages/shown-in.ts'
import type { SitemapPage } from './write-sitemap.ts'

/**
 * The pages of a site for its sitemap, each with its translations: lists, which change whenever one of their documents does, and
 * documents.
 *
 * @param lists The first page of each, and the type that it lists.
 * @param pictures Of a document, by its path. Default: none.
 */
export function sitemapPages(
  site: Linked,
  documents: readonly PublishedPage[],
  lists: readonly { path: string; type: string }[],
  pictures: ReadonlyMap<string, readonly string[]> = new Map(),
): SitemapPage[] {
  return [
    ...lists.flatMap((list) => {
      const links = languagesOfPage(site, list.path)
      const changedAt = latestOf(documents, list.type)
      const alternates = alternateLinks(site, links)
      return links.map(({ path }) => ({ path, changedAt, alternates }))
    }),
    ...documents.map(({ path, publishedAt, links }) => ({
      path,
      changedAt: publishedAt,
      alternates: alternateLinks(site, links),
      pictures: pictures.get(path),
    })),
  ]
}

/** The service writes all of them in UTC. */
function latestOf(documents: readonly PublishedPage[], listed: string): string | undefined {
  const dates = documents.flatMap(({ type, publishedAt }) =>
    type === listed && publishedAt ? [publishedAt] : [],
  )
  return dates.toSorted().at(-1)
}
