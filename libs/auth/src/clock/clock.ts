/** Time as this library uses it; tests bring their own. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number
  /** Resolves after `delayMs`, or at once when `signal` aborts. Never rejects. */
  sleep(delayMs: number, signal?: AbortSignal): Promise<void>
}

/** The machine's own time. */
export const systemClock: Clock = {
  now: () => Date.now(),
  sleep: (delayMs, signal) =>
    new Promise((resolve) => {
      if (signal?.aborted) return resolve()
      const timer = setTimeout(finish, delayMs)
      signal?.addEventListener('abort', finish, { once: true })
      function finish() {
        clearTimeout(timer)
        signal?.removeEventListener('abort', finish)
        resolve()
      }
    }),
}

/** What came of waiting: a value, or nothing within the time. */
export type Waited<Value> = { inTime: true; value: Value } | { inTime: false }

/**
 * Waits for a promise, but not longer than asked. The promise itself goes on.
 *
 * @param waitMs 0 gives the promise no more than the current turn of the event loop.
 */
export async function waitAtMost<Value>(
  clock: Clock,
  promise: Promise<Value>,
  waitMs: number,
): Promise<Waited<Value>> {
  const settled = new AbortController()
  try {
    return await Promise.race([
      promise.then((value) => ({ inTime: true, value }) as const),
      clock.sleep(waitMs, settled.signal).then(() => ({ inTime: false }) as const),
    ])
  } finally {
    settled.abort()
  }
}
