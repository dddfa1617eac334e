import { describe, expect, it } from 'vitest'
import { figuresOf } from './telemetry.ts'

describe('figuresOf', () => {
  it('compares within a round, whatever the next one takes', () => {
    const figures = figuresOf([
      { off: 40, on: 41, named: 60 },
      { off: 80, on: 82, named: 120 },
      { off: 20, on: 20.5, named: 30 },
    ])
    expect(figures).toMatchObject({ rounds: 3, off: 40, on: 41, named: 60, onOfOff: 1.025, namedOfOff: 1.5 })
    expect(figures.verdict).toBe('undecided')
  })

  it.each([
    [1.02, 'kept'],
    [1.05, 'broken'],
  ] as const)('decides by many rounds that %s is %s', (ratio, verdict) => {
    const rounds = Array.from({ length: 12 }, (_, n) => ({
      off: 40,
      on: 40 * (ratio + (n - 6) / 1e4),
      named: 60,
    }))
    expect(figuresOf(rounds).verdict).toBe(verdict)
  })
})
