import { describe, expect, it } from 'vitest'
import { cut } from './read-rating.ts'

describe('cut', () => {
  it('leaves a short text as it is, on one line', () => {
    expect(cut('It took\n\nfour days.')).toBe('It took four days.')
  })

  it('ends long text after a whole word', () => {
    const text = cut('payout '.repeat(60))
    expect(text).toMatch(/payout…$/)
    expect(text.length).toBeLessThanOrEqual(281)
  })

  it('cuts no character in half', () => {
    expect(cut('😀'.repeat(200)).isWellFormed()).toBe(true)
    expect(cut(`x${'😀'.repeat(200)}`).isWellFormed()).toBe(true)
  })
})
