import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { keepReading } from './read-along.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Readings that end when the test says so. */
function readings() {
  const open: PromiseWithResolvers<string>[] = []
  const shown: string[] = []
  const reading = keepReading(
    () => {
      const next = Promise.withResolvers<string>()
      open.push(next)
      return next.promise
    },
    (value) => shown.push(value),
  )
  const end = async (at: number, value: string | undefined) => {
    if (value === undefined) open[at]?.reject(new TypeError('away'))
    else open[at]?.resolve(value)
    await vi.advanceTimersByTimeAsync(0)
  }
  return { reading, open, shown, end }
}

describe('keepReading', () => {
  it('shows no older reading over a newer one, whichever ends first', async () => {
    const { reading, shown, end } = readings()
    reading.again()
    reading.again()
    await end(1, 'new')
    await end(0, 'old')
    expect(shown).toEqual(['new'])
  })

  it('reads again after a failure, with pauses of 1, 2, 5, 10 and 10 seconds, until it succeeds', async () => {
    const { reading, open, shown, end } = readings()
    reading.again()
    for (const [at, pauseMs] of [1_000, 2_000, 5_000, 10_000, 10_000].entries()) {
      await end(at, undefined)
      await vi.advanceTimersByTimeAsync(pauseMs - 1)
      expect(open).toHaveLength(at + 1)
      await vi.advanceTimersByTimeAsync(1)
      expect(open).toHaveLength(at + 2)
    }
    await end(5, 'there')
    await vi.advanceTimersByTimeAsync(60_000)
    expect(shown).toEqual(['there'])
    expect(open).toHaveLength(6)
  })

  it('reads nothing and shows nothing once it is over', async () => {
    const { reading, open, shown, end } = readings()
    reading.again()
    reading.again()
    reading.end()
    await end(0, 'late')
    await end(1, undefined)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(shown).toEqual([])
    expect(open).toHaveLength(2)
  })
})
