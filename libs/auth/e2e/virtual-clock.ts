import type { Clock } from '../src/clock/clock.ts'
import { createSleepers } from '../src/testing/sleepers.ts'

/**
 * Time that passes when it is told to, while answers over the network take their
 * real time: it stands still until they are there, or will hardly come.
 */
interface VirtualClock extends Clock {
  /** The platform's fetch, watched. */
  fetch: typeof fetch
  /** Moves on to a moment, waking whoever slept until then. */
  moveTo(atMs: number): void
  /** Moves on in small steps until a promise has settled. */
  until<Value>(promise: Promise<Value>): Promise<Value>
}

const stepMs = 250
/** In real milliseconds. */
const breathMs = 4
/** An answer that has not come in this time, in real milliseconds, is not waited for. */
const patienceMs = 3000

export function createVirtualClock(startMs: number): VirtualClock {
  const time = createSleepers(startMs)
  const calls = new Set<number>()
  const isAnswerDue = () => [...calls].some((sinceMs) => performance.now() - sinceMs < patienceMs)
  return {
    ...time,
    async fetch(input, init) {
      // Two calls of the same moment are two calls.
      let since = performance.now()
      while (calls.has(since)) since += 0.001
      calls.add(since)
      try {
        const response = await fetch(input, init)
        const body = [204, 304].includes(response.status) ? null : await response.arrayBuffer()
        return new Response(body, { status: response.status, headers: response.headers })
      } finally {
        calls.delete(since)
      }
    },
    async until(promise) {
      const settled = new AbortController()
      const settle = () => settled.abort()
      void promise.then(settle, settle)
      await breathe()
      while (!settled.signal.aborted) {
        if (!isAnswerDue()) time.moveTo(time.now() + stepMs)
        await breathe()
      }
      return promise
    },
  }
}

function breathe(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, breathMs))
}
