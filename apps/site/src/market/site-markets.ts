import { siteConfig } from '../config.ts'
import type { OfferMarkets } from '@house-edge/reviews/casino'
import { decideMarket, marketFacts, type Markets, noMarket, readerCountry } from '@house-edge/reviews/market'

/** The markets of this site. */
export function siteMarkets(): Markets {
  const { SITE_MARKETS: codes, SITE_DEFAULT_MARKET: fallback } = siteConfig()
  return { codes, fallback }
}

/**
 * The market of what is asked with these headers.
 *
 * @param asked The country that the question itself names. `undefined`: it names none, and the reader's counts.
 */
export function marketOf(headers: Pick<Headers, 'get'>, asked?: string): string {
  const { SITE_COUNTRY_HEADER: header, SITE_TRUSTED_HOPS: trustedHops } = siteConfig()
  return decideMarket({ ...marketFacts(headers, { header, trustedHops }), asked }, siteMarkets())
}

/** The market of a question: that of the country it names, else the reader's. */
export function requestedMarket(reader: string, country: string | undefined): string {
  const nobody = { chosen: undefined, country: undefined }
  return country === undefined ? reader : decideMarket({ ...nobody, asked: country }, siteMarkets())
}

/** The country whose help a reader is shown, ISO 3166: that of their market, else where they are. `undefined`: not known. */
export function helpCountryOf(headers: Pick<Headers, 'get'>): string | undefined {
  const market = marketOf(headers)
  const { SITE_COUNTRY_HEADER: header, SITE_TRUSTED_HOPS: trustedHops } = siteConfig()
  return market === noMarket ? readerCountry(headers, { header, trustedHops }) : market
}

/** The markets whose offers a page for one market shows. */
export function offersIn(market: string): OfferMarkets {
  return { codes: siteMarkets().codes.filter((code) => code === market), isMarked: false }
}
