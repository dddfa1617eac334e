import type { Clock } from '../src/clock/clock.ts'

/**
 * Time that passes when it is told to, while answers over the network take their
 * real time: it stands still until they are there, or will hardly come.
 */
export interface VirtualClock extends Clock {
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
  let nowMs = startMs
  const calls = new Set<number>()
  const isAnswerDue = () => [...calls].some((sinceMs) => performance.now() - sinceMs < patienceMs)
  const sleepers = new Set<{ atMs: number; wake: () => void }>()
  const moveTo = (atMs: number) => {
    nowMs = Math.max(nowMs, atMs)
    for (const sleeper of sleepers) if (sleeper.atMs <= nowMs) sleeper.wake()
  }
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
    moveTo,
    async until(promise) {
      const settled = new AbortController()
      const settle = () => settled.abort()
      void promise.then(settle, settle)
      await breathe()
      while (!settled.signal.aborted) {
        if (!isAnswerDue()) moveTo(nowMs + stepMs)
        await breathe()
      }
      return promise
    },
  }
}

function breathe(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, breathMs))
}
