import { describe, expect, it } from 'vitest'
import { createTestClock } from '../testing/test-clock.ts'
import { sleepListening, waitAtMost } from './clock.ts'

describe('sleepListening', () => {
  it.each([0, 1, 7, 1500, 8000])('is exact in a process that runs: %i ms', async (delayMs) => {
    const clock = createTestClock()
    const beganMs = clock.now()
    await clock.run(sleepListening(clock, delayMs))
    expect(clock.now() - beganMs).toBe(delayMs)
  })

  it('ignores time in which the process was blocked', async () => {
    const clock = createTestClock()
    let isOver = false
    void sleepListening(clock, 8000).then(() => (isOver = true))
    for (let stalls = 0; stalls < 9; stalls += 1) await clock.stall(3_600_000)
    expect(isOver).toBe(false)
    await clock.advance(800)
    expect(isOver).toBe(true)
  })

  it('ends at once when it is told to', async () => {
    const clock = createTestClock()
    const stop = new AbortController()
    const beganMs = clock.now()
    const sleep = sleepListening(clock, 8000, stop.signal)
    await clock.advance(1000)
    stop.abort()
    await sleep
    expect(clock.now() - beganMs).toBe(1000)
  })
})

describe('waitAtMost', () => {
  // shows F32
  it('hears an answer that came while the process was blocked', async () => {
    const clock = createTestClock()
    const answer = Promise.withResolvers<string>()
    const waited = waitAtMost(clock, answer.promise, 2500)
    await clock.stall(60_000)
    answer.resolve('the answer')
    expect(await clock.run(waited)).toEqual({ inTime: true, value: 'the answer' })
  })

  it('gives up after the time it was given', async () => {
    const clock = createTestClock()
    const beganMs = clock.now()
    const waited = await clock.run(waitAtMost(clock, new Promise(() => {}), 2500))
    expect(waited).toEqual({ inTime: false })
    expect(clock.now() - beganMs).toBe(2500)
  })
})
