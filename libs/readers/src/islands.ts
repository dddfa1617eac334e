/** What keeps a page without the framework's scripts up to date in the browser. @module */
export { LiveRating, type LiveRatingProps } from './rating/live-rating.island.tsx'
export { LiveExperiences, type LiveExperiencesProps } from './rating/live-experiences.island.tsx'
