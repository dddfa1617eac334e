import { assert, integer, property, tuple } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { overallScore } from './score-rule.ts'

const criteria = ['safety', 'payouts', 'games', 'bonuses', 'support', 'experience', 'responsible_gambling']
const weights = [25, 20, 15, 10, 10, 10, 10]
const scoresOf = (values: readonly number[]) =>
  new Map(criteria.map((name, index) => [name, values[index] ?? 0]))

describe('overallScore', () => {
  it.each([
    [7.6, [7.6, 7.6, 7.6, 7.6, 7.6, 7.6, 7.6]],
    [6.9, [6.9, 6.9, 6.9, 6.9, 6.9, 6.9, 6.9]],
    [5.3, [5.25, 5.25, 5.25, 5.25, 5.25, 5.25, 5.25]],
    // 1.005 has no exact form, and is less than itself in floating point.
    [0.1, [0.05, 0.05, 0.05, 0.05, 0.05, 0.05, 0.05]],
    [9.2, [9.4, 9.6, 8.8, 9, 9.2, 8.6, 9.4]],
  ])('is %s for %j', (overall, values) => {
    expect(overallScore(scoresOf(values))).toBe(overall)
  })

  it('is what whole tenths come to on paper', () => {
    const tenths = integer({ min: 0, max: 100 })
    assert(
      property(tuple(tenths, tenths, tenths, tenths, tenths, tenths, tenths), (scores) => {
        const thousandths = scores.reduce((sum, score, index) => sum + score * (weights[index] ?? 0), 0)
        // Thousandths to tenths, halves upwards, in whole numbers alone.
        const expected = Math.floor((thousandths + 50) / 100)
        expect(overallScore(scoresOf(scores.map((score) => score / 10)))).toBe(expected / 10)
      }),
      { numRuns: 5_000, seed: 20_261_122 },
    )
  })
})
