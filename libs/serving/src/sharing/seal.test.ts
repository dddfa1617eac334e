import { describe, expect, it } from 'vitest'
import { createSeal, isMarkedByEither, markOf } from './seal.ts'

const told = { from: 'p1', topic: 'limits', text: 'one attempt' }

function bench() {
  const clock = { nowMs: 1_000_000 }
  const now = () => clock.nowMs
  return {
    clock,
    seal: createSeal('hush', now),
    other: createSeal('hush', now),
    foreign: createSeal('x', now),
  }
}

describe('createSeal', () => {
  it('opens what another process has closed', () => {
    const { seal, other } = bench()
    expect(other.open(seal.close(told))).toEqual(told)
  })

  it('opens nothing of another secret', () => {
    const { seal, foreign } = bench()
    expect(seal.open(foreign.close(told))).toBeUndefined()
  })

  it('opens what the secret of before has closed, and closes with the new one', () => {
    const now = () => 1_000_000
    const [before, between, after] = [
      createSeal('old', now),
      createSeal('new', now, 'old'),
      createSeal('new', now),
    ]
    expect(between.open(before.close(told))).toEqual(told)
    expect(after.open(between.close(told))).toEqual(told)
    expect(after.open(before.close(told))).toBeUndefined()
  })

  it('opens nothing that was changed', () => {
    const { seal, other } = bench()
    expect(other.open(seal.close(told).replace('one', 'two'))).toBeUndefined()
  })

  it('opens nothing twice', () => {
    const { seal, other } = bench()
    const sealed = seal.close(told)
    other.open(sealed)
    expect(other.open(sealed)).toBeUndefined()
  })

  it.each([30_001, -30_001])('opens nothing that is %i ms old', (ageMs) => {
    const { clock, seal, other } = bench()
    const sealed = seal.close(told)
    clock.nowMs += ageMs
    expect(other.open(sealed)).toBeUndefined()
  })

  it('opens after thirty seconds', () => {
    const { clock, seal, other } = bench()
    const sealed = seal.close(told)
    clock.nowMs += 30_000
    expect(other.open(sealed)).toEqual(told)
  })

  it.each(['', ' ', 'no mark', '{}'])('bears %j', (text) => {
    expect(bench().seal.open(text)).toBeUndefined()
  })
})

describe('isMarkedByEither', () => {
  it('takes the mark of this secret and text alone', () => {
    const mark = markOf('hush', 'text')
    expect(isMarkedByEither('hush', undefined, 'text', mark)).toBe(true)
    expect(isMarkedByEither('hush', 'loud', 'text.', mark)).toBe(false)
    expect(isMarkedByEither('hush!', undefined, 'text', mark)).toBe(false)
    expect(isMarkedByEither('hush', 'hush', 'text', mark.subarray(1))).toBe(false)
  })
})
