import { describe, expect, it } from 'vitest'
import { moneyWords } from './money-words.ts'

describe('moneyWords', () => {
  it('writes whole amounts without decimals and others with two', () => {
    expect(moneyWords(1750, 'GBP')).toBe('£1,750')
    expect(moneyWords(13.5, 'EUR')).toBe('€13.50')
  })

  it('writes the figure alone without a usable currency', () => {
    expect(moneyWords(50, undefined)).toBe('50')
    expect(moneyWords(50, 'not a currency')).toBe('50')
  })
})
