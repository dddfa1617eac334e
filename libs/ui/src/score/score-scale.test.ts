import { describe, expect, it } from 'vitest'
import { scoreWords, withinScale } from './score-scale.ts'

describe('withinScale', () => {
  it('moves what lies beyond either end onto it', () => {
    expect(withinScale(14)).toBe(10)
    expect(withinScale(-5)).toBe(0)
    expect(withinScale(Infinity)).toBe(10)
  })

  it.each([NaN, '5', null, undefined, {}])('knows no place for %j', (value) => {
    expect(withinScale(value)).toBeUndefined()
  })
})

describe('scoreWords', () => {
  it('writes one decimal, and ten without', () => {
    expect(scoreWords(8)).toBe('8.0')
    expect(scoreWords(8.14)).toBe('8.1')
    expect(scoreWords(10)).toBe('10')
  })
})
