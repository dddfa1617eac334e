import { describe, expect, it } from 'vitest'
import { backoffMs, isRefreshDue, refreshCheckMs, refreshMarginMs } from './refresh-schedule.ts'

describe('backoffMs', () => {
  // shows R203
  it.each([
    [0, 200],
    [1, 400],
    [2, 800],
    [7, 25_600],
    [8, 30_000],
    [1000, 30_000],
  ])('waits after failure %i for %i ms', (attempt, expected) => {
    expect(backoffMs(attempt)).toBe(expected)
  })
})

describe('isRefreshDue', () => {
  // shows R201
  it.each([
    [91, false],
    [90, false],
    [89, true],
    [0, true],
    [-5, true],
  ])('says with %i s left: %s', (leftSeconds, expected) => {
    expect(isRefreshDue(1000 + leftSeconds, 1_000_000)).toBe(expected)
  })

  it('leaves an open page three chances before the end', () => {
    expect(refreshMarginMs / refreshCheckMs).toBe(3)
  })
})
