/** What readers rate, and how much they may write and send. Loads nothing, so that a server can ask. @module */
export {
  criteria,
  experienceFormLimitBytes,
  longestBody,
  mostPictures,
  picturesLimitBytes,
  shortestBody,
} from './criteria/criteria.ts'
export { ExperienceId } from './criteria/experience-id.ts'
