import { describe, expect, it } from 'vitest'
import { figuresOf } from './telemetry.ts'

describe('figuresOf', () => {
  it('compares within a round, whatever the next one takes', () => {
    const figures = figuresOf([
      { off: 40, on: 41, named: 60 },
      { off: 80, on: 82, named: 120 },
      { off: 20, on: 20.5, named: 30 },
    ])
    expect(figures).toEqual({ rounds: 3, off: 40, on: 41, named: 60, onOfOff: 1.025, namedOfOff: 1.5 })
  })
})
