import { describe, expect, it } from 'vitest'
import { ServiceRefusedError, ServiceUnavailableError } from '../errors/service-errors.ts'
import { createTestClock } from '../testing/test-clock.ts'
import type { ServiceResponse } from './auth-service.ts'
import { createLaterCalls } from './call-later.ts'

const unavailable = { ok: false, error: new ServiceUnavailableError('down') } as const
const call = { method: 'POST', path: '/logout' } as const
const soon = 60_000

/** A service with the answers given, the last one for ever. */
function bench(...answers: ServiceResponse[]) {
  const clock = createTestClock()
  const bench = { clock, calls: 0 }
  const service = {
    countsApart: () => false,
    call: async () => answers[Math.min(bench.calls++, answers.length - 1)]!,
  }
  return Object.assign(bench, { later: createLaterCalls({ service, clock }) })
}

describe('createLaterCalls', () => {
  it('repeats a call until it succeeds', async () => {
    const site = bench(unavailable, unavailable, { ok: true, body: {} })
    site.later.call(call)
    await site.clock.advance(soon)
    expect(site.calls).toBe(3)
  })

  it('calls nobody at once', async () => {
    const site = bench({ ok: true, body: {} })
    site.later.call(call)
    await site.clock.advance(1_599)
    expect(site.calls).toBe(0)
    await site.clock.advance(1)
    expect(site.calls).toBe(1)
  })

  it('repeats no call that was refused', async () => {
    const site = bench({ ok: false, error: new ServiceRefusedError('no', { status: 403 }) })
    site.later.call(call)
    await site.clock.advance(soon)
    expect(site.calls).toBe(1)
  })

  it('gives up after eight attempts', async () => {
    const site = bench(unavailable)
    site.later.call(call)
    await site.clock.advance(60 * soon)
    expect(site.calls).toBe(8)
  })

  it('keeps a thousand calls at most, until one has ended', async () => {
    const site = bench({ ok: true, body: {} })
    for (let count = 0; count < 1_001; count += 1) site.later.call(call)
    await site.clock.advance(soon)
    expect(site.calls).toBe(1_000)
    site.later.call(call)
    await site.clock.advance(soon)
    expect(site.calls).toBe(1_001)
  })
})
