import { defineMiddleware, type MiddlewareRegistry } from '@house-edge/routing'
import { type ProxyContext, toPayloadProxy, toProxy, toReportedProxy } from '@house-edge/routing/next'
import type { PrismicDocument } from '@prismicio/client'
import type { NextRequest } from 'next/server'
import type { PublishedContent } from '../content/published-content.ts'
import { isDraft } from '../draft/is-draft.ts'
import { toTranslatedPage } from './to-translated-page.ts'
import { type DescribePage, findPagePayload } from '../payload/page-payload.ts'
import { publishedRedirects } from '../redirects/published-redirects.ts'
import { recordFailure } from '../start/record-failure.ts'
import { createPageMiddleware } from './page-middleware.ts'
import { createStatusResponses } from './status-response.ts'

/** What a site adds to its proxy. */
export interface PublishedProxyOptions<Documents extends PrismicDocument> {
  /** Middleware of the site, by the names in its routes, besides those of the library. Default: none. */
  middleware?: MiddlewareRegistry<ProxyContext> | undefined
  /** What the head of a page says, for `…/_payload.json`. Default: pages have no payload. */
  describe?: DescribePage<Documents> | undefined
}

/**
 * Makes the function that `proxy.ts` exports: redirects first, then the middleware of the route that a path matches. What
 * it throws is reported once, and answered with 500.
 *
 * The names of the library: `open`, `preview`, `content`, `listing`, `known`, `private`, `query` and `framed`. A page for
 * everybody takes `['open', 'preview', 'content']`.
 *
 * @throws {UnknownRouteMiddlewareError} A route names a middleware that neither has.
 *
 * @example
 * ```ts
 * // src/proxy.ts
 * export const proxy = publishedProxy(content)
 * ```
 */
export function publishedProxy<Documents extends PrismicDocument>(
  content: PublishedContent<Documents>,
  { middleware: own = {}, describe }: PublishedProxyOptions<Documents> = {},
): (request: NextRequest) => Promise<Response> {
  const { site } = content
  // What these do is the same for documents of any type.
  const untyped = content as unknown as PublishedContent
  const responses = createStatusResponses(site)
  const pages = toProxy({
    routes: site.routes,
    middleware: defineMiddleware<ProxyContext>(site.routes, {
      ...createPageMiddleware(untyped, responses),
      ...own,
    }),
    // Previews are not redirected.
    redirects: (request) => (isDraft(site, request.headers) ? undefined : publishedRedirects(untyped).read()),
    notFound: responses.notFound,
    gone: (request) => responses.gone(request.nextUrl.pathname),
  })
  const translated = toTranslatedPage(untyped, pages, responses.notFound)
  const answered =
    describe === undefined
      ? translated
      : toPayloadProxy(translated, {
          // Payloads are never previewed.
          payload: async (path, request) =>
            isDraft(site, request.headers) ? undefined : findPagePayload(content, describe, path),
        })
  return toReportedProxy(answered, { onRequestError: recordFailure(site), failed: responses.failed })
}
