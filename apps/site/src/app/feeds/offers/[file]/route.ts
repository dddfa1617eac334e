import { offerEntries } from '@house-edge/reviews/feeds'
import { listedOffers } from '@house-edge/reviews/offers'
import { inRow, nameOf } from '@house-edge/ui/language'
import { listings } from '../../../../document/listings.ts'
import { feedResponse } from '../../../../feeds/feed-response.ts'
import { links } from '../../../../links.ts'
import { siteMarkets } from '../../../../market/site-markets.ts'
import { offersFeed } from '@house-edge/reviews/links'
import { today } from '../../../../today.ts'

/** Rendered for each request, from the content store alone. */
export const dynamic = 'force-dynamic'

/** The offers that can be taken up in a market, at `/feeds/offers/{country}.xml` and `/feeds/offers/{country}.json`. */
export async function GET(request: Request, { params }: { params: Promise<{ file: string }> }) {
  return feedResponse(request, (await params).file, async (name, client) => {
    const market = siteMarkets().codes.find((code) => code.toLowerCase() === name)
    if (market === undefined) return undefined
    const [bonuses, reviews] = await Promise.all([client.getAll('bonus'), client.getAll('casino_review')])
    return {
      tell: () => {
        const { title, description, path } = listings.bonus
        return {
          head: {
            title: `House Edge: ${inRow([title, nameOf('region', market)])}`,
            description,
            path: path(1),
            feeds: offersFeed(market),
          },
          entries: offerEntries(listedOffers(bonuses, reviews), { market, today: today(), links }),
        }
      },
    }
  })
}
