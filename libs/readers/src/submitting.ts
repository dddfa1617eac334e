/** The form of an experience, with its pictures. @module */
export { submitExperience, typedExperience } from './submitting/submit-experience.ts'
