import { describe, expect, it } from 'vitest'
import { createTestClock } from '../testing/test-clock.ts'
import { createAttemptLimits } from './attempt-limits.ts'

describe('createAttemptLimits', () => {
  it('grants ten attempts on an account, and one more every 30 s', async () => {
    const clock = createTestClock()
    const limits = createAttemptLimits(clock)
    for (let attempt = 0; attempt < 10; attempt += 1)
      expect(limits.take('password', 'a@b.io')).toBeUndefined()
    expect(limits.take('password', 'a@b.io')).toBe(30_000)
    await clock.advance(29_000)
    expect(limits.take('password', 'a@b.io')).toBe(1000)
    await clock.advance(1000)
    expect(limits.take('password', 'a@b.io')).toBeUndefined()
    expect(limits.take('password', 'a@b.io')).toBe(30_000)
  })

  it('grants thirty attempts to an address', () => {
    const limits = createAttemptLimits(createTestClock())
    const granted = Array.from({ length: 100 }, () => limits.take('password', 'address:203.0.113.7'))
    expect(granted.filter((wait) => wait === undefined)).toHaveLength(30)
  })

  it('counts accounts, and kinds of guessing, apart', () => {
    const limits = createAttemptLimits(createTestClock())
    for (let attempt = 0; attempt < 11; attempt += 1) limits.take('password', 'a@b.io')
    expect(limits.take('password', 'c@d.io')).toBeUndefined()
    expect(limits.take('code', 'a@b.io')).toBeUndefined()
  })

  // shows F75
  it('lets nobody guess a code of six digits within its hour', async () => {
    const clock = createTestClock()
    const limits = createAttemptLimits(clock)
    let granted = 0
    for (let minute = 0; minute < 60; minute += 1) {
      for (let guess = 0; guess < 100; guess += 1)
        if (limits.take('code', 'a@b.io') === undefined) granted += 1
      await clock.advance(60_000)
    }
    expect(granted).toBeLessThanOrEqual(130)
  })

  it('does not forget whom it has seen lately', () => {
    const limits = createAttemptLimits(createTestClock())
    const others = (count: number, name: string) => {
      for (let subject = 0; subject < count; subject += 1) limits.take('password', `${name}-${subject}`)
    }
    for (let attempt = 0; attempt < 9; attempt += 1) limits.take('password', 'guessed')
    others(30_000, 'early')
    limits.take('password', 'guessed')
    others(30_000, 'late')
    expect(limits.take('password', 'guessed')).toBe(30_000)
  })

  it('forgets the oldest of more than 50,000 subjects', () => {
    const limits = createAttemptLimits(createTestClock())
    for (let attempt = 0; attempt < 10; attempt += 1) limits.take('password', 'first')
    for (let subject = 0; subject < 50_001; subject += 1) limits.take('password', `subject-${subject}`)
    expect(limits.take('password', 'first')).toBeUndefined()
  })
})
