import type { Question } from '@house-edge/publishing'
import { Button, Link } from '@house-edge/ui'
import { Form } from '@house-edge/ui/forms'
import { Flow, PageHeader, Section } from '@house-edge/ui/page'
import { href } from '@house-edge/routing'
import { noMarket } from '@house-edge/reviews/market'
import { marketWords } from '@house-edge/reviews/filter'
import { FrameView } from '../../frame/frame-view.tsx'
import { marketOf, siteMarkets } from '../../market/site-markets.ts'
import type { Framed } from '../../questions/framed.ts'
import { titled } from '../../questions/titled.ts'
import { routes } from '../../routes.ts'

/** The reader's market. */
export interface MarketRequest {
  market: string
}

/** What the page shows. */
export interface MarketShown extends Framed, MarketRequest {}

/** Where readers say in which country they are, at `/market`. */
export const marketChoice: Question<MarketRequest, MarketShown> = {
  ask: ({ headers }) => ({ market: marketOf(headers) }),
  head: () => ({
    title: titled('Where you are'),
    description: 'Offers are for some countries. Say which you are in, and see what is for you.',
  }),
  view: ({ settings, market }, above) => {
    const others = [...siteMarkets().codes, noMarket].filter((each) => each !== market)
    return (
      <FrameView path={href(routes.market)} width="narrow" settings={settings} above={above}>
        <PageHeader
          title="Where you are"
          lead={
            market === noMarket
              ? 'You see no offers: we know of none that you can take up.'
              : `You see offers for readers in ${marketWords(market)}.`
          }
        />
        <Flow>
          <Section>
            <p>
              What a casino may offer differs by country, and so does what we show. Reviews, scores and
              warnings are the same everywhere. Your choice is kept in a cookie of this browser, without
              anything else of you.
            </p>
            <Form
              action="/api/market"
              method="post"
              aria-label="Choose where you are"
              actions={others.map((each) => (
                <Button key={each} type="submit" name="market" value={each} variant="quiet">
                  {marketWords(each)}
                </Button>
              ))}
            />
            <p>
              Then see <Link href={href(routes.offers)}>the offers and their terms</Link> or{' '}
              <Link href={href(routes.reviews)}>every casino we have reviewed</Link>.
            </p>
          </Section>
        </Flow>
      </FrameView>
    )
  },
}
