import type { IncomingHttpHeaders } from 'node:http'

/** The framework's response to an anonymous request for a page. */
export interface RenderedFacts {
  status: number
  headers: IncomingHttpHeaders
}

/** Why a response is not stored. */
export type NotStoredReason =
  | 'status'
  | 'type'
  | 'cookie'
  | 'private'
  | 'not-prerendered'
  | 'stale'
  | 'varies'
  | 'encoded'

/** Header of a prerendered page: `1`, once or more (Next 16.4.5). */
const prerendered = 'x-nextjs-prerender'
const state = 'x-nextjs-cache'

/** With the build's secret in this header, Next renders a page again at once (Next 16.4.5). */
export const revalidation = 'x-prerender-revalidate'

const forbidden = /(?:^|[\s,])(?:private|no-store|no-cache)(?:[\s,=]|$)/i

/** Whether Next has answered with a page at this address that it had kept, of an earlier process perhaps (Next 16.4.5). */
export function wasKept({ headers }: RenderedFacts): boolean {
  return headers[state] === 'HIT' && headers['x-middleware-rewrite'] === undefined
}

/** Allowed in `Vary`: the encoding, and headers that only requests for parts of pages have. */
const harmless = new Set([
  'accept-encoding',
  'rsc',
  'next-url',
  'next-router-state-tree',
  'next-router-prefetch',
  'next-router-segment-prefetch',
])

/**
 * Decides whether a page may be stored for everybody.
 *
 * Only pages that Next has prerendered: those that read a cookie, a header or draft mode are never prerendered. A
 * response that sets a cookie or is `private` is not stored either.
 *
 * @returns The reason against it, or `undefined` when it may be stored.
 */
export function decideStoring({ status, headers }: RenderedFacts): NotStoredReason | undefined {
  if (status !== 200) return 'status'
  if (!headers['content-type']?.toLowerCase().startsWith('text/html')) return 'type'
  if (headers['set-cookie'] !== undefined) return 'cookie'
  if (forbidden.test(headers['cache-control'] ?? '')) return 'private'
  if (headers['content-encoding'] !== undefined) return 'encoded'
  if (!/^1(?:, ?1)*$/.test(String(headers[prerendered] ?? ''))) return 'not-prerendered'
  if (headers[state] === 'STALE') return 'stale'
  const depends = (headers.vary ?? '').split(',').map((name) => name.trim().toLowerCase())
  return depends.every((name) => name === '' || harmless.has(name)) ? undefined : 'varies'
}
