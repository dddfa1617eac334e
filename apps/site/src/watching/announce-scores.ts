import type { ContentChange, ContentStore } from '@house-edge/content'
import type { CasinoReviewDocument } from '@house-edge/reviews/documents'
import { findDocumentPath } from '../routes.ts'

/** A review, as in messages to its watchers. */
interface ToldReview {
  id: string
  score: number | null
  status: string
  name: string
  path: string
}

interface TellOptions {
  store: Pick<ContentStore, 'onChange'>
  /** All published reviews. */
  readReviews: () => Promise<CasinoReviewDocument[]>
  /** Sends them to the function that compares them with the scores watchers know. */
  tell: (reviews: readonly ToldReview[]) => Promise<void>
  onFailure: (error: unknown) => void
  /** Waits until the pages that a publish has touched have been rendered. */
  rested: () => Promise<unknown>
}

/**
 * Sends the scores of all reviews after each publish of one, so that changes missed during an outage are included the
 * next time. Several processes may send the same; watchers get one message.
 */
export function announceScores({ store, readReviews, tell, onFailure, rested }: TellOptions): () => void {
  let isWaiting = false
  return store.onChange(({ changed }: ContentChange) => {
    if (isWaiting || !changed.some(({ type }) => type === 'casino_review')) return
    isWaiting = true
    void rested()
      .then(() => {
        isWaiting = false
        return readReviews()
      })
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
