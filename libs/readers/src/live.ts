/** What a page that is rendered for each request keeps up to date in the browser. @module */
export { LiveExperiences } from './rating/live-experiences.island.tsx'
