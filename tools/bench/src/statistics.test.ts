import { describe, expect, it } from 'vitest'
import { median } from './statistics.ts'

describe('median', () => {
  it('is the middle of an odd number of values', () => {
    expect(median([9, 1, 5])).toBe(5)
  })

  it('is between the middle two of an even number', () => {
    expect(median([1, 9, 5, 3])).toBe(4)
  })
})
