import { noindexHeader } from '@house-edge/paths'
import { isBot, PageGoneError, PageNotFoundError, type RoutingError } from '@house-edge/routing'
import { pageHeader } from '@house-edge/serving/headers'
import { type NextRequest, NextResponse } from 'next/server'
import { absentPath, type PublishedSite } from '../site/published-site.ts'

const retryAfterSeconds = 30
const plain = 'text/plain; charset=utf-8'

/** The responses of a site to addresses that show nothing. */
export interface StatusResponses {
  /** 404: with the not-found page, which is stored once, or with a line of text for bots. */
  notFound: (request: NextRequest, error?: RoutingError & { status: number }) => Response
  /** 410: editors removed this page for good. */
  gone: (path: string) => Response
  /** 503 with `Retry-After`: it is not known now whether the page exists. */
  unavailable: (path?: string) => Response
  /** An empty 500. The server in front replaces it with the error page and its reference. */
  failed: () => Response
}

/** @param site Whose `statusPages` name the pages. */
export function createStatusResponses({ statusPages }: Pick<PublishedSite, 'statusPages'>): StatusResponses {
  const { pages = {}, pageOf: pageFor } = statusPages
  const pageOf = (status: number, path: string): string | undefined =>
    pageFor?.(status, path) ?? pages[status]
  /** A plain response, which the server in front replaces with a page for clients that accept HTML. */
  const respond = (
    status: number,
    words: string,
    path: string,
    headers: Record<string, string> = {},
  ): Response => {
    const page = pageOf(status, path)
    return new Response(words, {
      status,
      headers: {
        ...headers,
        'content-type': plain,
        'cache-control': 'no-store',
        ...noindexHeader,
        ...(page !== undefined && { [pageHeader]: page }),
      },
    })
  }
  return {
    notFound: (request, error = new PageNotFoundError(request.nextUrl.pathname)) => {
      const page = pageOf(404, request.nextUrl.pathname)
      // The framework has one not-found page for all languages.
      if (page !== undefined && page !== pages[404])
        return respond(404, error.message, request.nextUrl.pathname)
      if (!isBot(request.headers.get('user-agent')))
        // The page named may be one that there is, which the framework alone would send with 200.
        return NextResponse.rewrite(new URL(pages[404] ?? absentPath, request.url), { status: 404 })
      return new Response(error.message, {
        status: error.status,
        headers: { 'content-type': plain, 'cache-control': 'no-store', ...noindexHeader },
      })
    },
    gone: (path) => respond(410, new PageGoneError(path).message, path),
    unavailable: (path = '/') =>
      respond(503, 'Service Unavailable', path, { 'retry-after': String(retryAfterSeconds) }),
    failed: () =>
      new Response(null, { status: 500, headers: { 'content-type': 'text/html; charset=utf-8' } }),
  }
}
