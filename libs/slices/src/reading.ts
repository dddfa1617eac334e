/** How components read what editors enter, without a component: what a site says of a document should not differ from what it shows of it. @module */
export { readCodes } from './field/codes.ts'
export { readDay, readNumber, readText } from './field/scalar.ts'
export { freshDays, isFresh } from './offer/offer-terms.ts'
export { isPromoted } from './review/review-status.ts'
