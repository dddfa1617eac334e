/** The form of an experience, with its pictures. @module */
export { tellExperience, typedExperience } from './telling/tell-experience.ts'
