import { createPublishedSite } from '@house-edge/publishing'
import { routes } from './routes.ts'
import { needsSignIn } from './sign-in-rule.ts'

/** What visitors get at an address that has nothing. The build renders it whole, which Next does not for `notFound()`. */
const statusPages = { pages: { 404: '/missing' } }
/** Pages for one visitor are sent without the framework's scripts too. Not those with client components. */
const finishesEachVisit = () => true

/** The site: its pages. Where it is, and where content comes from, is read from the environment. */
export const site = createPublishedSite({ routes, needsSignIn, statusPages, finishesEachVisit })
