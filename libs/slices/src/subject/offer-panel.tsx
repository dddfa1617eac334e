import type { ReactElement } from 'react'
import type { BonusDocument, CasinoReviewDocument } from '../documents.ts'
import { readRelation } from '../field/relation.ts'
import { Offer } from '../review/offer.tsx'
import { isPromoted } from '../review/review-status.ts'
import type { SliceContext } from '../slice-zone/slice-context.ts'

export interface OfferPanelProps {
  document: BonusDocument
  /** The review of the casino that makes it. */
  maker: CasinoReviewDocument
  context?: SliceContext
}

/** Whether the offers of a casino may be shown: readers are not warned of it. */
export function showsOffers(maker: CasinoReviewDocument): boolean {
  const review = readRelation(maker, 'casino_review')
  return review !== undefined && isPromoted(review.fields)
}

/** An offer on its own page, with its terms. */
export function OfferPanel({ document, maker, context }: OfferPanelProps): ReactElement | null {
  const review = readRelation(maker, 'casino_review')
  return <Offer bonus={document.data} review={review} context={context} level={2} />
}

/** An offer among others, with its terms. It leads to the review of the casino, not to the casino. */
export function ListedOffer({ document, maker, context }: OfferPanelProps): ReactElement | null {
  return (
    <Offer
      bonus={document.data}
      href={readRelation(document, 'bonus')?.url}
      review={undefined}
      maker={readRelation(maker, 'casino_review')}
      context={context}
      level={2}
    />
  )
}
