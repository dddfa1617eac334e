/** Source: the framework the specification was taken from; ledger R169. */
const bots = /bot\b|chrome-lighthouse|facebookexternalhit|google\b/i

/**
 * Whether a user agent says it is a machine that reads pages.
 *
 * Such a visitor is told the status and is shown no error page: what the server
 * sent stays as it is.
 */
export function isBot(userAgent: string | null | undefined): boolean {
  return userAgent !== null && userAgent !== undefined && bots.test(userAgent)
}
