import { toProxy } from '@house-edge/routing/next'
import { absent, middleware } from './route-middleware.ts'
import { routes } from './routes.ts'

/** Where a request enters: its route's middleware answers it or passes it on. */
export const proxy = toProxy({ routes, middleware, absent })

export const config = {
  // Files of the build and of the site's own folder need no decision.
  matcher: ['/((?!_next/|api/|icon\\.svg$|robots\\.txt$|sitemap\\.xml$).*)'],
}
