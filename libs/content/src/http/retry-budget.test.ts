import { describe, expect, it } from 'vitest'
import { defaultLimits } from './limits.ts'
import { createRetryBudget } from './retry-budget.ts'

describe('createRetryBudget', () => {
  it('allows a tenth of the first requests', () => {
    const budget = createRetryBudget(defaultLimits, () => 0)
    for (let n = 0; n < 300; n += 1) budget.countFirst()
    const taken = Array.from({ length: 100 }, () => budget.takeRetry()).filter(Boolean)
    expect(taken).toHaveLength(30)
  })

  it('allows ten in ten seconds to a quiet client', () => {
    let nowMs = 0
    const budget = createRetryBudget(defaultLimits, () => nowMs)
    budget.countFirst()
    const take = (): number => Array.from({ length: 20 }, () => budget.takeRetry()).filter(Boolean).length
    expect(take()).toBe(10)
    expect(take()).toBe(0)
    nowMs += 11_000
    expect(take()).toBe(10)
  })
})
