import { decideMarket, marketFacts, type Markets, noMarket } from './decide-market.ts'
import { readerCountry } from './reader-country.ts'

/** What a site's environment says of its markets, and of the header in which its own server names a reader's country. */
interface MarketSettings {
  markets: Markets
  front: { header: string | undefined; trustedHops: number }
}

/** Whose market counts on a page of this site. */
export interface MarketsOfSite {
  /**
   * The market of what is asked with these headers.
   *
   * @param asked The country that the question itself names. `undefined`: it names none, and the reader's counts.
   */
  marketOf: (headers: Pick<Headers, 'get'>, asked?: string) => string
  /** The market of a question: that of the country it names, else the reader's. */
  requestedMarket: (reader: string, country: string | undefined) => string
  /** The country whose help a reader is shown, ISO 3166: that of their market, else where they are. `undefined`: not known. */
  helpCountryOf: (headers: Pick<Headers, 'get'>) => string | undefined
  /** The markets whose offers a page for one market shows. */
  offersIn: (market: string) => { codes: readonly string[]; isMarked: boolean }
}

/** @param settings Read for each question. */
export function createMarkets(settings: () => MarketSettings): MarketsOfSite {
  const marketOf: MarketsOfSite['marketOf'] = (headers, asked) => {
    const { markets, front } = settings()
    return decideMarket({ ...marketFacts(headers, front), asked }, markets)
  }
  return {
    marketOf,
    requestedMarket: (reader, country) =>
      country === undefined
        ? reader
        : decideMarket({ chosen: undefined, country: undefined, asked: country }, settings().markets),
    helpCountryOf: (headers) => {
      const market = marketOf(headers)
      return market === noMarket ? readerCountry(headers, settings().front) : market
    },
    offersIn: (market) => ({
      codes: settings().markets.codes.filter((code) => code === market),
      isMarked: false,
    }),
  }
}
