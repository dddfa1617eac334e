import type { Clock } from '../clock/clock.ts'
import { createSleepers } from './sleepers.ts'

/** A clock that only goes when a test says so. */
export interface TestClock extends Clock {
  /** Goes on by `ms`, waking every sleeper on the way. */
  advance(ms: number): Promise<void>
  /** Goes on by `ms` in which nothing could run, as in a process without a processor: then everybody wakes at once. */
  stall(ms: number): Promise<void>
  /** Goes on as far as a promise needs, waking sleepers one after the other. */
  run<Value>(promise: Promise<Value>): Promise<Value>
}

/** 20 November 2026, noon. */
export const testNoonMs: number = Date.UTC(2026, 10, 20, 12)

export function createTestClock(startMs: number = testNoonMs): TestClock {
  const time = createSleepers(startMs)
  return {
    ...time,
    async advance(ms) {
      const endMs = time.now() + ms
      await quiet()
      while ((time.nextMs() ?? Infinity) <= endMs) {
        time.wakeFirst()
        await quiet()
      }
      time.moveTo(endMs)
      await quiet()
    },
    async stall(ms) {
      time.moveTo(time.now() + ms)
      await quiet()
    },
    async run(promise) {
      const settled = new AbortController()
      const settle = () => settled.abort()
      void promise.then(settle, settle)
      await quiet()
      while (!settled.signal.aborted) {
        time.wakeFirst()
        await quiet()
      }
      return promise
    },
  }
}

/** Signatures are worked on outside the event loop, which looks idle meanwhile. */
const crypt = { pending: 0 }

for (const name of ['verify', 'importKey', 'sign', 'digest'] as const) {
  const work = crypto.subtle[name].bind(crypto.subtle) as (...given: unknown[]) => Promise<unknown>
  const value = (...given: unknown[]) => {
    crypt.pending += 1
    return work(...given).finally(() => {
      crypt.pending -= 1
    })
  }
  Object.defineProperty(crypto.subtle, name, { value, configurable: true, writable: true })
}

/** Lets everything finish that has begun, before time goes on. */
async function quiet(): Promise<void> {
  do {
    for (let turn = 0; turn < 4; turn += 1) await new Promise((resolve) => setImmediate(resolve))
  } while (crypt.pending > 0)
}
