import type { Question } from '@house-edge/publishing'
import { Button, Link } from '@house-edge/ui'
import { Form } from '@house-edge/ui/forms'
import { Flow, PageHeader, Section } from '@house-edge/ui/page'
import { marked } from '@house-edge/ui/language'
import { noMarket } from '@house-edge/reviews/market'
import { marketWords } from '@house-edge/reviews/filter'
import { FrameView } from '../../frame/frame-view.tsx'
import { marketOf, siteMarkets } from '../../market/site-markets.ts'
import type { Framed } from '../../questions/framed.ts'
import { titled } from '../../questions/titled.ts'
import { here, routes } from '../../routes.ts'
import { links } from '../../links.ts'
import { words } from '../../words/words.ts'

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
    title: titled(words().market.title),
    description: words().market.description,
  }),
  view: ({ settings, market }, above) => {
    const said = words().market
    const others = [...siteMarkets().codes, noMarket].filter((each) => each !== market)
    return (
      <FrameView path={here(routes.market)} width="narrow" settings={settings} above={above}>
        <PageHeader
          title={said.title}
          lead={market === noMarket ? said.none : said.offersFor(marketWords(market))}
        />
        <Flow>
          <Section>
            <p>{said.text}</p>
            <Form
              action="/api/market"
              method="post"
              aria-label={said.form}
              actions={others.map((each) => (
                <Button key={each} type="submit" name="market" value={each} variant="quiet">
                  {marketWords(each)}
                </Button>
              ))}
            >
              <input type="hidden" name="to" value={here(routes.market)} />
            </Form>
            <p>
              {marked(said.waysOn, (part, at) => (
                <Link href={at === 0 ? links.offers : links.reviews}>{part}</Link>
              ))}
            </p>
          </Section>
        </Flow>
      </FrameView>
    )
  },
}
