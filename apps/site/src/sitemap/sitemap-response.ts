import {
  alternateLinks,
  fileResponse,
  languagesOfPage,
  plainResponse,
  type SitemapPage,
  writeSitemap,
} from '@house-edge/publishing'
import { siteConfig } from '../config.ts'
import { contentStore } from '../content/content-store.ts'
import { publishedArticles } from '../content/visit-content.ts'
import { publishedAddresses } from '../document-addresses/document-addresses.ts'
import { listings } from '../document/listings.ts'
import { findDocumentPath } from '../routes.ts'
import { site } from '../site.ts'

/** Answers a request for the sitemap or a part of it: 503 while the content cannot be read. */
export async function sitemapResponse(request: Request, part?: number): Promise<Response> {
  const pages = await mappedPages()
  if (pages === 'unknown')
    return plainResponse(503, 'We cannot reach our content right now. Ask again in half a minute.')
  const map = writeSitemap(pages, new URL(siteConfig().SITE_ORIGIN).origin, part)
  if (map === undefined) return plainResponse(404, 'The map of this site has no such part.')
  return fileResponse(request, map, {
    'content-type': 'application/xml',
    'cache-control': 'public, max-age=0, must-revalidate',
  })
}

async function mappedPages(): Promise<readonly SitemapPage[] | 'unknown'> {
  const [documents, pictures] = await Promise.all([publishedAddresses(), picturesByPath()])
  if (documents === 'unknown' || pictures === 'unknown') return 'unknown'
  const lists = Object.values(listings).flatMap((listing) => {
    const changedAt = documents
      .flatMap(({ type, publishedAt }) => (type === listing.type && publishedAt ? [publishedAt] : []))
      // The service writes all of them in UTC.
      .toSorted()
      .at(-1)
    const path = listing.path(1)
    const links = languagesOfPage(site, path)
    const alternates = alternateLinks(site, links)
    return links.map((link) => ({ path: link.path, changedAt, alternates }))
  })
  return [
    ...lists,
    ...documents.map(({ path, publishedAt, links }) => ({
      path,
      changedAt: publishedAt,
      alternates: alternateLinks(site, links),
      pictures: pictures.get(path),
    })),
  ]
}

/** The main picture of reviews, articles and people. */
async function picturesByPath(): Promise<ReadonlyMap<string, readonly string[]> | 'unknown'> {
  try {
    const { client } = contentStore()
    const documents = await Promise.all([
      client.getAll('casino_review'),
      publishedArticles(),
      client.getAll('person'),
    ])
    return new Map(
      documents.flat().flatMap((document): [string, string[]][] => {
        const path = findDocumentPath(document.type, document.uid)
        const { url } = document.type === 'person' ? document.data.photo : document.data.cover
        return path !== undefined && url && URL.canParse(url) ? [[path, [url]]] : []
      }),
    )
  } catch {
    return 'unknown'
  }
}
