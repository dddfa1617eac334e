/** Attributes of the cookies that hold a preview. */
interface PreviewCookieAttributes {
  path: '/'
  secure: boolean
  sameSite: 'none' | 'lax'
  /** Partitioned by embedding site; without this, an iframe in the vendor's editor gets no cookie. */
  partitioned: boolean
}

/** What the browser tells about the request that opens a preview. */
export interface PreviewVisit {
  /** The visitor's connection is https. */
  isSecure: boolean
  /** The visit loads a frame (`Sec-Fetch-Dest: iframe`). */
  isFramed: boolean
  /** It was started by a page of another site (`Sec-Fetch-Site: cross-site`). */
  isCrossSite: boolean
  /** The site runs on the visitor's own machine, which browsers trust without https. */
  isLoopback: boolean
}

/**
 * Decides the attributes for the visit that opens a preview.
 *
 * Over https a cookie must be readable inside the vendor's page builder, a frame
 * of another site: `SameSite=None; Secure`, and `Partitioned` when it is opened
 * in a frame. Over http `Secure` cookies are refused: `SameSite=Lax`, except in a
 * frame of another site on the visitor's own machine. There a `Lax` cookie would
 * never be sent, and all browsers but Safari take a secure one from localhost.
 */
export function decidePreviewCookie(visit: PreviewVisit): PreviewCookieAttributes {
  const { isSecure, isFramed, isCrossSite, isLoopback } = visit
  const secure = isSecure || (isLoopback && isFramed && isCrossSite)
  return {
    path: '/',
    secure,
    sameSite: secure ? 'none' : 'lax',
    partitioned: secure && isFramed,
  }
}

/**
 * `Set-Cookie` lines that remove these cookies in every form they can have been
 * set in; a browser keeps partitioned and other cookies of one name apart.
 */
export function expireCookies(names: readonly string[], isSecure: boolean): string[] {
  const gone = 'Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT; Max-Age=0'
  const secure = [`${gone}; SameSite=None; Secure`, `${gone}; SameSite=None; Secure; Partitioned`]
  const forms = isSecure ? secure : [`${gone}; SameSite=Lax`, ...secure]
  return names.flatMap((name) => forms.map((form) => `${name}=; ${form}`))
}
