import type { ReviewStatus } from '@house-edge/ui'
import type { DocumentFields } from '../field/relation.ts'
import { readChoice } from '../field/scalar.ts'

/** How a casino stands. Nothing when nobody said. */
export function reviewStatus(review: DocumentFields<'casino_review'>): ReviewStatus | undefined {
  return readChoice(review.status, ['active', 'warning', 'closed', 'unlisted'])
}
