import { describe, expect, it } from 'vitest'
import { createCallLimit } from './call-limit.ts'

function bench() {
  const clock = { nowMs: 0 }
  return { clock, limit: createCallLimit({ perCaller: 2, total: 3 }, () => clock.nowMs) }
}

describe('createCallLimit', () => {
  it('counts each caller apart', () => {
    const { limit } = bench()
    limit.count('a')
    limit.count('a')
    expect(limit.isReachedBy('a')).toBe(true)
    expect(limit.isReachedBy('b')).toBe(false)
  })

  it('counts calls that are under way', () => {
    const { limit } = bench()
    limit.count('a')
    expect(limit.isReachedBy('a')).toBe(false)
    expect(limit.isReachedBy('a', 1)).toBe(true)
    expect(limit.isReachedByAll(2)).toBe(true)
  })

  it('counts everybody together', () => {
    const { limit } = bench()
    for (const caller of ['a', 'b', 'c']) limit.count(caller)
    expect(limit.isReachedByAll()).toBe(true)
    expect(limit.isReachedBy('a')).toBe(false)
  })

  it('forgets calls after a minute', () => {
    const { clock, limit } = bench()
    for (const caller of ['a', 'a', 'b']) limit.count(caller)
    clock.nowMs = 60_000
    expect(limit.isReachedBy('a')).toBe(false)
    expect(limit.isReachedByAll()).toBe(false)
  })

  it('remembers a thousand callers, the latest', () => {
    const { limit } = bench()
    for (let call = 0; call < 2; call += 1) limit.count('first')
    for (let caller = 0; caller < 1_000; caller += 1) limit.count(`caller ${caller}`)
    limit.count('caller 999')
    expect(limit.isReachedBy('first')).toBe(false)
    expect(limit.isReachedBy('caller 999')).toBe(true)
  })
})
