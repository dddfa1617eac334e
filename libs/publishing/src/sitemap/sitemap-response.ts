import { fileResponse, plainResponse } from '../files/file-response.ts'
import { type SitemapPage, writeSitemap } from './write-sitemap.ts'

export { type SitemapPage, writeSitemap }

/**
 * Answers a request for the sitemap or a part of it: 503 while the content cannot be read.
 *
 * @param site.origin Where visitors find the site.
 * @param site.readPages Every page that search engines may list; rejects while they are not known.
 * @param part As `writeSitemap` takes it.
 */
export async function sitemapResponse(
  request: Request,
  { origin, readPages }: { origin: string; readPages: () => Promise<readonly SitemapPage[]> },
  part?: number,
): Promise<Response> {
  let pages: readonly SitemapPage[]
  try {
    pages = await readPages()
  } catch {
    return plainResponse(503, 'We cannot reach our content right now. Ask again in half a minute.')
  }
  const map = writeSitemap(pages, new URL(origin).origin, part)
  if (map === undefined) return plainResponse(404, 'The map of this site has no such part.')
  return fileResponse(request, map, {
    'content-type': 'application/xml',
    'cache-control': 'public, max-age=0, must-revalidate',
  })
}
