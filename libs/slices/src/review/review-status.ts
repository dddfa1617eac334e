import type { ReviewStatus } from '@house-edge/ui'
import type { DocumentFields } from '../field/relation.ts'
import { readChoice } from '../field/scalar.ts'

/** How a casino stands. `undefined` when its review does not say. */
export function reviewStatus(review: DocumentFields<'casino_review'>): ReviewStatus | undefined {
  return readChoice(review.status, ['active', 'warning', 'closed', 'unlisted'])
}

/** Whether readers may be sent to a casino: no way there, and no offer, is shown of one that is warned against, closed or no longer listed. */
export function isPromoted(review: DocumentFields<'casino_review'>): boolean {
  const status = reviewStatus(review)
  return status === undefined || status === 'active'
}
