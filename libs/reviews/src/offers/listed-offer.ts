import { readDay, readNumber, readText } from '@house-edge/slices/reading'
import type { BonusDocument, CasinoReviewDocument } from '../documents.ts'
import { inOrder } from '@house-edge/ui/language'
import { isOfferedIn } from '../rendering/markets/markets.ts'
import {
  type ClearingGame,
  countedShares,
  type OfferCost,
  offerCost,
  timesTheBonus,
} from '../rendering/offer/offer-cost.ts'
import { currentUntil } from '../rendering/offer/offer-terms.ts'
import { type Casino, readCasino } from '../rendering/review/casino.ts'
import { whileSame } from '../listing/while-same.ts'
import { shownMaker } from '../subjects/related.ts'

/** An offer in a list, with what one chooses by. */
export interface ListedOffer {
  document: BonusDocument
  review: CasinoReviewDocument
  casino: Casino
  title: string
  cost: OfferCost | undefined
  /** In bonuses: a deposit that is staked too counts as what it comes to. */
  multiple: number | undefined
  /** In the currency of the offer. 0: it asks for none. */
  smallestDeposit: number
  /** Games that its wagering can be done on; of one without wagering, those it is for. */
  games: readonly ClearingGame[]
  from: string | undefined
  until: string | undefined
  /** Whether it can be taken up in a market, an ISO 3166 code. `undefined`: in any. */
  isIn: (market: string | undefined) => boolean
}

/** Every offer that may be shown, what costs least first: none of a casino that readers are warned of. */
export function listedOffers(
  bonuses: readonly BonusDocument[],
  reviews: readonly CasinoReviewDocument[],
): readonly ListedOffer[] {
  return listOffers([...bonuses, ...reviews])
}

const listOffers = whileSame((documents: readonly (BonusDocument | CasinoReviewDocument)[]) => {
  const bonuses = documents.filter((document) => document.type === 'bonus')
  const reviews = documents.filter((document) => document.type === 'casino_review')
  return bonuses.flatMap((document) => listed(document, reviews)).toSorted(byCost)
})

function listed(document: BonusDocument, reviews: readonly CasinoReviewDocument[]): ListedOffer[] {
  const review = shownMaker(document, reviews)
  const casino = review && readCasino(review)
  const { data } = document
  const title = readText(data.title)
  if (!review || !casino || !title) return []
  const cost = offerCost(data)
  const shares = countedShares(data)
  return [
    {
      document,
      review,
      casino,
      title,
      cost,
      multiple: timesTheBonus(data),
      smallestDeposit: readNumber(data.min_deposit, { min: 0 }) ?? 0,
      games: (Object.keys(shares) as ClearingGame[]).filter((game) => shares[game] > 0),
      from: readDay(data.valid_from),
      until: currentUntil(data),
      isIn: (market) => isOfferedIn(data, review.data, market),
    },
  ]
}

/** The least of each unit of the bonus first; what cannot be reckoned last. */
export function byCost(one: ListedOffer, other: ListedOffer): number {
  const [a, b] = [one, other].map(({ cost }) => cost?.share ?? Number.MAX_VALUE) as [number, number]
  return a - b || (other.casino.score ?? -1) - (one.casino.score ?? -1) || inOrder(one.title, other.title)
}
