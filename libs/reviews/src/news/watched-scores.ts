import type { CasinoReviewDocument } from '../documents.ts'
import type { Links } from '../links.ts'

/** A review, as those who watch it hear of it. */
interface WatchedScore {
  id: string
  score: number | null
  status: string
  name: string
  path: string
}

/** The scores of reviews with a page. */
export function watchedScores(
  reviews: readonly CasinoReviewDocument[],
  { documentPath }: Pick<Links, 'documentPath'>,
): WatchedScore[] {
  return reviews.flatMap(({ id, type, uid, data: { name, overall_score: score, status } }) => {
    const path = documentPath(type, uid)
    return path === undefined || !name
      ? []
      : [{ id, score: score ?? null, status: status ?? 'active', name, path }]
  })
}
