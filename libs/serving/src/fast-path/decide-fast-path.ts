import type { IncomingHttpHeaders } from 'node:http'

/** What of a request decides. */
export interface RequestFacts {
  method?: string | undefined
  /** As it came: path and query. */
  url?: string | undefined
  headers: IncomingHttpHeaders
}

/** What of a site decides. */
export interface FastPathRules {
  /** What draft mode's cookie says when it is true (`prerender-manifest.json`). */
  previewModeId: string | undefined
  /** Hosts the site is asked by, in lower case, with their port. Any, when it is not given. */
  hosts?: ReadonlySet<string> | undefined
  /** Whether somebody has to sign in for a path. Never answered from the store. */
  needsSignIn?: ((path: string) => boolean) | undefined
  /** Whether a request for what is stored is led elsewhere, or told that it is gone. Asked with path and query. */
  leadsElsewhere?: ((target: string) => boolean) | undefined
  /** Whether a query means something to the server, at a path. No query does, when it is not given. */
  readsQuery?: ((path: string, query: URLSearchParams) => boolean) | undefined
  /** Which of a path's declared variants a request is for. */
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
  | 'elsewhere'

/** Where a request is answered, if there is anything stored under the key. */
export type FastPathDecision = { to: 'store'; key: string } | { to: 'framework'; because: FrameworkReason }

/** Headers by which the framework's client asks for parts of a page, or the framework for itself (Next 16.4.5). */
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

const draftCookie = '__prerender_bypass'

/**
 * Decides whether a request may be answered from what is stored, which is the
 * same for everybody. It looks at the request alone; that nothing personal is
 * ever stored is the other half.
 *
 * A query is nothing to a page that was rendered without one, and most cookies
 * are not either. Draft mode's cookie counts only with the build's secret in it:
 * a forged one makes no work.
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
  if (isDraft(headers.cookie, rules.previewModeId)) return framework('draft')
  if (rules.needsSignIn?.(path)) return framework('sign-in')
  if (mark !== -1) {
    const query = new URLSearchParams(url.slice(mark + 1))
    if (query.has('_rsc')) return framework('payload')
    if (rules.readsQuery?.(path, query)) return framework('query')
  }
  if (rules.leadsElsewhere?.(url)) return framework('elsewhere')
  return { to: 'store', key: keyOf(path, rules.variantOf?.(path, headers)) }
}

/** What an answer is kept under: the bytes of its path, and which variant it is. No path holds a line break. */
export function keyOf(path: string, variant?: string): string {
  return variant === undefined ? path : `${path}\n${variant}`
}

function isDraft(cookies: string | undefined, previewModeId: string | undefined): boolean {
  if (cookies === undefined || previewModeId === undefined || !cookies.includes(draftCookie)) return false
  return cookies.split(';').some((pair) => {
    const [name = '', value = ''] = pair.trim().split('=', 2)
    // In quotes it would be taken for the same (RFC 6265 §4.1.1).
    return name === draftCookie && value.replaceAll('"', '') === previewModeId
  })
}

/** The path of what is kept under a key. */
export function pathOf(key: string): string {
  return key.split('\n', 1)[0]!
}

function framework(because: FrameworkReason): FastPathDecision {
  return { to: 'framework', because }
}
