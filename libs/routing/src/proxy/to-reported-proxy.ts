import type { Instrumentation } from 'next'
import type { NextRequest } from 'next/server'

/** How a failure of a proxy is reported and answered. */
export interface ReportedProxyOptions {
  /** What `instrumentation.ts` exports under this name. */
  onRequestError: Instrumentation.onRequestError
  /** Answers instead of the proxy. */
  failed: (request: NextRequest) => Response
}

/**
 * Reports what a proxy throws the way the framework reports what a page throws:
 * the framework asks `onRequestError` for pages, handlers and actions, but not
 * for a proxy in the Node.js runtime (Next 16.4.5).
 *
 * @example
 * ```ts
 * export const proxy = toReportedProxy(toProxy({ routes, middleware, notFound }), {
 *   onRequestError,
 *   failed: () => new Response('Internal Server Error', { status: 500 }),
 * })
 * ```
 */
export function toReportedProxy(
  proxy: (request: NextRequest) => Promise<Response>,
  { onRequestError, failed }: ReportedProxyOptions,
): (request: NextRequest) => Promise<Response> {
  return async (request) => {
    try {
      return await proxy(request)
    } catch (error) {
      const { pathname, search } = request.nextUrl
      await onRequestError(
        error,
        { path: pathname + search, method: request.method, headers: Object.fromEntries(request.headers) },
        {
          routerKind: 'App Router',
          routePath: '/proxy',
          routeType: 'proxy',
          revalidateReason: undefined,
        },
      )
      return failed(request)
    }
  }
}
