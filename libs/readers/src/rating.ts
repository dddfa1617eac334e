/** What a review shows of its readers' experiences, and how it stays up to date. @module */
export {
  experienceChanges,
  experiencesChanged,
  experiencesMissing,
  startFollowing,
} from './rating/start-following.ts'
export { readAverages } from './rating/read-averages.ts'
export { ratingWords } from './rating/rating-words.ts'
export { readRating } from './rating/read-rating.ts'
export { shareReads } from './rating/share-reads.ts'
