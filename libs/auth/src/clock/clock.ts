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

/** A time limit ends only after the process has looked for the answer this often. */
const looks = 10

/**
 * Sleeps as long as an answer is worth waiting for.
 *
 * A process that has no processor hears nothing, and then its timers come
 * before the answers that arrived meanwhile. So a limit is made of parts, and
 * the process listens between them: a time in which it could not counts as one
 * part, however long it was. In a process that runs, the limit is exact.
 */
export async function sleepListening(clock: Clock, delayMs: number, signal?: AbortSignal): Promise<void> {
  const partMs = Math.ceil(delayMs / looks)
  for (let leftMs = delayMs; ; leftMs -= partMs) {
    await clock.sleep(Math.min(partMs, leftMs), signal)
    if (leftMs <= partMs || signal?.aborted) return
  }
}

/** What came of waiting: a value, or nothing within the time. */
export type Waited<Value> = { inTime: true; value: Value } | { inTime: false }

/**
 * Waits for a promise, but not longer than asked, as {@link sleepListening} does.
 * The promise itself goes on.
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
      sleepListening(clock, waitMs, settled.signal).then(() => ({ inTime: false }) as const),
    ])
  } finally {
    settled.abort()
  }
}
