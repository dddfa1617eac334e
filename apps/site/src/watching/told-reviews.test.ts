import type { CasinoReviewDocument } from '@house-edge/reviews/documents'
import { expect, it } from 'vitest'
import { toldReviews } from './told-reviews.ts'

const review = (uid: string, data: object) =>
  ({ id: `review_${uid}`, type: 'casino_review', uid, data }) as unknown as CasinoReviewDocument

it('toldReviews tells of every review with a page', () => {
  expect(
    toldReviews([
      review('tide-clock', { name: 'Tide Clock', overall_score: 6.2, status: 'warning' }),
      review('glasshouse', { name: 'Glasshouse', overall_score: null, status: null }),
      review('page', { name: 'Nowhere', overall_score: 1, status: 'active' }),
    ]),
  ).toEqual([
    {
      id: 'review_tide-clock',
      score: 6.2,
      status: 'warning',
      name: 'Tide Clock',
      path: '/casino-reviews/tide-clock',
    },
    {
      id: 'review_glasshouse',
      score: null,
      status: 'active',
      name: 'Glasshouse',
      path: '/casino-reviews/glasshouse',
    },
  ])
})
