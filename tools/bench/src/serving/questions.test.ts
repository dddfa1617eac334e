import { describe, expect, it } from 'vitest'
import { comparisons, searches } from './questions.ts'

describe('searches', () => {
  it('asks for every pair of words once', () => {
    const asked = searches(['odds', 'bonus', 'payout'])
    expect(asked).toHaveLength(6)
    expect(new Set(asked).size).toBe(6)
    expect(asked[0]).toBe('/search?q=odds+bonus')
  })
})

describe('comparisons', () => {
  it('compares four different casinos', () => {
    const asked = comparisons(['a', 'b', 'c', 'd'])
    expect(asked).toHaveLength(24 * 3)
    expect(asked).toContain('/compare?with=d,c,b,a&country=ie')
  })
})
