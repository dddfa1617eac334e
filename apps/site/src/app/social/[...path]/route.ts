import { clientIn, fileResponse, plainResponse } from '@house-edge/publishing'
import { contentSources } from '@house-edge/publishing/policies'
import { contentStore } from '../../../content/published-content.ts'
import { siteLog } from '../../../logging/log.ts'
import { site } from '../../../site.ts'
import { noSuchCard, pathOfCard } from '@house-edge/reviews/links'
import { createCardCache, drawCard, fetchPicture, findCard } from '@house-edge/reviews/social'
import { listingAt } from '../../../document/listings.ts'
import { sayIn } from '../../../languages/speak-in.ts'
import { routes } from '../../../routes.ts'

/** Drawn on the first request: most pages are never shared. */
export const dynamic = 'force-dynamic'

/** Some forty kilobytes each. */
const cards = createCardCache({ most: 200, mostWaiting: 16 })

/** What social networks show of a page, at `/social/{path}.png`. */
export async function GET(request: Request, { params }: { params: Promise<{ path: string[] }> }) {
  const path = pathOfCard((await params).path)
  if (path === undefined) return plainResponse(404, noSuchCard)
  const { imageOrigins: origins } = contentSources(site.settings().content)
  try {
    const found = await findCard({ routes, listingAt, sayIn }, path, (lang) =>
      clientIn(site, contentStore().client, lang),
    )
    if (!found) return plainResponse(404, noSuchCard)
    const { card, drawing } = found
    const drawn = await cards.take(drawing, async () => {
      const picture = card.picture && (await fetchPicture(card.picture, { origins, fetch }))
      return drawCard(card, picture || undefined)
    })
    if (drawn === 'busy')
      return plainResponse(503, 'Too many pictures are being drawn. Ask again in half a minute.')
    return fileResponse(request, Buffer.from(drawn), {
      'content-type': 'image/png',
      'cache-control': 'public, max-age=86400',
    })
  } catch (error) {
    siteLog().warn('social', { path, error })
    return plainResponse(503, 'This picture cannot be drawn right now. Ask again in half a minute.')
  }
}
