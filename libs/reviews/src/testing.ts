/** For tests: what search engines ask of structured data, whether a page shows what its data says, and what of it is in no catalogue. @module */
export { leftInEnglish } from './testing/left-in-english.ts'
export { requirementFaults } from './testing/published-requirements.ts'
export { searchTerm, type SeenPage, unseenValues } from './testing/seen-on-page.ts'
