import { describe, expect, it } from 'vitest'
import { choicesIn, comparisons, filters, searches } from './questions.ts'

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

describe('filters', () => {
  it('chooses every combination of a form once', () => {
    const form = choicesIn(
      '<select id="a" name="score"><option value="">any</option><option value="9">9</option></select><select name="paid"><option value="2">2</option><option value="12">12</option></select>',
    )
    const asked = filters(form)
    expect(asked).toHaveLength(2 * 3 - 1)
    expect(new Set(asked).size).toBe(5)
    expect(asked[0]).toBe('/casino-reviews/find?score=9&paid=12')
  })
})
