import { type NextRequest, NextResponse } from 'next/server'
import { type MiddlewareRegistry, runMiddleware } from '../middleware/run.ts'
import type { RouteTable } from '../table/define.ts'
import { matchRoute, type RouteMatch } from '../table/match.ts'

/** What a middleware knows of the request. */
export interface ProxyContext<table extends RouteTable = RouteTable> {
  request: NextRequest
  match: Extract<RouteMatch<table>, { kind: 'matched' }>
  /** Headers the page will see. Set a header here to pass something on to the page. */
  requestHeaders: Headers
}

/**
 * Makes the function that `proxy.ts` exports.
 *
 * A matched path runs its route's middleware. An unmatched path, or one that
 * fails validation, goes on to `absent`; the page or handler that Next finds
 * there, usually none, gives the answer.
 *
 * @param options.absent Answers a path whose parameter breaks its route's rule.
 */
export function toProxy<table extends RouteTable>(options: {
  routes: table
  middleware: MiddlewareRegistry<ProxyContext<table>>
  absent: (request: NextRequest) => Response
}): (request: NextRequest) => Promise<Response> {
  return async (request) => {
    const match = matchRoute(options.routes, request.nextUrl.pathname)
    if (match.kind === 'invalid') return options.absent(request)
    if (match.kind === 'unmatched') return NextResponse.next()
    const context: ProxyContext<table> = { request, match, requestHeaders: new Headers(request.headers) }
    return runMiddleware(options.middleware, match.route.middleware ?? [], context, () =>
      NextResponse.next({ request: { headers: context.requestHeaders } }),
    )
  }
}
