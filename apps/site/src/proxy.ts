import { toPayloadProxy, toProxy } from '@house-edge/routing/next'
import { isDraft } from './draft/is-draft.ts'
import { findPagePayload } from './payload/page-payload.ts'
import { absent, gone, middleware, redirects } from './route-middleware.ts'
import { routes } from './routes.ts'

/** Where a request enters: its route's middleware answers it or passes it on. */
export const proxy = toPayloadProxy(toProxy({ routes, middleware, redirects, absent, gone }), {
  // Editors look at pages, not at payloads.
  payload: async (path, request) => (isDraft(request.headers) ? undefined : findPagePayload(path)),
})

export const config = {
  // Files of the build and of the site's own folder need no decision.
  matcher: ['/((?!_next/|api/|builds/|icon\\.svg$|robots\\.txt$|sitemap\\.xml$).*)'],
}
