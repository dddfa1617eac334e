import { describe, expect, it } from 'vitest'
import { readRequestedSum } from './requested-sum.ts'

describe('readRequestedSum', () => {
  // shows P195
  it('takes what was typed as it is, right or wrong', () => {
    const query = { sum: 'evening', currency: 'GBP', stake: 'ten', hours: '-3', swing: 'slot' }
    expect(readRequestedSum(query)).toEqual({
      sum: 'evening',
      currency: 'GBP',
      typed: { stake: 'ten', hours: '-3', swing: 'slot' },
    })
  })

  it('takes the first of several, cut to length', () => {
    expect(
      readRequestedSum({ sum: 'wagering', bonus: ['50', '60'], deposit: '9'.repeat(100) })?.typed,
    ).toEqual({
      bonus: '50',
      deposit: '9'.repeat(24),
    })
  })

  it('omits unknown fields and currencies', () => {
    const query = { sum: 'wagering', currency: '<b>', stake: '2', toString: 'x' }
    expect(readRequestedSum(query as never)).toEqual({ sum: 'wagering', currency: undefined, typed: {} })
  })

  it.each([{}, { sum: '' }, { sum: 'toString' }, { sum: ['evening '] }])('knows no sum by %j', (query) => {
    expect(readRequestedSum(query)).toBeUndefined()
  })
})
