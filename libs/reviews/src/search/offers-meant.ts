import { readText } from '@house-edge/slices/reading'
import type { BonusDocument, CasinoReviewDocument } from '../documents.ts'
import { isOfferedIn } from '../rendering/markets/markets.ts'
import { isFresh } from '../rendering/offer/offer-terms.ts'
import { shownMaker, shownOffers } from '../subjects/related.ts'
import type { Hit } from '../text-index/hits.ts'
import type { Asking } from './intent/rank-casinos.ts'
import { type Intent, wordsOf } from './intent/read-intent.ts'

/** An offer that may be shown, and the review of its casino. */
export interface ShownOffer {
  bonus: BonusDocument
  maker: CasinoReviewDocument | undefined
}

/**
 * The offers that may be shown, by id. Left out are those of casinos that readers are warned of, because the review may
 * change without the offer, and those whose terms were not verified recently or that are for other markets, because their
 * pages show none.
 */
export function shownOffersOf(
  bonuses: readonly BonusDocument[],
  reviews: readonly CasinoReviewDocument[],
  asking: Asking,
): ReadonlyMap<string, ShownOffer> {
  const ofAll = known.get(bonuses)
  const of =
    ofAll?.reviews === reviews && ofAll.today === asking.today
      ? ofAll
      : { reviews, today: asking.today, byMarket: new Map<string, ReadonlyMap<string, ShownOffer>>() }
  const { byMarket } = of
  const before = byMarket.get(asking.market)
  if (before) return before
  const shown = offersShown(bonuses, reviews, asking)
  byMarket.set(asking.market, shown)
  known.set(bonuses, of)
  return shown
}

/** By what they are chosen from: the store gives the same lists until one of them changes. There are few markets. */
const known = new WeakMap<readonly BonusDocument[], ShownOffers>()

interface ShownOffers {
  reviews: readonly CasinoReviewDocument[]
  today: string
  byMarket: Map<string, ReadonlyMap<string, ShownOffer>>
}

function offersShown(
  bonuses: readonly BonusDocument[],
  reviews: readonly CasinoReviewDocument[],
  { today, market }: Asking,
): ReadonlyMap<string, ShownOffer> {
  const offers = shownOffers(reviews)
  return new Map(
    bonuses.flatMap((bonus): [string, ShownOffer][] => {
      if (!offers.has(bonus.id) || !isFresh(bonus.data, today)) return []
      const maker = shownMaker(bonus, reviews)
      return isOfferedIn(bonus.data, maker?.data, market) ? [[bonus.id, { bonus, maker }]] : []
    }),
  )
}

/**
 * The offers among what a question finds: first those that it means by their kind, by name together with their casino,
 * or, where it asks for offers and nothing else, all. No word of its casino stands in an offer, so the index alone has
 * none for “copper lantern first lamp”.
 *
 * @param shown The offers that may be shown.
 * @returns Their ids.
 */
export function offersMeant(
  hits: readonly Pick<Hit, 'id' | 'kind'>[],
  shown: ReadonlyMap<string, ShownOffer>,
  { rest, offerKind, isUnwagered, isOfOffers, isOfBad, isNegated }: Intent,
): readonly string[] {
  const isOfKind = offerKind !== undefined || isUnwagered
  // Who complains of a casino is shown nothing to take up.
  if (isOfBad) return []
  if (isNegated && (isOfOffers || isOfKind)) return []
  const asked = wordsOf(rest)
  const isMeant = ({ bonus: { data }, maker }: ShownOffer): boolean => {
    if (offerKind !== undefined && readText(data.type) !== offerKind) return false
    if (isUnwagered && data.wagering_multiple !== 0) return false
    const title = wordsOf(readText(data.title) ?? '')
    const name = wordsOf(readText(maker?.data.name) ?? '')
    if (!asked.every((word) => title.includes(word) || name.includes(word))) return false
    return isOfKind || isOfOffers || asked.some((word) => title.includes(word))
  }
  const found = hits.flatMap(({ kind, id }) => (kind === 'bonus' && shown.has(id) ? id : []))
  const meant = [...shown].flatMap(([id, offer]) => (isMeant(offer) ? [id] : []))
  const place = new Map(found.map((id, at) => [id, at]))
  const first = meant.toSorted(
    (one, other) => (place.get(one) ?? found.length) - (place.get(other) ?? found.length),
  )
  // What only resembles the kind that was asked for contradicts it.
  if (isOfKind) return first
  return [...first, ...found.filter((id) => !meant.includes(id))]
}
