/** The names of this library's cookies for one site and one backend. */
export interface CookieNames {
  /** The session; chunks are `<session>.0`, `<session>.1` … */
  session: string
  /** Where the visitor wanted to go before signing in. */
  returnTo: string
  /** Which session was ended here; stops a late response from restoring it. */
  ended: string
  /** Proof that the browser keeps cookies at all. */
  probe: string
  /** Secrets of a sign-in in progress at an OAuth provider. */
  flow: string
  /** Readable by scripts: whether there is a session, and none of its tokens. */
  hint: string
  /** The accounts that were signed in to in this browser, as digests. */
  device: string
}

/**
 * Names the cookies.
 *
 * On https every name carries the `__Host-` prefix, so that no other host and
 * no plain connection can plant one (RFC 6265bis §4.1.3.2). That of the device has a path of its own, and so the
 * prefix `__Secure-`; planted ones are worth nothing there.
 *
 * @param base Default as the vendor's: `sb-<first label of the backend's host>-auth-token`.
 */
export function cookieNames(options: { base: string; isHttps: boolean }): CookieNames {
  const name = options.isHttps ? `__Host-${options.base}` : options.base
  return {
    session: name,
    returnTo: `${name}-redirect-path`,
    ended: `${name}-ended`,
    probe: `${name}-probe`,
    flow: `${name}-flow`,
    hint: `${name}-hint`,
    device: `${options.isHttps ? '__Secure-' : ''}${options.base}-device`,
  }
}

/** The vendor's default cookie name for a backend. */
export function defaultCookieBase(backendUrl: URL): string {
  return nameAround(backendUrl.hostname.split('.')[0] ?? '')
}

/** The source of a pattern for the name of the session's cookie, whichever the backend, as the vendor names it. */
export const sessionCookiePattern: string = `(?:__Host-)?${nameAround(String.raw`[\w.-]+`)}`

function nameAround(backend: string): string {
  return `sb-${backend}-auth-token`
}
