import { type SitemapPage, sitemapPages, sitemapResponse } from '@house-edge/publishing'
import { siteConfig } from '../config.ts'
import { contentStore } from '../content/published-content.ts'
import { publishedArticles } from '../content/visit-content.ts'
import { publishedAddresses } from '../document-addresses/document-addresses.ts'
import { listings } from '../document/listings.ts'
import { findDocumentPath } from '../routes.ts'
import { site } from '../site.ts'

/** Answers a request for the sitemap or a part of it. */
export function siteMap(request: Request, part?: number): Promise<Response> {
  return sitemapResponse(request, { origin: siteConfig().SITE_ORIGIN, readPages: mappedPages }, part)
}

async function mappedPages(): Promise<readonly SitemapPage[]> {
  const [documents, pictures] = await Promise.all([publishedAddresses(), picturesByPath()])
  const lists = Object.values(listings).map(({ type, path }) => ({ type, path: path(1) }))
  return sitemapPages(site, documents, lists, pictures)
}

/** The main picture of reviews, articles and people. */
async function picturesByPath(): Promise<ReadonlyMap<string, readonly string[]>> {
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
}
