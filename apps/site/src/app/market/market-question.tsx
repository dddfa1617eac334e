import { reviewWords } from '@house-edge/reviews/rendering'
import type { Question } from '@house-edge/publishing'
import { Button, Link } from '@house-edge/ui'
import { Form } from '@house-edge/ui/forms'
import { Flow, PageHeader, Section } from '@house-edge/ui/page'
import { inSpoken, marked } from '@house-edge/ui/language'
import { noMarket } from '@house-edge/reviews/market'
import { matchRoute } from '@house-edge/routing'
import { ElsewhereNote, marketWords, type otherCountries } from '@house-edge/reviews/filter'
import { FrameView } from '../../frame/frame-view.tsx'
import { marketOf, siteMarkets } from '../../market/site-markets.ts'
import type { Framed } from '../../questions/framed.ts'
import { pageBefore } from '@house-edge/paths'
import { titled } from '../../site-metadata.ts'
import { here, routes } from '../../routes.ts'
import { links } from '../../links.ts'

/** The reader's market, and the page whose offers they wanted to be for another. */
export interface MarketRequest {
  market: string
  from?: string | undefined
}

/** What the page shows. */
export interface MarketShown extends Framed, MarketRequest {
  /** What there is in other countries. `undefined`: it is not known. */
  elsewhere?: ReturnType<typeof otherCountries> | undefined
}

/** Where readers say in which country they are, at `/market`. */
export const marketChoice: Question<MarketRequest, MarketShown> = {
  ask: ({ headers }) => ({ market: marketOf(headers), from: pageOfOffers(headers) }),
  // Where somebody came from is theirs alone.
  isKept: ({ from }) => from === undefined,
  head: () => ({
    title: titled(reviewWords().pages.market.title),
    description: reviewWords().pages.market.description,
  }),
  view: ({ settings, market, from, elsewhere }, above) => {
    const said = reviewWords().pages.market
    const others = [...siteMarkets().codes, noMarket].filter((each) => each !== market)
    return (
      <FrameView
        path={here(routes.market)}
        width="narrow"
        settings={settings}
        above={above}
        country={market === noMarket ? undefined : market}
      >
        <PageHeader
          title={said.title}
          lead={market === noMarket ? said.none : said.offersFor(marketWords(market))}
        />
        <Flow>
          <Section>
            <p>{said.text}</p>
            <Form
              action={inSpoken('/api/market')}
              method="post"
              aria-label={said.form}
              actions={others.map((each) => (
                <Button key={each} type="submit" name="market" value={each} variant="quiet">
                  {marketWords(each)}
                </Button>
              ))}
            >
              <input type="hidden" name="to" value={from ?? here(routes.market)} />
            </Form>
            {elsewhere && <ElsewhereNote countries={elsewhere} settings={settings} links={links} />}
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

/** Pages that say for which country their offers are, by the names of their routes. */
const saying = new Set([
  'compare',
  'reviews',
  'reviewsPage',
  'reviewsFound',
  'review',
  'offers',
  'offersPage',
  'offersFound',
  'offer',
])

/** The page that a reader is led back to, once it can show the offers of another country. */
function pageOfOffers(headers: Parameters<typeof pageBefore>[0]): string | undefined {
  const path = pageBefore(headers)
  const match = path === undefined ? undefined : matchRoute(routes, path.split('?')[0]!)
  return match?.kind === 'matched' && saying.has(match.route.page) ? path : undefined
}
