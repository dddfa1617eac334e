/** What a review shows of its readers' experiences, and how it stays up to date. @module */
export { ExperiencesUnreadError } from './rating/experiences-unread-error.ts'
export { followExperiences, type ToldVersion } from './rating/follow-experiences.ts'
export { readRating } from './rating/read-rating.ts'
export { shareReads } from './rating/share-reads.ts'
