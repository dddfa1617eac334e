import { createPublishedSite } from '@house-edge/publishing'
import { languages } from './language.ts'
import { routes } from './routes.ts'
import { needsSignIn } from './sign-in-rule.ts'
import { standIns } from './stand-ins.ts'

/** Pages for one visitor are sent without the framework's scripts too. Not those with client components. */
const finishesEachVisit = () => true

/** The site: its pages. Where it is, and where content comes from, is read from the environment. */
export const site = createPublishedSite({ routes, languages, needsSignIn, finishesEachVisit, ...standIns })
