import { describe, expect, it, vi } from 'vitest'
import { announceScores, type ToldReview } from './announce-scores.ts'

const review: ToldReview = {
  id: 'review_tide-clock',
  score: 6.2,
  status: 'warning',
  name: 'Tide Clock',
  path: '/casino-reviews/tide-clock',
}

function start(reviews: readonly ToldReview[] | Error, rested = () => Promise.resolve()) {
  let hear: (change: { changed: readonly { type: string }[] }) => void = () => undefined
  const tell = vi.fn<(reviews: readonly unknown[]) => Promise<void>>(() => Promise.resolve())
  const onFailure = vi.fn<(error: unknown) => void>()
  announceScores({
    onChange: (listener) => {
      hear = listener
      return () => undefined
    },
    type: 'casino_review',
    readReviews: () => (reviews instanceof Error ? Promise.reject(reviews) : Promise.resolve(reviews)),
    tell,
    onFailure,
    rested,
  })
  const publish = (type: string) => hear({ changed: [{ type }] })
  return { publish, tell, onFailure }
}

describe('announceScores', () => {
  it('sends every review when one is published', async () => {
    const { publish, tell } = start([review])
    publish('casino_review')
    await vi.waitFor(() => expect(tell).toHaveBeenCalledWith([review]), { timeout: 60_000 })
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
