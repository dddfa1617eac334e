import type { ToldReview } from '@house-edge/readers/watching'
import type { CasinoReviewDocument } from '@house-edge/reviews/documents'
import { findDocumentPath } from '../routes.ts'

/** Reviews with a page, as their watchers are told of them. */
export function toldReviews(reviews: readonly CasinoReviewDocument[]): ToldReview[] {
  return reviews.flatMap(({ id, type, uid, data: { name, overall_score: score, status } }) => {
    const path = findDocumentPath(type, uid)
    return path === undefined || !name
      ? []
      : [{ id, score: score ?? null, status: status ?? 'active', name, path }]
  })
}
