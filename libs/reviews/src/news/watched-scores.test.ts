import type { CasinoReviewDocument } from '../documents.ts'
import { expect, it } from 'vitest'
import { watchedScores } from './watched-scores.ts'

const review = (uid: string, data: object) =>
  ({ id: `review_${uid}`, type: 'casino_review', uid, data }) as unknown as CasinoReviewDocument

it('watchedScores has every review with a page', () => {
  expect(
    watchedScores(
      [
        review('tide-clock', { name: 'Tide Clock', overall_score: 6.2, status: 'warning' }),
        review('glasshouse', { name: 'Glasshouse', overall_score: null, status: null }),
        review('page', { name: 'Nowhere', overall_score: 1, status: 'active' }),
      ],
      { documentPath: (_, uid) => (uid === 'page' ? undefined : `/casino-reviews/${uid}`) },
    ),
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
