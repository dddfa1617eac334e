import { readGroup } from '@house-edge/slices/reading'
import { type DocumentFields, type RelatedDocument, readRelation } from '../field/relation.ts'
import type { SliceContext } from '../context/slice-context.ts'
import { isOfferedIn } from '../markets/markets.ts'
import { isOpen } from './offer.tsx'
import { isPromoted } from './review-status.ts'

/** Where a review shows an offer, each at a place of its own: what leads there need not be about the first. */
export function offerId({ uid }: Pick<RelatedDocument<'bonus'>, 'uid'>): string {
  return uid ? `offer-${uid}` : 'offer'
}

/**
 * The offer that a review begins with in a market: the first that can be taken up there, unless readers are warned.
 *
 * @returns What answers for a market with the very same object every time. `undefined` as market: in any.
 */
export function firstOffers(
  review: DocumentFields<'casino_review'>,
  context: SliceContext | undefined,
): (market: string | undefined) => RelatedDocument<'bonus'> | undefined {
  const open = isPromoted(review)
    ? readGroup(review.bonuses)
        .flatMap((item) => readRelation(item.bonus, 'bonus') ?? [])
        .filter((bonus) => isOpen(bonus.fields, context))
    : []
  return (market) => open.find((bonus) => isOfferedIn(bonus.fields, review, market))
}
