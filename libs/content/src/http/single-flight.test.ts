import { describe, expect, it, vi } from 'vitest'
import { createSingleFlight } from './single-flight.ts'

describe('createSingleFlight', () => {
  it('shares a job under way among its callers', async () => {
    const flight = createSingleFlight()
    const start = vi.fn(async () => 'read')
    expect(await Promise.all([flight.run('a', start), flight.run('a', start)])).toEqual(['read', 'read'])
    expect(start).toHaveBeenCalledTimes(1)
  })

  it('runs jobs of other names beside it', async () => {
    const flight = createSingleFlight()
    expect(await Promise.all([flight.run('a', async () => 1), flight.run('b', async () => 2)])).toEqual([
      1, 2,
    ])
  })

  it('begins anew once a job has ended', async () => {
    const flight = createSingleFlight()
    await flight.run('a', async () => 1)
    expect(await flight.run('a', async () => 2)).toBe(2)
  })

  it('begins anew once a job has failed, and fails for all', async () => {
    const flight = createSingleFlight()
    const failure = new TypeError('fetch failed')
    const fail = () => Promise.reject(failure)
    const results = await Promise.allSettled([flight.run('a', fail), flight.run('a', fail)])
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(await flight.run('a', async () => 2)).toBe(2)
  })
})
