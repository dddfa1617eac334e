import { createStatusRoutes } from '@house-edge/publishing'
import { languages } from './language.ts'
import { routes } from './routes.ts'

/** What visitors get at an address that has nothing. The build renders it whole, which Next does not for `notFound()`. */
const { missing } = routes
const { statusPages, statusPath } = createStatusRoutes({
  routes,
  languages,
  byStatus: { 404: missing },
  missing,
})

/** The pages that stand in place of others, in the language of what was asked for. */
export const standIns = {
  statusPages,
  /** Whose head the pages of questions have: it is the same whatever is published. */
  shellPath: (path: string) => statusPath(missing, path),
}
