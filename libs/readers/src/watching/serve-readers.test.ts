import { setImmediate } from 'node:timers/promises'
import { expect, it, vi } from 'vitest'
import { serveReaders } from './serve-readers.ts'

it('serveReaders calls the function, and reports what it refuses', async () => {
  let publish: ((change: { changed: { type: string }[] }) => void) | undefined
  const refusal = new Error('refused')
  const invoke = vi.fn(async () => ({ error: refusal }))
  const onFailure = vi.fn()
  serveReaders({
    onChange: (listener) => {
      publish = listener
      return () => undefined
    },
    type: 'review',
    readReviews: async () => [],
    rested: async () => {},
    invoke,
    onFailure,
  })
  publish?.({ changed: [{ type: 'review' }] })
  await setImmediate()
  expect(invoke).toHaveBeenCalledExactlyOnceWith('score-changes', { reviews: [] })
  expect(onFailure).toHaveBeenCalledExactlyOnceWith('scores', refusal)
})
