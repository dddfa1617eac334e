import { contentFile } from '../files/file-response.ts'
import type { AbsentFile } from '../site/site-options.ts'
import { leastPagesOfPart, type SitemapPage, writeSitemap } from './write-sitemap.ts'

export { type SitemapPage, writeSitemap }

const noSuchPart = 'The map of this site has no such part.'

/** Pages that a sitemap names besides those of documents, such as lists, are fewer. */
const mostOthers = 1_000

/**
 * Says of the path of a part of the sitemap that there is none, for `absentFiles` of a site. Not for a sitemap that names a
 * thousand pages or more that show no document: their number is not known here.
 *
 * @param mostPages How many pages a document has at most: one in each language.
 * @returns `undefined`: it is no path of a part.
 */
export function absentPart(path: string, mostPages = 1): AbsentFile | undefined {
  if (!path.startsWith('/sitemaps/')) return undefined
  const [, part] = /^\/sitemaps\/([1-9][0-9]{0,3})\.xml$/.exec(path) ?? []
  if (part === undefined) return { words: noSuchPart }
  const documents = Math.ceil((leastPagesOfPart(Number(part)) - mostOthers) / mostPages)
  return { words: noSuchPart, unless: { documents } }
}

/**
 * Answers a request for the sitemap or a part of it: 503 while the content cannot be read.
 *
 * @param site.origin Where visitors find the site.
 * @param site.readPages Every page that search engines may list; rejects while they are not known.
 * @param part As `writeSitemap` takes it.
 */
export function sitemapResponse(
  request: Request,
  site: { origin: string; readPages: () => Promise<readonly SitemapPage[]> },
  part?: number,
): Promise<Response> {
  return contentFile(request, noSuchPart, async () => {
    const body = writeSitemap(await site.readPages(), new URL(site.origin).origin, part)
    const headers = {
      'content-type': 'application/xml',
      'cache-control': 'public, max-age=0, must-revalidate',
    }
    return body === undefined ? undefined : { body, headers }
  })
}
