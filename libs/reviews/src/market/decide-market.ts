import { readerCountry } from './reader-country.ts'

/** The market of readers outside all markets. The slices use the same name, but the server in front does not load them. */
export const noMarket = 'none'

/** The cookie with the market that a reader chose. */
export const marketCookie = 'market'

/** What decides the market that an answer speaks for. */
interface MarketFacts {
  /** The country that the question itself names, an ISO 3166 code in any case, not validated. `undefined`: it names none. */
  asked?: string | undefined
  /** The reader's choice, not validated. */
  chosen: string | undefined
  /** The country that our own server in front reports (ISO 3166). */
  country: string | undefined
}

/** The markets of this site, ISO 3166 codes, and the one for readers whose country is unknown. */
export interface Markets {
  codes: readonly string[]
  fallback: string
}

/**
 * Decides the market whose offers and figures an answer has: that of the country the question names, else the one the
 * reader chose, else that of their country, else the default for unknown countries. Whatever names a country (a filter,
 * an order, a comparison, a search) asks this and no other.
 *
 * @returns One of the markets, or `none`, for answers without offers.
 */
export function decideMarket({ asked, chosen, country }: MarketFacts, { codes, fallback }: Markets): string {
  if (asked !== undefined) return codes.find((code) => code === asked.toUpperCase()) ?? noMarket
  if (chosen !== undefined && (chosen === noMarket || codes.includes(chosen))) return chosen
  if (country !== undefined) return codes.includes(country) ? country : noMarket
  return codes.includes(fallback) ? fallback : noMarket
}

/** Reads these facts from the headers of a request. */
export function marketFacts(
  headers: Pick<Headers, 'get'>,
  front: { header: string | undefined; trustedHops: number },
): MarketFacts {
  return { chosen: chosenMarket(headers.get('cookie')), country: readerCountry(headers, front) }
}

const choice = new RegExp(`(?:^|;)\\s*${marketCookie}=([^;]*)`)

/** Looks for the name first: a session is thousands of characters, and the pattern stops at each. */
function chosenMarket(cookies: string | null): string | undefined {
  return cookies?.includes(`${marketCookie}=`) ? choice.exec(cookies)?.[1]?.trim() : undefined
}
