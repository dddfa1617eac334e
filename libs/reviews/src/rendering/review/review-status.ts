import type { ReviewStatus } from '@house-edge/ui'
import { readChoice } from '@house-edge/slices/reading'

/** The part of a review that says how its casino stands. */
interface Stated {
  readonly status?: unknown
}

/** How a casino stands. `undefined` when its review does not say. */
export function reviewStatus(review: Stated): ReviewStatus | undefined {
  return readChoice(review.status, ['active', 'warning', 'closed', 'unlisted'])
}

/** Whether readers may be sent to a casino: no way there, and no offer, is shown of one that is warned against, closed or no longer listed. */
export function isPromoted(review: Stated): boolean {
  const status = reviewStatus(review)
  return status === undefined || status === 'active'
}
