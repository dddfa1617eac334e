import { toPayloadProxy, toProxy, toReportedProxy } from '@house-edge/routing/next'
import { isDraft } from './draft/is-draft.ts'
import { onRequestError } from './instrumentation.ts'
import { findPagePayload } from './payload/page-payload.ts'
import { failed, gone, middleware, notFound, redirects } from './route-middleware.ts'
import { routes } from './routes.ts'

const answerPages = toProxy({ routes, middleware, redirects, notFound, gone })

const answerPayloads = toPayloadProxy(answerPages, {
  // Payloads are never previewed.
  payload: async (path, request) => (isDraft(request.headers) ? undefined : findPagePayload(path)),
})

/** Runs the middleware of a request's route, which answers the request or passes it on. */
export const proxy = toReportedProxy(answerPayloads, { onRequestError, failed })

export const config = {
  // Files of the build and of `public` need no decision. The framework reads this line without running it, so the files
  // of `routes.ts` are listed again; a test compares both.
  matcher: [
    '/((?!_next/|api/|builds/|feeds/|go/|sitemaps/|social/|(?:robots\\.txt|sitemap\\.xml|favicon\\.ico|icon\\.svg|apple-icon\\.png|icon-192\\.png|icon-512\\.png|manifest\\.webmanifest)$).*)',
  ],
}
