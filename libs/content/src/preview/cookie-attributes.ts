/** Attributes of the cookies that hold a preview. */
export interface PreviewCookieAttributes {
  path: '/'
  secure: boolean
  sameSite: 'none' | 'lax'
  /** Kept apart per embedding site, so that an iframe in the vendor's editor has one at all. */
  partitioned: boolean
}

/**
 * Decides the attributes for the visit that opens a preview (R235).
 *
 * Over https a cookie must be readable inside the vendor's page builder, a frame
 * of another site: `SameSite=None; Secure`, and `Partitioned` when it is opened
 * in a frame. Over http, which is for localhost, `Secure` cookies are refused by
 * some browsers: `SameSite=Lax`.
 *
 * @param isSecure The visitor's connection is https.
 * @param isFramed The visit loads a frame (`Sec-Fetch-Dest: iframe`).
 */
export function decidePreviewCookie(isSecure: boolean, isFramed: boolean): PreviewCookieAttributes {
  return {
    path: '/',
    secure: isSecure,
    sameSite: isSecure ? 'none' : 'lax',
    partitioned: isSecure && isFramed,
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
