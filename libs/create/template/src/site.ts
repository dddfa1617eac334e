import { createPublishedSite } from '@house-edge/publishing'
import { routes } from './routes.ts'
import { needsSignIn } from './sign-in-rule.ts'

/** The site: its pages. Where it is, and where content comes from, is read from the environment. */
export const site = createPublishedSite({
  routes,
  needsSignIn,
  // Pages for one visitor are sent without the framework's scripts too. Not those with client components.
  finishesEachVisit: () => true,
})
