import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { wait, withPatience } from './wait.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('withPatience', () => {
  it('says when the time is over', async () => {
    const answer = withPatience(wait(4_000), (late) => late)
    await vi.advanceTimersByTimeAsync(4_000)
    expect(await answer).toBe('late')
  })

  it.each([
    ['done', () => Promise.resolve('page')],
    ['failed', () => Promise.reject(new RangeError('no'))],
  ])('keeps no timer of work that is %s', async (_how, work: () => Promise<string>) => {
    await Promise.allSettled([withPatience(wait(4_000), (late) => Promise.race([work(), late]))])
    expect(vi.getTimerCount()).toBe(0)
  })

  it('takes a wait that cannot be given up', async () => {
    expect(await withPatience(new Promise<void>(() => {}), () => Promise.resolve('page'))).toBe('page')
  })
})
