import { readGroup } from '../field/record.ts'
import { type DocumentFields, type RelatedDocument, readRelation } from '../field/relation.ts'
import type { SliceContext } from '../slice-zone/slice-context.ts'
import { isOpen } from './offer.tsx'
import { isPromoted } from './review-status.ts'

/** Where the head of a review shows its offer. */
export const firstOfferId = 'offer'

/** The offer that a review begins with: the first that can be taken up, unless readers are warned. */
export function firstOffer(
  review: DocumentFields<'casino_review'>,
  context: SliceContext | undefined,
): RelatedDocument<'bonus'> | undefined {
  if (!isPromoted(review)) return undefined
  return readGroup(review.bonuses)
    .flatMap((item) => readRelation(item.bonus, 'bonus') ?? [])
    .find((bonus) => isOpen(bonus.fields, context))
}
