/** The form of an experience, with its pictures. @module */
export { tellExperience } from './telling/tell-experience.ts'
