import { type CookieChange, serializeCookie } from '../cookies/cookie-jar.ts'

/** The response may be delivered to this visitor only. */
const notCached: readonly (readonly [string, string])[] = [
  ['cache-control', 'private, no-cache, no-store, must-revalidate, max-age=0'],
  ['expires', '0'],
  ['pragma', 'no-cache'],
]

/** What a response must carry. */
interface ResponseAdditions {
  cookies: readonly CookieChange[]
  /** The content depends on who is visiting, with or without cookies to set. */
  isPersonal: boolean
  isHttps: boolean
}

/**
 * Puts cookies and anti-cache headers on a response, whichever kind it is.
 *
 * @returns The same response, or a copy of it when its headers are sealed, as those of
 * `Response.redirect()` are.
 */
export function applyTo<Given extends Response>(
  response: Given,
  additions: ResponseAdditions,
): Given | Response {
  if (additions.cookies.length === 0 && !additions.isPersonal) return response
  const open = hasOpenHeaders(response) ? response : new Response(response.body, response)
  for (const [name, value] of notCached) open.headers.set(name, value)
  for (const change of additions.cookies)
    open.headers.append('set-cookie', serializeCookie(change, additions))
  return open
}

function hasOpenHeaders(response: Response): boolean {
  try {
    response.headers.delete('x-never-set')
    return true
  } catch {
    return false
  }
}
