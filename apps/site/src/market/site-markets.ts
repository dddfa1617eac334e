import { siteConfig } from '../config.ts'
import { decideMarket, marketFacts, type Markets } from './decide-market.ts'

/** The markets of this site. */
export function siteMarkets(): Markets {
  const { SITE_MARKETS: codes, SITE_DEFAULT_MARKET: fallback } = siteConfig()
  return { codes, fallback }
}

/** The market of the reader who sent these headers. */
export function marketOf(asked: Pick<Headers, 'get'>): string {
  const { SITE_COUNTRY_HEADER: header, SITE_TRUSTED_HOPS: trustedHops } = siteConfig()
  return decideMarket(marketFacts(asked, { header, trustedHops }), siteMarkets())
}
