import type { IncomingHttpHeaders } from 'node:http'
import { hasDraftCookie } from '../headers/draft-cookie.ts'

/** The parts of a request that decide. */
interface RequestFacts {
  method?: string | undefined
  /** Path and query, unchanged. */
  url?: string | undefined
  headers: IncomingHttpHeaders
}

/** The rules of a site that decide. */
export interface FastPathRules {
  /** The value of a valid draft mode cookie (`prerender-manifest.json`). */
  previewModeId: string | undefined
  /** Hosts of the site, in lower case, with port. Default: any. */
  hosts?: ReadonlySet<string> | undefined
  /** Whether visitors have to sign in for a path. Never answered from the store. */
  needsSignIn?: ((path: string) => boolean) | undefined
  /** Whether a redirect, or a rule that a page is gone, applies to a path and query. */
  hasRedirect?: ((target: string) => boolean) | undefined
  /** Whether the server reads the query at a path. Default: never. */
  readsQuery?: ((path: string, query: URLSearchParams) => boolean) | undefined
  /** The declared variant of a page that a request gets. */
  variantOf?: ((path: string, headers: IncomingHttpHeaders) => string | undefined) | undefined
}

/** Why a request has to reach the framework. */
export type FrameworkReason =
  | 'method'
  | 'target'
  | 'host'
  | 'upgrade'
  | 'draft'
  | 'authorization'
  | 'payload'
  | 'action'
  | 'precondition'
  | 'sign-in'
  | 'query'
  | 'redirect'

/** Who answers a request: the store, if it has the key, or the framework. */
type FastPathDecision = { to: 'store'; key: string } | { to: 'framework'; because: FrameworkReason }

/** Headers with which Next's client asks for parts of a page, and Next itself for pages (Next 16.4.5). */
const payloadHeaders = [
  'rsc',
  'next-router-state-tree',
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'next-url',
  'x-nextjs-data',
  'x-prerender-revalidate',
  'x-prerender-revalidate-if-generated',
  'x-middleware-prefetch',
] as const

/**
 * Decides whether a request may be answered from the store, which is the same for everybody. It looks only at the
 * request; `decideStoring` makes sure that nothing personal is stored.
 *
 * Stored pages do not depend on a query, nor on most cookies. The draft mode cookie counts only with the build's
 * secret, so a forged one causes no work.
 */
export function decideFastPath(
  { method, url, headers }: RequestFacts,
  rules: FastPathRules,
): FastPathDecision {
  if (method !== 'GET' && method !== 'HEAD') return framework('method')
  if (url === undefined || !url.startsWith('/') || url.startsWith('//')) return framework('target')
  const mark = url.indexOf('?')
  const path = mark === -1 ? url : url.slice(0, mark)
  if (rules.hosts && !rules.hosts.has((headers.host ?? '').toLowerCase())) return framework('host')
  if (headers.upgrade !== undefined) return framework('upgrade')
  if (headers.authorization !== undefined) return framework('authorization')
  if (headers['next-action'] !== undefined) return framework('action')
  for (const name of payloadHeaders) if (headers[name] !== undefined) return framework('payload')
  if (headers['if-match'] !== undefined || headers['if-unmodified-since'] !== undefined)
    return framework('precondition')
  if (hasDraftCookie(headers.cookie, rules.previewModeId)) return framework('draft')
  if (rules.needsSignIn?.(path)) return framework('sign-in')
  if (mark !== -1) {
    const query = new URLSearchParams(url.slice(mark + 1))
    if (rules.readsQuery?.(path, query)) return framework('query')
  }
  if (rules.hasRedirect?.(url)) return framework('redirect')
  return { to: 'store', key: keyOf(path, rules.variantOf?.(path, headers)) }
}

/** The key of a response: its path, and its variant after a line break, which no path can contain. */
export function keyOf(path: string, variant?: string): string {
  return variant === undefined ? path : `${path}\n${variant}`
}

/** The path in a key. */
export function pathOfKey(key: string): string {
  return key.split('\n', 1)[0]!
}

function framework(because: FrameworkReason): FastPathDecision {
  return { to: 'framework', because }
}
