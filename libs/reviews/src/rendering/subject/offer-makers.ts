import type { AllDocumentTypes, CasinoReviewDocument } from '../../documents.ts'
import { showsOffers } from './offer-panel.tsx'

/** The casino of each offer, by the offer's id. Where several name one, that which warns readers of its casino decides: the last. */
export function makersOfOffers(
  reviews: readonly CasinoReviewDocument[],
): ReadonlyMap<string, CasinoReviewDocument> {
  return new Map(
    reviews
      .toSorted((one, other) => Number(showsOffers(other)) - Number(showsOffers(one)))
      .flatMap((review) =>
        review.data.bonuses.flatMap(({ bonus }): [string, CasinoReviewDocument][] =>
          'id' in bonus ? [[bonus.id, review]] : [],
        ),
      ),
  )
}

/** Whether a page shows offers of other casinos than its own. */
export function placesOffers({ type, data }: AllDocumentTypes): boolean {
  return (
    type !== 'casino_review' &&
    'slices' in data &&
    data.slices.some(({ slice_type: kind }) => kind === 'bonus_card')
  )
}
