/**
 * Errors the auth service leaves in the address of a page.
 *
 * It sends those whose flow it does not know any more to the front page, and
 * says why in the query, in the fragment, or in both. Some of its codes tell
 * whether an account exists, and anybody can write an address. So only whether
 * it was a link that expired is taken from there.
 *
 * @module
 */

/** The handler that says it in our own words, on a page without it in its address. */
const handler = '/api/auth/provider/callback'

/**
 * Where to go with an error of the auth service, if there is one.
 *
 * @param said The query of an address, or its fragment.
 */
export function returnedErrorPath(said: URLSearchParams): string | undefined {
  if (!said.has('error_code') && !said.has('error_description')) return undefined
  return isExpiredLink(said) ? `${handler}?error_code=otp_expired` : handler
}

/**
 * The same for the fragment of an address, in a browser: it has to be short.
 *
 * @param fragment With its `#`.
 */
export function returnedErrorPathIn(fragment: string): string | undefined {
  if (!/[#&]error_(?:code|description)=/.test(fragment)) return undefined
  return handler + (/[#&]error_code=otp_expired(?:&|$)/.test(fragment) ? '?error_code=otp_expired' : '')
}

/** Whether it is about a link of an e-mail, rather than a provider. */
export function isExpiredLink(said: URLSearchParams): boolean {
  return said.get('error_code') === 'otp_expired'
}
