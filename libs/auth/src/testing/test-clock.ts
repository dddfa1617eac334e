import type { Clock } from '../clock/clock.ts'

/** A clock that only goes when a test says so. */
export interface TestClock extends Clock {
  /** Goes on by `ms`, waking every sleeper on the way. */
  advance(ms: number): Promise<void>
  /** Goes on as far as a promise needs, waking sleepers one after the other. */
  run<Value>(promise: Promise<Value>): Promise<Value>
}

/** 20 November 2026, noon. */
export const testNoonMs: number = Date.UTC(2026, 10, 20, 12)

export function createTestClock(startMs: number = testNoonMs): TestClock {
  let nowMs = startMs
  const sleepers = new Set<{ atMs: number; wake: () => void }>()

  return {
    now: () => nowMs,
    sleep: (delayMs, signal) =>
      new Promise((resolve) => {
        if (signal?.aborted) return resolve()
        const sleeper = { atMs: nowMs + delayMs, wake }
        sleepers.add(sleeper)
        signal?.addEventListener('abort', wake, { once: true })
        function wake() {
          sleepers.delete(sleeper)
          resolve()
        }
      }),
    async advance(ms) {
      const endMs = nowMs + ms
      await quiet()
      for (let next = first(); next && next.atMs <= endMs; next = first()) {
        wakeAt(next)
        await quiet()
      }
      nowMs = endMs
      await quiet()
    },
    async run(promise) {
      const settled = new AbortController()
      const settle = () => settled.abort()
      void promise.then(settle, settle)
      await quiet()
      while (!settled.signal.aborted) {
        const next = first()
        if (next) wakeAt(next)
        await quiet()
      }
      return promise
    },
  }

  function first() {
    let earliest: { atMs: number; wake: () => void } | undefined
    for (const sleeper of sleepers) if (!earliest || sleeper.atMs < earliest.atMs) earliest = sleeper
    return earliest
  }

  function wakeAt(sleeper: { atMs: number; wake: () => void }): void {
    nowMs = Math.max(nowMs, sleeper.atMs)
    sleeper.wake()
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
