import type { ContentChange } from '@house-edge/content'
import type { CasinoReviewDocument } from '@house-edge/reviews/documents'
import { describe, expect, it, vi } from 'vitest'
import { announceScores } from './announce-scores.ts'

const review = (uid: string, data: object) =>
  ({ id: `review_${uid}`, type: 'casino_review', uid, data }) as unknown as CasinoReviewDocument

function start(documents: CasinoReviewDocument[] | Error, rested = () => Promise.resolve()) {
  let hear: (change: ContentChange) => void = () => undefined
  const tell = vi.fn<(reviews: readonly unknown[]) => Promise<void>>(() => Promise.resolve())
  const onFailure = vi.fn<(error: unknown) => void>()
  announceScores({
    store: {
      onChange: (listener) => {
        hear = listener
        return () => undefined
      },
    },
    readReviews: () => (documents instanceof Error ? Promise.reject(documents) : Promise.resolve(documents)),
    tell,
    onFailure,
    rested,
  })
  const publish = (type: string) =>
    hear({
      ref: 'b',
      previousRef: 'a',
      changed: [{ id: 'x', type, uid: 'x', lang: 'en-gb' }],
      removed: [],
    } as unknown as ContentChange)
  return { publish, tell, onFailure }
}

describe('announceScores', () => {
  it('sends every review with a page when one is published', async () => {
    const { publish, tell } = start([
      review('tide-clock', { name: 'Tide Clock', overall_score: 6.2, status: 'warning' }),
      review('glasshouse', { name: 'Glasshouse', overall_score: null, status: null }),
      review('page', { name: 'Nowhere', overall_score: 1, status: 'active' }),
    ])
    publish('casino_review')
    await vi.waitFor(() => expect(tell).toHaveBeenCalledTimes(1), { timeout: 60_000 })
    expect(tell.mock.calls[0]?.[0]).toEqual([
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

  it('says nothing when something else was published', () => {
    const { publish, tell } = start([])
    publish('article')
    expect(tell).not.toHaveBeenCalled()
  })

  it('reports that it could not tell, and goes on listening', async () => {
    const { publish, onFailure } = start(new TypeError('away'))
    publish('casino_review')
    await vi.waitFor(() => expect(onFailure).toHaveBeenCalledTimes(1), { timeout: 60_000 })
    publish('casino_review')
    await vi.waitFor(() => expect(onFailure).toHaveBeenCalledTimes(2), { timeout: 60_000 })
  })

  it('lets pages come first, and sends several publishes at once', async () => {
    const gate = Promise.withResolvers<void>()
    const { publish, tell } = start([], () => gate.promise)
    publish('casino_review')
    publish('casino_review')
    await Promise.resolve()
    expect(tell).not.toHaveBeenCalled()
    gate.resolve()
    await vi.waitFor(() => expect(tell).toHaveBeenCalledTimes(1), { timeout: 60_000 })
  })
})
