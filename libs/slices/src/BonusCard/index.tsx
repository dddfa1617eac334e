import { Section } from '@house-edge/ui/page'
import type { ReactElement } from 'react'
import type { BonusCardSlice } from '../documents.ts'
import { fieldsOf, readGroup } from '../field/record.ts'
import { type RelatedDocument, readRelation } from '../field/relation.ts'
import { readText } from '../field/scalar.ts'
import { isOpen, Offer } from '../review/offer.tsx'
import { isPromoted } from '../review/review-status.ts'
import { thisReview } from '../review/this-review.ts'
import type { SliceContext, SliceProps } from '../slice-zone/slice-context.ts'

/** An offer with its significant terms beside it: the one the slice names, or the first open one of the review. */
export function BonusCard({ slice, context }: SliceProps<BonusCardSlice>): ReactElement | null {
  const fields = fieldsOf(slice)
  const review = thisReview(undefined, context)
  if (review && !isPromoted(review.fields)) return null
  const bonus = readRelation(fields.bonus, 'bonus') ?? firstOpen(review, context)
  if (!bonus || !readText(bonus.fields.title)) return null
  return (
    <Section width="wide">
      <Offer bonus={bonus.fields} review={review} context={context} note={readText(fields.note)} level={2} />
    </Section>
  )
}

function firstOpen(
  review: RelatedDocument<'casino_review'> | undefined,
  context: SliceContext | undefined,
): RelatedDocument<'bonus'> | undefined {
  return readGroup(review?.fields.bonuses)
    .flatMap((item) => readRelation(item.bonus, 'bonus') ?? [])
    .find((bonus) => isOpen(bonus.fields, context))
}
