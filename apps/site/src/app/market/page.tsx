import { Button, Link } from '@house-edge/ui'
import { Form } from '@house-edge/ui/forms'
import { Flow, PageHeader, Section } from '@house-edge/ui/page'
import { href } from '@house-edge/routing'
import type { Metadata } from 'next'
import { SiteFrame } from '../../frame/site-frame.tsx'
import { noMarket } from '../../market/decide-market.ts'
import { marketWords } from '../../market/market-words.ts'
import { readerMarket } from '../../market/reader-market.ts'
import { siteMarkets } from '../../market/site-markets.ts'
import { routes } from '../../routes.ts'

/** Rendered for each request: it says what the reader has chosen. */
export const dynamic = 'force-dynamic'

export const metadata: Metadata = {
  title: 'Where you are',
  description: 'Offers are for some countries. Say which you are in, and see what is for you.',
  robots: { index: false, follow: true },
}

/** Where readers say in which country they are, at `/market`. */
export default async function MarketPage() {
  const market = await readerMarket()
  const others = [...siteMarkets().codes, noMarket].filter((each) => each !== market)
  return (
    <SiteFrame path={href(routes.market)} width="narrow" isPersonal>
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
            What a casino may offer differs by country, and so does what we show. Reviews, scores and warnings
            are the same everywhere. Your choice is kept in a cookie of this browser, without anything else of
            you.
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
    </SiteFrame>
  )
}
