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
      await turn()
      for (let next = first(); next && next.atMs <= endMs; next = first()) await wakeAt(next)
      nowMs = endMs
      await turn()
    },
    async run(promise) {
      const settled = new AbortController()
      const settle = () => settled.abort()
      void promise.then(settle, settle)
      while (!settled.signal.aborted) {
        await turn()
        if (!settled.signal.aborted) await quiet()
        const next = settled.signal.aborted ? undefined : first()
        if (next) await wakeAt(next)
      }
      return promise
    },
  }

  function first() {
    let earliest: { atMs: number; wake: () => void } | undefined
    for (const sleeper of sleepers) if (!earliest || sleeper.atMs < earliest.atMs) earliest = sleeper
    return earliest
  }

  async function wakeAt(sleeper: { atMs: number; wake: () => void }) {
    await quiet()
    nowMs = Math.max(nowMs, sleeper.atMs)
    sleeper.wake()
    await turn()
  }
}

/** Lets what is ready go on. */
async function turn(): Promise<void> {
  for (let round = 0; round < 4; round += 1) await new Promise((resolve) => setImmediate(resolve))
}

/** Lets the crypto threads finish what they have begun, before time goes on. */
function quiet(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 3))
}
