import { describe, expect, it } from 'vitest'
import { createQuestionRate } from './question-rate.ts'

describe('createQuestionRate', () => {
  it('lets a network ask its measure, and more as time passes', () => {
    let nowMs = 0
    const { take } = createQuestionRate(60, () => nowMs)
    for (let each = 0; each < 60; each += 1) expect(take('one')).toBe(0)
    expect(take('one')).toBe(1)
    expect(take('other')).toBe(0)
    nowMs = 2_000
    expect([take('one'), take('one'), take('one')]).toEqual([0, 0, 1])
  })

  it('saves no more than one measure', () => {
    let nowMs = 0
    const { take } = createQuestionRate(2, () => nowMs)
    take('one')
    nowMs = 3_600_000
    expect([take('one'), take('one'), take('one')]).toEqual([0, 0, 30])
  })

  it('remembers a network through a flood of others', () => {
    const { take } = createQuestionRate(1, () => 0)
    take('one')
    for (let each = 0; each < 10_000; each += 1) take(`other ${each}`)
    expect(take('one')).toBe(60)
  })
})
