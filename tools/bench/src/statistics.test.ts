import { describe, expect, it } from 'vitest'
import { median, medianInterval, percentile } from './statistics.ts'

describe('median', () => {
  it('is the middle of an odd number of values', () => {
    expect(median([9, 1, 5])).toBe(5)
  })

  it('is between the middle two of an even number', () => {
    expect(median([1, 9, 5, 3])).toBe(4)
  })
})

describe('percentile', () => {
  it('is the value that so many do not exceed', () => {
    const values = Array.from({ length: 200 }, (_, n) => 200 - n)
    expect([percentile(values, 50), percentile(values, 99), percentile(values, 100)]).toEqual([100, 198, 200])
  })

  it('is the only value there is', () => {
    expect(percentile([7], 99)).toBe(7)
  })
})

describe('medianInterval', () => {
  it('closes in on the median with more values', () => {
    const values = (count: number) => Array.from({ length: count }, (_, n) => (n * 37) % count)
    expect(medianInterval(values(16))).toEqual([4, 11])
    expect(medianInterval(values(100))).toEqual([40, 59])
  })

  it('knows nothing of few values', () => {
    expect(medianInterval([1, 2, 3])).toEqual([Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY])
  })
})
