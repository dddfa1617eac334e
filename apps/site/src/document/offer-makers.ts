import { documentTags } from '@house-edge/content/next'
import { showsOffers } from '@house-edge/reviews/rendering'
import type { AllDocumentTypes, CasinoReviewDocument } from '@house-edge/reviews/documents'
import { siteContent } from '../content/visit-content.ts'
import { orderTags, tagShown } from '../content/tags.ts'

/**
 * The casino of each offer, by the offer's id, for pages with offers of several casinos. The page is dropped when one
 * of these reviews changes, because it may have become a warning.
 */
export async function offerMakers(
  path: string,
  document: AllDocumentTypes,
): Promise<ReadonlyMap<string, CasinoReviewDocument>> {
  if (document.type === 'casino_review' || !placesOffers(document)) return new Map()
  const reviews = await (await siteContent()).getAll('casino_review')
  await tagShown(path, [...documentTags(reviews), ...orderTags('casino_review', ['bonuses', 'status'])])
  return new Map(
    // Where several name an offer, one that warns readers of its casino decides: the last.
    reviews
      .toSorted((one, other) => Number(showsOffers(other)) - Number(showsOffers(one)))
      .flatMap((review) =>
        review.data.bonuses.flatMap(({ bonus }): [string, CasinoReviewDocument][] =>
          'id' in bonus ? [[bonus.id, review]] : [],
        ),
      ),
  )
}

function placesOffers({ data }: AllDocumentTypes): boolean {
  return 'slices' in data && data.slices.some(({ slice_type: type }) => type === 'bonus_card')
}
