/** The cards that social networks show. @module */
export { cardAddress } from './addresses/card-address.ts'
export { createCardCache } from './social/card-cache.ts'
export { cardSize } from './social/card-size.ts'
export { type Card, cardOf, cardOfList } from './social/card.ts'
export { drawCard } from './social/draw-card.tsx'
export { findCard } from './social/find-card.ts'
export { fetchPicture } from './social/fetch-picture.ts'
