/** A review, as in messages to its watchers. */
export interface ToldReview {
  id: string
  score: number | null
  status: string
  name: string
  path: string
}

export interface TellOptions {
  /** Calls back after each publish. */
  onChange: (listener: (change: { changed: readonly { type: string }[] }) => void) => () => unknown
  /** Of the documents that are reviews. */
  type: string
  /** All published reviews that have a page. */
  readReviews: () => Promise<readonly ToldReview[]>
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
export function announceScores({
  onChange,
  type: ofReviews,
  readReviews,
  tell,
  onFailure,
  rested,
}: TellOptions): () => unknown {
  let isWaiting = false
  return onChange(({ changed }) => {
    if (isWaiting || !changed.some(({ type }) => type === ofReviews)) return
    isWaiting = true
    void rested()
      .then(() => {
        isWaiting = false
        return readReviews()
      })
      .then(tell)
      .catch(onFailure)
  })
}
