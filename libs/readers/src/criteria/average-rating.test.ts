import { describe, expect, it } from 'vitest'
import { averageRating } from './average-rating.ts'

describe('averageRating', () => {
  it('is the mean of four marks, to one decimal', () => {
    expect(averageRating({ payouts: 4, terms: 2, support: 5, games: 3 })).toBe('3.5')
    expect(averageRating({ payouts: 8, terms: 4, support: 10, games: 7 }, 2)).toBe('3.6')
  })
})
