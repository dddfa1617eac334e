import { describe, expect, it } from 'vitest'
import { moneyWords } from './money-words.ts'

describe('moneyWords', () => {
  it('writes whole amounts without decimals and others with two', () => {
    expect(moneyWords(1750, 'GBP')).toBe('£1,750')
    expect(moneyWords(13.5, 'EUR')).toBe('€13.50')
  })

  it('keeps letters and sign of a currency together where one reads from right to left', () => {
    expect(moneyWords(10, 'GBP', 'ar-AE')).toBe('\u{200F}10\u{A0}UK£\u{200E}')
    expect(moneyWords(10, 'EUR', 'ar-AE')).toBe('\u{200F}10\u{A0}€')
  })

  it('writes the figure alone without a usable currency', () => {
    expect(moneyWords(50, undefined)).toBe('50')
    expect(moneyWords(50, 'not a currency')).toBe('50')
  })
})
