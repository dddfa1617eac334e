/**
 * For tests: what search engines ask of structured data, and whether a page shows what its data says. Journeys load this
 * before any library is built, so it imports none.
 *
 * @module
 */
export { requirementFaults } from './testing/published-requirements.ts'
export { searchTerm, type SeenPage, unseenValues } from './testing/seen-on-page.ts'
