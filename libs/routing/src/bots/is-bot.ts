/** Source: `isBotUserAgent` of Nuxt (https://github.com/nuxt/nuxt). */
const bots = /bot\b|chrome-lighthouse|facebookexternalhit|google\b/i
/** Phones and apps whose names look like bots. */
const people = /\bcubot\b|\bgoogle pixel\b|\bcom\.google\b/gi

/**
 * Whether a user agent identifies itself as a bot.
 *
 * A bot gets the status but no error page in the browser: the server's response stays as it is.
 */
export function isBot(userAgent: string | null | undefined): boolean {
  return bots.test((userAgent ?? '').replace(people, ''))
}
