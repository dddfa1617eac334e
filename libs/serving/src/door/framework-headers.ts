/**
 * Request headers that Next (16.4.5) reacts to. Compare an upgrade with this file; each fact has a test beside it.
 *
 * @module
 */

/**
 * Request headers that Next and its hosts send to themselves. From outside they could skip the proxy, ask for parts
 * of pages, or choose the nonce.
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
  // Read elsewhere in next/dist/server, some of them until CVE-2025-29927 was fixed.
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

/** Next's files with parts of a page. Its client asks for parts by header, never by these paths. */
export const partOfPage: RegExp = /\.rsc$|\.segments\//

/**
 * Longest User-Agent passed to the framework. Its pattern for robots begins with `[\w-]+-Google`, unanchored, so its
 * cost grows with the square of the length, several times a request
 * (next/dist/shared/lib/router/utils/html-bots.js).
 */
export const maxUserAgent = 512
