import { pagesOfAddresses, sitemapPages, sitemapResponse } from '@house-edge/publishing'
import { content } from '../../content.ts'
import { site } from '../../site.ts'

/** Rendered for each request, from the content in memory. */
export const dynamic = 'force-dynamic'

/** Every page that shows a document, each with its translations. */
export const GET = (request: Request) =>
  sitemapResponse(request, {
    origin: site.settings().origin,
    readPages: async () => sitemapPages(site, pagesOfAddresses(site, await content.store().addresses()), []),
  })
