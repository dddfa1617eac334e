/** What a review says of a casino, as one thing, and in which countries it and its offers are open. @module */
export { openOffers, readCasino } from './rendering/review/casino.ts'
export type { Casino } from './rendering/review/casino.ts'
export { isOfferedIn, isOpenIn, noMarket, type OfferMarkets } from './rendering/markets/markets.ts'
