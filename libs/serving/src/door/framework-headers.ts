/**
 * What we know of the headers Next listens to (16.4.5), in one place: an upgrade is
 * compared with this file, and each fact has its test beside it.
 *
 * @module
 */

/**
 * Request headers in which the framework and its hosts talk to themselves. From
 * outside they could skip the proxy, ask for parts of pages, or choose the nonce.
 */
export const innerHeaders: ReadonlySet<string> = new Set([
  // next/dist/server/lib/server-ipc/utils.js, INTERNAL_HEADERS
  'x-middleware-rewrite',
  'x-middleware-redirect',
  'x-middleware-set-cookie',
  'x-middleware-skip',
  'x-middleware-override-headers',
  'x-middleware-next',
  'x-now-route-matches',
  'x-matched-path',
  'x-nextjs-data',
  'x-next-resume-state-length',
  'next-resume',
  // Read elsewhere in next/dist/server, or were until their holes were closed (CVE-2025-29927).
  'x-middleware-subrequest',
  'x-middleware-subrequest-id',
  'x-middleware-prefetch',
  'x-middleware-cache',
  'x-prerender-revalidate',
  'x-prerender-revalidate-if-generated',
  'x-next-revalidated-tags',
  'x-next-revalidate-tag-token',
  'x-next-cache-tags',
  'x-nextjs-rewrite',
  'x-nextjs-redirect',
  'x-nextjs-matched-path',
  'x-action-forwarded',
  'x-invocation-id',
  'x-invoke-path',
  'x-invoke-query',
  'x-invoke-output',
  'x-invoke-status',
  'x-invoke-error',
  'x-invoke-middleware',
  'x-original-url',
  'x-rewrite-url',
  // next/dist/server/app-render: the nonce of a page is read from the policy in the request.
  'content-security-policy',
  'content-security-policy-report-only',
])

/** The framework's names for parts of a page. Its client asks for them by header; by these names nobody does. */
export const partOfPage: RegExp = /\.rsc$|\.segments\//

/**
 * Longest User-Agent the framework gets to see. Its list of robots begins with
 * `[\w-]+-Google`, unanchored: what it costs grows with the square of the length
 * (next/dist/shared/lib/router/utils/html-bots.js), several times a request.
 */
export const maxUserAgent = 512
