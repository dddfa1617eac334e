/** What a finished page keeps up to date in the browser. @module */
export { LiveRating, type LiveRatingProps } from './rating/live-rating.island.tsx'
