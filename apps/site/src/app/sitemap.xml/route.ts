import { siteConfig } from '../../config.ts'
import { publishedAddresses } from '../../content.ts'
import { listings } from '../../document/listings.ts'
import { writeSitemap } from '../../metadata/sitemap.ts'

/** Written anew with each request: it lists what is published, and asks nobody but the store. */
export const dynamic = 'force-dynamic'

/** Every page there is, at `/sitemap.xml`; 503 while nobody can tell. */
export async function GET(): Promise<Response> {
  const documents = await publishedAddresses()
  if (documents === 'unknowable') {
    return new Response('We cannot reach our content right now. Ask again in half a minute.\n', {
      status: 503,
      headers: {
        'content-type': 'text/plain; charset=utf-8',
        'cache-control': 'no-store',
        'retry-after': '30',
      },
    })
  }
  const pages = [
    ...Object.values(listings).map((listing) => ({ path: listing.path(1) })),
    ...documents.map(({ path, publishedAt }) => ({ path, changedAt: publishedAt })),
  ]
  return new Response(writeSitemap(pages, siteConfig().SITE_ORIGIN), {
    headers: { 'content-type': 'application/xml', 'cache-control': 'public, max-age=0, must-revalidate' },
  })
}
