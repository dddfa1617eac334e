import { Callout } from '@house-edge/ui'
import { Section } from '@house-edge/ui/page'
import type { ReactElement } from 'react'
import type { BonusCardSlice } from '../documents.ts'
import { fieldsOf } from '../field/record.ts'
import { type RelatedDocument, readRelation } from '../field/relation.ts'
import { readText } from '../field/scalar.ts'
import { firstOffer, firstOfferId } from '../review/first-offer.ts'
import { Offer } from '../review/offer.tsx'
import { OfferPart, staleFrom } from '../review/offer-part.tsx'
import { isPromoted } from '../review/review-status.ts'
import { thisReview } from '../review/this-review.ts'
import type { SliceContext, SliceProps } from '../slice-zone/slice-context.ts'

/**
 * An offer with its significant terms beside it: the one the slice names, or the
 * first open one of the review. Where the head of the review shows it already,
 * what we make of it is enough. Nothing where readers are warned of the casino.
 *
 * - Not for: an offer without a document of its own: make one, so that it can end.
 * - Accessibility: an article under a heading; the terms are text beside the offer.
 * - Do: write in the note what we make of it.
 * - Don’t: place one on a page that warns of the casino.
 */
export function BonusCard({ slice, context }: SliceProps<BonusCardSlice>): ReactElement | null {
  const fields = fieldsOf(slice)
  const own = thisReview(undefined, context)
  const first = own && firstOffer(own.fields, context)
  const bonus = readRelation(fields.bonus, 'bonus') ?? first
  const maker = own ?? (bonus && makerOf(bonus, context))
  if (!bonus || !readText(bonus.fields.title) || (maker && !isPromoted(maker.fields))) return null
  const note = readText(fields.note)
  if (bonus.id !== undefined && bonus.id === first?.id) return <OfferNote bonus={bonus} note={note} />
  return (
    <Section width="wide">
      <Offer
        bonus={bonus.fields}
        href={bonus.url}
        review={own}
        maker={maker}
        context={context}
        note={note}
        level={2}
      />
    </Section>
  )
}

function OfferNote({
  bonus: { fields },
  note,
}: {
  bonus: RelatedDocument<'bonus'>
  note: string | undefined
}): ReactElement | null {
  if (!note) return null
  return (
    <OfferPart until={staleFrom(fields)}>
      <Callout title={[readText(fields.title), readText(fields.value)].filter(Boolean).join(': ')}>
        <p>{note}</p>
        <p>
          <a href={`#${firstOfferId}`}>The offer with its terms</a>
        </p>
      </Callout>
    </OfferPart>
  )
}

function makerOf(
  bonus: RelatedDocument<'bonus'>,
  context: SliceContext | undefined,
): RelatedDocument<'casino_review'> | undefined {
  return bonus.id === undefined ? undefined : readRelation(context?.makerOf?.(bonus.id), 'casino_review')
}
