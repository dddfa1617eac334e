import { type NextRequest, NextResponse } from 'next/server'
import { PageGoneError, RouteValidationError } from '../errors/routing-error.ts'
import { type MiddlewareRegistry, runMiddleware } from '../middleware/run.ts'
import { findRedirect } from '../redirects/find.ts'
import type { RedirectTable } from '../redirects/table.ts'
import type { RouteTable } from '../table/define.ts'
import { createMatcher, type RouteMatch } from '../table/match.ts'
import { redirectResponse } from './redirect-response.ts'

/** The header by which a page is told the language of its address, on a site in several. */
export const languageHeader = 'x-page-language'

/** What a middleware is given. */
export interface ProxyContext<table extends RouteTable = RouteTable> {
  request: NextRequest
  match: Extract<RouteMatch<table>, { kind: 'matched' }>
  /** Headers the page will see. Set a header here to pass something on to the page. */
  requestHeaders: Headers
}

/** How a proxy answers. */
export interface ProxyOptions<table extends RouteTable> {
  routes: table
  middleware: MiddlewareRegistry<ProxyContext<table>>
  /** Answers a path whose parameter breaks its route's rule. */
  notFound: (request: NextRequest, error: RouteValidationError) => Response | Promise<Response>
  /** The redirect rules for a request, applied first. Default: none. */
  redirects?: (request: NextRequest) => RedirectTable | undefined | Promise<RedirectTable | undefined>
  /**
   * How long browsers may cache a permanent redirect: long enough to save requests, short enough to correct
   * a mistake. Seconds. @default 3_600
   */
  permanentMaxAgeSeconds?: number
  /** Answers a path that a rule marks as gone. Default: 410 without a body. */
  gone?: (request: NextRequest, error: PageGoneError) => Response | Promise<Response>
  /** Milliseconds since the epoch. Default: the system's clock. */
  now?: () => number
}

/**
 * Makes the function that `proxy.ts` exports.
 *
 * First the redirect rules, then the route table. A matched path runs its
 * route's middleware; one whose parameter breaks its rule goes to `notFound`; an
 * unmatched path goes on, and what Next finds there, usually nothing, gives the
 * answer.
 *
 * @throws {UnknownRouteMiddlewareError} From the returned function: the route names a middleware that `middleware` does
 *   not have.
 */
export function toProxy<table extends RouteTable>(
  options: ProxyOptions<table>,
): (request: NextRequest) => Promise<Response> {
  const matchPath = createMatcher(options.routes)
  return async (request) => {
    const moved = await answerMoved(request, options)
    if (moved) return moved
    const match = matchPath(request.nextUrl.pathname)
    if (match.kind === 'invalid') return options.notFound(request, new RouteValidationError(pathOf(request)))
    if (match.kind === 'unmatched') return NextResponse.next()
    const requestHeaders = new Headers(request.headers)
    const { lang } = match.route as { lang?: string }
    // A visitor does not say it.
    if (lang === undefined) requestHeaders.delete(languageHeader)
    else requestHeaders.set(languageHeader, lang)
    const context: ProxyContext<table> = { request, match, requestHeaders }
    return runMiddleware(options.middleware, match.route.middleware ?? [], context, () =>
      NextResponse.next({ request: { headers: context.requestHeaders } }),
    )
  }
}

async function answerMoved<table extends RouteTable>(
  request: NextRequest,
  { redirects, gone = noBody, permanentMaxAgeSeconds = 3_600, now = Date.now }: ProxyOptions<table>,
): Promise<Response | undefined> {
  const table = await redirects?.(request)
  if (!table || table.size === 0) return undefined
  const visit = { path: pathOf(request), origin: request.nextUrl.origin, nowMs: now() }
  const redirect = findRedirect(table, visit)
  if (!redirect) return undefined
  return redirect.action === 'gone'
    ? gone(request, new PageGoneError(visit.path))
    : redirectResponse(redirect, { ...visit, permanentMaxAgeSeconds })
}

function noBody(): Response {
  return new Response(null, { status: 410 })
}

function pathOf({ nextUrl }: NextRequest): string {
  return nextUrl.pathname + nextUrl.search
}
