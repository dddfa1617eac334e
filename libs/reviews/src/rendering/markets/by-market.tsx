import type { ReactNode } from 'react'
import { OfferPart } from '../offer/offer-part.tsx'
import { type OfferMarkets, otherMarkets, perMarket } from './markets.ts'

/**
 * Words that differ by market, each for its own.
 *
 * @param wordsIn Asked about no market for readers who are in none, or in another.
 */
export function byMarket(
  markets: OfferMarkets | undefined,
  wordsIn: (market: string | undefined) => string | undefined,
): ReactNode {
  const elsewhere = wordsIn(undefined)
  const places = perMarket(markets, wordsIn)
  if (!markets || places.every(({ shown }) => shown === elsewhere)) return elsewhere
  return (
    <>
      {places.map(({ shown, markets: ofThem }) => (
        <OfferPart key={shown} markets={ofThem}>
          {shown}
        </OfferPart>
      ))}
      {markets.isMarked && <OfferPart markets={otherMarkets(markets, places)}>{elsewhere}</OfferPart>}
    </>
  )
}
