/** What a review says of a casino, as one thing, and the markets that its offers are for. @module */
export { readCasino } from './rendering/review/casino.ts'
export { casinoOf, findCasino, findCasinoById } from './rendering/review/find-casino.ts'
export type { Casino } from './rendering/review/casino.ts'
export { noMarket, type OfferMarkets } from './rendering/markets/markets.ts'
export { decideVisit } from './visit/decide-visit.ts'
