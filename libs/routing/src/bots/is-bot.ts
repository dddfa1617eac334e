/** Source: `isBotUserAgent` of Nuxt (https://github.com/nuxt/nuxt). */
const bots = /bot\b|chrome-lighthouse|facebookexternalhit|google\b/i
/** Telephones and programs of people that are named like machines. */
const people = /\bcubot\b|\bgoogle pixel\b|\bcom\.google\b/gi

/**
 * Whether a user agent says it is a machine that reads pages.
 *
 * Such a visitor is told the status and is shown no error page: what the server
 * sent stays as it is.
 */
export function isBot(userAgent: string | null | undefined): boolean {
  return bots.test((userAgent ?? '').replace(people, ''))
}
