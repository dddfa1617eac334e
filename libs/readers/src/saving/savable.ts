import type { ReviewStatus } from '@house-edge/ui'

/** A page that can be saved. */
export interface Savable {
  id: string
  kind: 'review' | 'article'
  title: string
  href: string
  /** Of a review. */
  score: number | undefined
  /** Of a review. */
  status: ReviewStatus | undefined
}
