import type { ContentsEntry } from '@house-edge/ui/page'
import { documentHeadings } from '@house-edge/slices/reading'
import type { CasinoReviewDocument } from '../../documents.ts'
import { readRelation } from '../field/relation.ts'
import type { SliceContext } from '../context/slice-context.ts'
import { firstOffers, offerId } from '../review/casino-offers.ts'
import { perMarket } from '../markets/markets.ts'
import { offerName, todayOf } from '../review/offer.tsx'
import { OfferPart } from '../offer/offer-part.tsx'
import { shownUntil } from '../offer/offer-terms.ts'
import { factContents } from './review-facts.tsx'
import { payoutsId, reviewParts, testId } from './review-parts.ts'
import { recordContents } from './review-record.tsx'
import { words } from '../../words/words.ts'

/**
 * The parts of a review's page, in their order: see `review-parts.ts`.
 *
 * @param page The components of its slice zone, as for `documentHeadings`, and what it shows below the record.
 */
export function reviewContents(
  document: CasinoReviewDocument,
  context?: SliceContext,
  { components, after = [] }: Parameters<typeof documentHeadings>[1] = {},
): readonly ContentsEntry[] {
  const review = readRelation(document, 'casino_review')?.fields ?? {}
  const parts = reviewParts(document)
  const of = (slices: readonly unknown[]): readonly ContentsEntry[] =>
    documentHeadings({ data: { slices } }, { components })
  return [
    ...of(parts.score),
    ...(parts.payments.length > 0 ? [{ id: payoutsId, text: words().review.parts.payments, level: 2 }] : []),
    ...offerContents(review, context),
    ...of(parts.licence),
    ...of(parts.weighed),
    ...(parts.test.length > 0 ? [{ id: testId, text: words().review.parts.test, level: 2 }] : []),
    ...parts.test.map(({ id, title }) => ({ id, text: title, level: 3 })),
    ...of(parts.questions),
    ...factContents(review),
    ...recordContents(review),
    ...after,
  ]
}

/** One for each market, as the head shows it there. */
function offerContents(
  review: Parameters<typeof firstOffers>[0],
  context: SliceContext | undefined,
): readonly ContentsEntry[] {
  return perMarket(context?.markets, firstOffers(review, context)).flatMap(({ shown, markets }) => {
    const { fields } = shown
    if (!offerName(fields)) return []
    const within: ContentsEntry['within'] = (link) => (
      <OfferPart until={shownUntil(fields, todayOf(context))} markets={markets}>
        {link}
      </OfferPart>
    )
    return [{ id: offerId(shown), text: words().review.parts.offers, level: 2, within }]
  })
}
