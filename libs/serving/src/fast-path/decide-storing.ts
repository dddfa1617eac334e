import type { IncomingHttpHeaders } from 'node:http'

/** What the framework answered when it was asked for a page by nobody in particular. */
export interface RenderedFacts {
  status: number
  headers: IncomingHttpHeaders
}

/** Why an answer is not kept. */
export type NotStoredReason =
  | 'status'
  | 'type'
  | 'cookie'
  | 'private'
  | 'not-prerendered'
  | 'stale'
  | 'varies'
  | 'encoded'

/** What a page that Next has rendered ahead says of itself: the header holds `1`, once or more (Next 16.4.5). */
const prerendered = 'x-nextjs-prerender'
const state = 'x-nextjs-cache'

/** With the build's secret, by this header the framework is told to render a page anew, at once (Next 16.4.5). */
export const revalidation = 'x-prerender-revalidate'

const forbidden = /(?:^|[\s,])(?:private|no-store|no-cache)(?:[\s,=]|$)/i

/** What a stored page may depend on: the form of its body, and what only parts of pages are asked by. */
const harmless = new Set([
  'accept-encoding',
  'rsc',
  'next-url',
  'next-router-state-tree',
  'next-router-prefetch',
  'next-router-segment-prefetch',
])

/**
 * Decides whether a page may be kept for everybody.
 *
 * Only what Next itself has rendered ahead, for no request in particular: a page
 * that looked at a cookie, a header or draft mode is not among them. What sets a
 * cookie or is anybody's own is not kept either, whatever else it says.
 *
 * @returns Nothing when it may be kept.
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
