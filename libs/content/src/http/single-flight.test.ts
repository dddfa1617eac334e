import { describe, expect, it, vi } from 'vitest'
import { createSingleFlight, type Flight } from './single-flight.ts'

describe('createSingleFlight', () => {
  it('shares a job under way among its callers', async () => {
    const flight = createSingleFlight()
    const start = vi.fn(async () => 'read')
    expect(await Promise.all([flight.run('a', undefined, start), flight.run('a', undefined, start)])).toEqual(
      ['read', 'read'],
    )
    expect(start).toHaveBeenCalledTimes(1)
  })

  it('runs jobs of other names beside it', async () => {
    const flight = createSingleFlight()
    expect(
      await Promise.all([
        flight.run('a', undefined, async () => 1),
        flight.run('b', undefined, async () => 2),
      ]),
    ).toEqual([1, 2])
  })

  it('begins anew once a job has ended', async () => {
    const flight = createSingleFlight()
    await flight.run('a', undefined, async () => 1)
    expect(await flight.run('a', undefined, async () => 2)).toBe(2)
  })

  it('begins anew once a job has failed, and fails for all', async () => {
    const flight = createSingleFlight()
    const failure = new TypeError('fetch failed')
    const fail = () => Promise.reject(failure)
    const results = await Promise.allSettled([
      flight.run('a', undefined, fail),
      flight.run('a', undefined, fail),
    ])
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(await flight.run('a', undefined, async () => 2)).toBe(2)
  })

  it('ends work when its last caller leaves', async () => {
    const flights = createSingleFlight()
    const [first, second] = [new AbortController(), new AbortController()]
    const end = vi.fn()
    const start = (flight: Flight) => {
      flight.end = end
      return new Promise<number>(() => {})
    }
    void flights.run('a', first.signal, start)
    void flights.run('a', second.signal, start)
    first.abort()
    expect(end).not.toHaveBeenCalled()
    second.abort()
    expect(end).toHaveBeenCalledTimes(1)
    expect(await flights.run('a', undefined, async () => 2)).toBe(2)
  })

  it('goes on for a caller that cannot leave', () => {
    const flights = createSingleFlight()
    const leaving = new AbortController()
    const end = vi.fn()
    const start = (flight: Flight) => {
      flight.end = end
      return new Promise<number>(() => {})
    }
    void flights.run('a', leaving.signal, start)
    void flights.run('a', undefined, start)
    leaving.abort()
    expect(end).not.toHaveBeenCalled()
  })
})
