/** Which market a request is answered for. It loads nothing else, so that a server can ask. @module */
export { decideMarket, marketCookie, marketFacts, type Markets, noMarket } from './market/decide-market.ts'
export { createMarkets, type MarketsOfSite } from './market/markets-of-site.ts'
export { isPartShown, partChangesAtMs } from './market/offer-part.ts'
export { readerCountry } from './market/reader-country.ts'
