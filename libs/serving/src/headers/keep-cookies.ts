import type { ServerResponse } from 'node:http'

/** What tells caches in front to keep a response, whatever its `Cache-Control` says. */
const ofEdges = ['surrogate-control', 'surrogate-key', 'cdn-cache-control', 'cache-tag']

/**
 * Keeps a response that sets a cookie out of shared caches, which would hand the cookie to others (RFC 9111 §7.3). Next
 * removes an invalid draft cookie on any response, also on one that its handler declares public.
 */
export function keepCookiesFromCaches(response: ServerResponse): void {
  if (!response.hasHeader('set-cookie')) return
  for (const name of ofEdges) response.removeHeader(name)
  const lifetime = String(response.getHeader('cache-control') ?? '')
  if (!/\b(?:no-store|private)\b/i.test(lifetime)) response.setHeader('cache-control', 'private, no-store')
}
