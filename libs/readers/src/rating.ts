/** What a review shows of its readers' experiences, and how it stays up to date. @module */
export { experiencesChanged, experiencesMissing, startFollowing } from './rating/start-following.ts'
export { readRating } from './rating/read-rating.ts'
export { shareReads } from './rating/share-reads.ts'
