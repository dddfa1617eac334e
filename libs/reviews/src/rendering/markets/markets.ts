/**
 * Offers by country. What of them is shown depends on the reader's market, and on nothing else of a reader.
 *
 * @module
 */
import { readCodes } from '@house-edge/slices/reading'
import type { DocumentFields } from '../field/relation.ts'

/** The market of readers who are in none, or in none we know of. */
export const noMarket = 'none'

/** Markets whose offers are shown. */
export interface OfferMarkets {
  /** ISO 3166 codes. None of them: no offer is shown. */
  codes: readonly string[]
  /**
   * What is shown says for which markets it is, in `data-markets` of the `he-part` around it, for a server that keeps a
   * page for each of them. Otherwise it is shown as it is: the page is for one reader.
   */
  isMarked: boolean
  /** The market of readers of whom no country is known: that they are in it is a guess. @default none is */
  fallback?: string
}

/** Something, and the markets it is shown in, as `data-markets` says them. `undefined`: it need not say. */
export interface InMarkets<Shown> {
  shown: Shown
  markets: string | undefined
}

/**
 * Chooses what to show in each market. What is the same in several is there once.
 *
 * @param markets `undefined`: offers are shown whatever their country, and `pick` is asked about no market.
 */
export function perMarket<Shown>(
  markets: OfferMarkets | undefined,
  pick: (market: string | undefined) => Shown | undefined,
): readonly InMarkets<Shown>[] {
  const codesOf = new Map<Shown, string[]>()
  for (const code of markets?.codes ?? [undefined]) {
    const shown = pick(code)
    if (shown !== undefined) codesOf.set(shown, [...(codesOf.get(shown) ?? []), ...(code ? [code] : [])])
  }
  return [...codesOf].map(([shown, codes]) => ({
    shown,
    markets: markets?.isMarked ? codes.join(' ') : undefined,
  }))
}

/** The markets in which nothing of that is shown. `undefined`: there is none. */
export function otherMarkets(
  { codes }: OfferMarkets,
  shown: readonly InMarkets<unknown>[],
): string | undefined {
  const taken = new Set(shown.flatMap(({ markets }) => markets?.split(' ') ?? []))
  return [...codes.filter((code) => !taken.has(code)), noMarket].join(' ')
}

/** Whether an offer can be taken up in a market, by its own countries and those of its casino. */
export function isOfferedIn(
  bonus: DocumentFields<'bonus'>,
  review: DocumentFields<'casino_review'> | undefined,
  market: string | undefined,
): boolean {
  if (market === undefined) return true
  if (market === noMarket) return false
  const countries = readCodes(bonus.countries)
  return (
    (countries.length === 0 || countries.includes(market)) &&
    (review === undefined || isOpenIn(review, market))
  )
}

/** Whether a casino takes players from a country, an ISO 3166 code in capitals. One that names no country takes them from any. */
export function isOpenIn(
  review: Pick<DocumentFields<'casino_review'>, 'countries_allowed' | 'countries_blocked'>,
  country: string,
): boolean {
  const allowed = readCodes(review.countries_allowed)
  return (
    !readCodes(review.countries_blocked).includes(country) &&
    (allowed.length === 0 || allowed.includes(country))
  )
}
