/** The list of offers: what each costs to clear, filters, orders. @module */
export { listedOffers, type ListedOffer } from './offers/listed-offer.ts'
export { offersChosen, offersToShow } from './offers/offer-facets.ts'
export { OfferList, offersOnPage, titleOfOffers } from './offers/offer-list.tsx'
