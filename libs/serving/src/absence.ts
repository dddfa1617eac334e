/** Addresses that have no page, answered by the server in front and not by the framework. @module */
export {
  type AbsentPages,
  type AbsentPagesOptions,
  createAbsentPages,
  type Presence,
} from './absence/absent-pages.ts'
export { type NotFoundPageOptions } from './absence/not-found-page.ts'
