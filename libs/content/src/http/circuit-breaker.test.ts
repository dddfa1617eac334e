import { describe, expect, it } from 'vitest'
import { type CircuitBreaker, createCircuitBreaker, type Permit } from './circuit-breaker.ts'
import { defaultLimits } from './limits.ts'

function breakerAt(): { breaker: CircuitBreaker; clock: { nowMs: number }; changes: boolean[] } {
  const clock = { nowMs: 1_000_000 }
  const changes: boolean[] = []
  const breaker = createCircuitBreaker(
    defaultLimits,
    () => clock.nowMs,
    (isOpen) => changes.push(isOpen),
  )
  return { breaker, clock, changes }
}

function report(breaker: CircuitBreaker, healthy: boolean, times: number): void {
  for (let n = 0; n < times; n += 1) breaker.record({ isProbe: false }, healthy)
}

describe('createCircuitBreaker', () => {
  it('opens at half of twenty failures within ten seconds', () => {
    const { breaker, changes } = breakerAt()
    report(breaker, true, 10)
    report(breaker, false, 9)
    expect(breaker.decide()).toMatchObject({ pass: true })
    report(breaker, false, 1)
    expect(breaker.decide()).toEqual({ pass: false, retryAfterMs: 5_000 })
    expect(changes).toEqual([true])
  })

  it('judges no fewer than twenty answers', () => {
    const { breaker } = breakerAt()
    report(breaker, false, 19)
    expect(breaker.decide().pass).toBe(true)
  })

  it('forgets failures older than ten seconds', () => {
    const { breaker, clock } = breakerAt()
    report(breaker, false, 19)
    clock.nowMs += 11_000
    report(breaker, false, 1)
    expect(breaker.decide().pass).toBe(true)
  })

  it('opens again when the probe after five seconds fails', () => {
    const { breaker, clock } = breakerAt()
    report(breaker, false, 20)
    clock.nowMs += 5_000
    const probe = breaker.decide() as Extract<Permit, { pass: true }>
    expect(probe).toEqual({ pass: true, isProbe: true })
    expect(breaker.decide().pass).toBe(false)
    breaker.record(probe, false)
    expect(breaker.decide()).toEqual({ pass: false, retryAfterMs: 5_000 })
  })

  it('closes when the one request succeeds', () => {
    const { breaker, clock, changes } = breakerAt()
    report(breaker, false, 20)
    clock.nowMs += 5_000
    breaker.record(breaker.decide() as Extract<Permit, { pass: true }>, true)
    report(breaker, false, 1)
    expect(breaker.decide()).toEqual({ pass: true, isProbe: false })
    expect(changes).toEqual([true, false])
  })

  it('does not listen to answers from before it opened', () => {
    const { breaker, clock } = breakerAt()
    report(breaker, false, 20)
    clock.nowMs += 4_000
    report(breaker, true, 50)
    report(breaker, false, 50)
    expect(breaker.decide()).toEqual({ pass: false, retryAfterMs: 1_000 })
  })

  it('sends another when the one request never reports', () => {
    const { breaker, clock } = breakerAt()
    report(breaker, false, 20)
    clock.nowMs += 5_000
    breaker.decide()
    clock.nowMs += 5_000
    expect(breaker.decide()).toEqual({ pass: true, isProbe: true })
  })
})
