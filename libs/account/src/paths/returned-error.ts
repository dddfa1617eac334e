/**
 * Errors that the auth service puts into the URL of a page.
 *
 * It redirects expired flows to the front page, with the reason in the query, the fragment, or both. Some
 * codes reveal whether an account exists, and anybody can forge a URL. So all that is read from it is
 * whether a link expired.
 *
 * @module
 */

/** The handler that shows the site's own message, on a URL without the error. */
export const providerCallback = '/api/auth/provider/callback'

/**
 * Where to redirect for an error of the auth service, if there is one.
 *
 * @param said The query of a URL, or its fragment.
 */
export function returnedErrorPath(said: URLSearchParams): string | undefined {
  if (!said.has('error_code') && !said.has('error_description')) return undefined
  return isExpiredLink(said) ? `${providerCallback}?error_code=otp_expired` : providerCallback
}

/**
 * The same for the fragment of an address, in a browser: it has to be short.
 *
 * @param fragment With its `#`.
 * @param language Of the page, BCP 47, in which the handler answers.
 */
export function returnedErrorPathIn(fragment: string, language: string): string | undefined {
  // `#error_codes` is a part of a page.
  if (!/[#&]error_[cd]\w+=/.test(fragment)) return undefined
  return (
    `${providerCallback}?lang=${language}` +
    (/[#&]error_code=otp_expired\b/.test(fragment) ? '&error_code=otp_expired' : '')
  )
}

/** Whether it is about a link of an e-mail, rather than a provider. */
export function isExpiredLink(said: URLSearchParams): boolean {
  return said.get('error_code') === 'otp_expired'
}
