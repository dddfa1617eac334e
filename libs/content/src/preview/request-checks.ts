import { networkOf } from '@house-edge/paths'
import type { PreviewVisit } from './cookie-attributes.ts'

/** Whether a request comes from a person opening the address, as far as the browser says (Fetch Metadata). */
export function isNavigation(headers: Headers): boolean {
  const mode = headers.get('sec-fetch-mode')
  return (mode === null || mode === 'navigate') && !isPrefetch(headers)
}

/** Whether the browser only prefetches or prerenders. */
export function isPrefetch(headers: Headers): boolean {
  return /prefetch|prerender/.test(headers.get('sec-purpose') ?? headers.get('purpose') ?? '')
}

/** What the browser tells about a request. */
export function readVisit(request: Request): PreviewVisit {
  const { headers } = request
  const host = URL.parse(`http://${headers.get('host') ?? ''}`) ?? new URL(request.url)
  return {
    isSecure: isSecure(request),
    isFramed: /^i?frame$/.test(headers.get('sec-fetch-dest') ?? ''),
    isCrossSite: headers.get('sec-fetch-site') === 'cross-site',
    isLoopback: /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/.test(host.hostname),
  }
}

/**
 * Where a request comes from, as far as it can be told: what the nearest proxy
 * saw. Everything before it in the list could have been written by the visitor.
 */
export function callerOf(headers: Headers): string {
  return networkOf(headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() || 'unknown')
}

/** Whether the visitor's own connection is https, directly or up to the nearest proxy. */
export function isSecure(request: Request): boolean {
  const forwarded = request.headers.get('x-forwarded-proto')?.split(',')[0]?.trim()
  return (forwarded ?? new URL(request.url).protocol.slice(0, -1)) === 'https'
}
