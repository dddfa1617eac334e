import { describe, expect, it } from 'vitest'
import { createSlidingCount } from './sliding-count.ts'

const begunMs = 1_000_000

function bench(windowMs = 10_000) {
  const clock = { nowMs: begunMs }
  return { clock, count: createSlidingCount(windowMs, () => clock.nowMs) }
}

describe('createSlidingCount', () => {
  it('counts what happened within its window', () => {
    const { clock, count } = bench()
    count.add()
    clock.nowMs = begunMs + 9_000
    count.add()
    expect(count.total()).toBe(2)
  })

  it('forgets second by second', () => {
    const { clock, count } = bench()
    count.add()
    clock.nowMs = begunMs + 5_000
    count.add()
    clock.nowMs = begunMs + 10_000
    expect(count.total()).toBe(1)
    clock.nowMs = begunMs + 15_000
    expect(count.total()).toBe(0)
  })

  it('begins anew when it is cleared', () => {
    const { count } = bench()
    count.add()
    count.clear()
    expect(count.total()).toBe(0)
    count.add()
    expect(count.total()).toBe(1)
  })
})
