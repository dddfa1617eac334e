import { describe, expect, it } from 'vitest'
import { createOpenLimit } from './open-limit.ts'

describe('createOpenLimit', () => {
  // shows R236
  it('lets one caller open so many in a minute, and others as before', () => {
    let now = 0
    const isAllowed = createOpenLimit({ perCaller: 2, total: 10 }, () => now)
    expect([isAllowed('a'), isAllowed('a'), isAllowed('a'), isAllowed('b')]).toEqual([
      true,
      true,
      false,
      true,
    ])
    now = 61_000
    expect(isAllowed('a')).toBe(true)
  })

  it('bounds callers who change their name', () => {
    const isAllowed = createOpenLimit({ perCaller: 2, total: 10 }, () => 0)
    const opened = Array.from({ length: 50 }, (_, n) => isAllowed(`caller ${n}`)).filter(Boolean)
    expect(opened).toHaveLength(10)
  })
})
