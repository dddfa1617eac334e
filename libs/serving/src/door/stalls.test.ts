import { describe, expect, it } from 'vitest'
import { watchStalls } from './stalls.ts'

function watched() {
  let nowMs = 0
  let tick = () => {}
  const { hasStalled } = watchStalls(
    () => nowMs,
    (_ms, given) => {
      tick = given
      return () => {}
    },
  )
  return {
    hasStalled,
    pass: (ms: number) => (nowMs += ms),
    tickAfter: (ms: number) => {
      nowMs += ms
      tick()
    },
  }
}

describe('watchStalls', () => {
  it('sees nothing in a tick a little late', () => {
    const { hasStalled, tickAfter } = watched()
    tickAfter(1_000)
    tickAfter(1_900)
    expect(hasStalled()).toBe(false)
  })

  it('remembers a stall for half a minute', () => {
    const { hasStalled, tickAfter, pass } = watched()
    tickAfter(2_001)
    for (let second = 0; second < 29; second += 1) tickAfter(1_000)
    expect(hasStalled()).toBe(true)
    pass(1_000)
    expect(hasStalled()).toBe(false)
  })

  it('notices a stall before its timer does', () => {
    const { hasStalled, pass } = watched()
    pass(12_000)
    expect(hasStalled()).toBe(true)
  })
})
