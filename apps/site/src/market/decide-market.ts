import { readerCountry } from '../visit/reader-country.ts'

/** The market of readers who are in none, as slices call it too: the server in front loads no slices. */
export const noMarket = 'none'

/** The cookie of a reader who has said where they are. */
export const marketCookie = 'market'

/** What a reader’s market follows from. */
interface MarketFacts {
  /** What the reader has chosen, as it came. */
  chosen: string | undefined
  /** Where a server of ours in front says that the reader is (ISO 3166). */
  country: string | undefined
}

/** The markets of this site, ISO 3166 codes, and that of readers of whom nothing is known. */
export interface Markets {
  codes: readonly string[]
  fallback: string
}

/**
 * Decides whose offers a reader gets: of the market they have chosen, of the country they are in, or of the one that
 * is meant where nobody knows.
 *
 * @returns One of the markets, or `none`: information without offers. Never anything else, whatever came.
 */
export function decideMarket({ chosen, country }: MarketFacts, { codes, fallback }: Markets): string {
  if (chosen !== undefined && (chosen === noMarket || codes.includes(chosen))) return chosen
  if (country !== undefined) return codes.includes(country) ? country : noMarket
  return codes.includes(fallback) ? fallback : noMarket
}

/** Reads these facts from the headers of a request. */
export function marketFacts(
  headers: Pick<Headers, 'get'>,
  front: { header: string | undefined; trustedHops: number },
): MarketFacts {
  const chosen = new RegExp(`(?:^|;)\\s*${marketCookie}=([^;]*)`).exec(headers.get('cookie') ?? '')?.[1]
  return { chosen: chosen?.trim(), country: readerCountry(headers, front) }
}
