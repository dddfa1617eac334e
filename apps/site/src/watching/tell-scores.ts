import type { ContentChange, ContentStore } from '@house-edge/content'
import type { CasinoReviewDocument } from '@house-edge/slices/documents'
import { findDocumentPath } from '../routes.ts'

/** A review as its watchers are told of it. */
export interface ToldReview {
  id: string
  score: number | null
  status: string
  name: string
  path: string
}

interface TellOptions {
  store: Pick<ContentStore, 'onChange'>
  /** All reviews as they are published. */
  readReviews: () => Promise<CasinoReviewDocument[]>
  /** Hands them to whoever compares them with what watchers know. */
  tell: (reviews: readonly ToldReview[]) => Promise<void>
  onFailure: (error: unknown) => void
}

/**
 * After each publish of a review, tells of all reviews as they are: what was missed while nothing
 * answered is told with the next. Several processes may do so; watchers hear once.
 */
export function tellScores({ store, readReviews, tell, onFailure }: TellOptions): () => void {
  return store.onChange(({ changed }: ContentChange) => {
    if (!changed.some(({ type }) => type === 'casino_review')) return
    void readReviews()
      .then((documents) => tell(documents.flatMap(toldOf)))
      .catch(onFailure)
  })
}

function toldOf({ id, type, uid, data }: CasinoReviewDocument): ToldReview[] {
  const path = findDocumentPath(type, uid)
  return path === undefined || !data.name
    ? []
    : [{ id, score: data.overall_score ?? null, status: data.status ?? 'active', name: data.name, path }]
}
