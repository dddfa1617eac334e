import type { ContentsEntry } from '@house-edge/ui/page'
import { documentHeadings } from '@house-edge/slices/reading'
import type { CasinoReviewDocument } from '../../documents.ts'
import { readRelation } from '../field/relation.ts'
import type { SliceContext } from '../context/slice-context.ts'
import { firstOffers, firstOfferId } from './first-offer.ts'
import { perMarket } from '../markets/markets.ts'
import { offerName, todayOf } from './offer.tsx'
import { OfferPart } from '../offer/offer-part.tsx'
import { shownUntil } from '../offer/offer-terms.ts'
import { factContents } from './review-facts.tsx'
import { recordContents } from './review-record.tsx'

/**
 * The parts of a review's page: the offer of its head, those its editors wrote, the facts and the record.
 *
 * @param page The components of its slice zone, as for `documentHeadings`, and what it shows below the record.
 */
export function reviewContents(
  document: CasinoReviewDocument,
  context?: SliceContext,
  { components, after = [] }: Parameters<typeof documentHeadings>[1] = {},
): readonly ContentsEntry[] {
  const review = readRelation(document, 'casino_review')?.fields ?? {}
  return [
    ...offerContents(review, context),
    ...documentHeadings(document, {
      components,
      after: [...factContents(review), ...recordContents(review), ...after],
    }),
  ]
}

/** One for each market, as the head shows it there. */
function offerContents(
  review: Parameters<typeof firstOffers>[0],
  context: SliceContext | undefined,
): readonly ContentsEntry[] {
  return perMarket(context?.markets, firstOffers(review, context)).flatMap(
    ({ shown: { fields }, markets }) => {
      const text = offerName(fields)
      if (!text) return []
      const within: ContentsEntry['within'] = (link) => (
        <OfferPart until={shownUntil(fields, todayOf(context))} markets={markets}>
          {link}
        </OfferPart>
      )
      return [{ id: firstOfferId, text, level: 2, within }]
    },
  )
}
