import { describe, expect, it } from 'vitest'
import { createTestClock } from '../testing/test-clock.ts'
import { createRefreshGate } from './refresh-gate.ts'

async function deadGate() {
  const clock = createTestClock()
  const gate = createRefreshGate(clock)
  for (let failure = 0; failure < 3; failure += 1) (await clock.run(gate.enter()))?.failed()
  return { clock, gate }
}

describe('createRefreshGate', () => {
  it('lets everybody in while the service works', async () => {
    const gate = createRefreshGate(createTestClock())
    const attempts = await Promise.all(Array.from({ length: 1000 }, () => gate.enter()))
    expect(attempts.every((attempt) => attempt !== undefined)).toBe(true)
  })

  it('lets one probe in after a failure, then everybody', async () => {
    const clock = createTestClock()
    const gate = createRefreshGate(clock)
    const failedAtMs = clock.now()
    ;(await gate.enter())?.failed()
    const order: string[] = []
    const waiting = Promise.all(
      Array.from({ length: 50 }, async (_, index) => {
        const attempt = await gate.enter()
        order.push(`${clock.now() - failedAtMs} ms`)
        if (index === 0) await clock.sleep(30)
        attempt?.succeeded()
      }),
    )
    await clock.run(waiting)
    expect(order[0]).toBe('200 ms')
    expect(order.slice(1)).toEqual(Array(49).fill('230 ms'))
  })

  it('opens after three failures in a row, without waits', async () => {
    const { clock, gate } = await deadGate()
    const before = clock.now()
    expect(await gate.enter()).toBeUndefined()
    expect(clock.now()).toBe(before)
  })

  it('does not when a success comes between', async () => {
    const clock = createTestClock()
    const gate = createRefreshGate(clock)
    for (const works of [false, false, true, false, false]) {
      const attempt = await clock.run(gate.enter())
      if (works) attempt?.succeeded()
      else attempt?.failed()
    }
    expect(await clock.run(gate.enter())).toBeDefined()
  })

  // shows R203
  it('doubles the pause between probes up to 30 s', async () => {
    const { clock, gate } = await deadGate()
    const pauses: number[] = []
    for (let probe = 0; probe < 8; probe += 1) {
      const closedAtMs = clock.now()
      let attempt = await gate.enter()
      while (!attempt) {
        await clock.advance(100)
        attempt = await gate.enter()
      }
      expect(await gate.enter()).toBeUndefined()
      pauses.push(clock.now() - closedAtMs)
      attempt.failed()
    }
    expect(pauses).toEqual([800, 1600, 3200, 6400, 12_800, 25_600, 30_000, 30_000])
  })

  it('opens for everybody with the first success', async () => {
    const { clock, gate } = await deadGate()
    await clock.advance(1000)
    ;(await gate.enter())?.succeeded()
    const attempts = await Promise.all(Array.from({ length: 10 }, () => gate.enter()))
    expect(attempts.every((attempt) => attempt !== undefined)).toBe(true)
  })

  it('counts simultaneous failures as one', async () => {
    const clock = createTestClock()
    const gate = createRefreshGate(clock)
    const attempts = await Promise.all(Array.from({ length: 1000 }, () => gate.enter()))
    for (const attempt of attempts) attempt?.failed()
    expect(await clock.run(gate.enter())).toBeDefined()
  })

  it('waits as the service asks, but at most 30 s', async () => {
    const { clock, gate } = await deadGate()
    await clock.advance(1000)
    ;(await gate.enter())?.failed(3_600_000)
    await clock.advance(29_999)
    expect(await gate.enter()).toBeUndefined()
    await clock.advance(1)
    expect(await gate.enter()).toBeDefined()
  })
})
