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

/** A time limit ends only after the event loop has had this many turns to deliver the answer. */
const looks = 10

/**
 * Sleeps up to a time limit for an answer.
 *
 * When a process gets no CPU time, its timers fire before the answers that arrived meanwhile are read. So
 * the limit is split into slices with a turn of the event loop between them: a stall counts as one slice,
 * however long it was. In a process that runs normally, the limit is exact.
 */
export async function sleepListening(clock: Clock, delayMs: number, signal?: AbortSignal): Promise<void> {
  const partMs = Math.ceil(delayMs / looks)
  for (let leftMs = delayMs; ; leftMs -= partMs) {
    await clock.sleep(Math.min(partMs, leftMs), signal)
    if (leftMs <= partMs || signal?.aborted) return
  }
}

/** The result of waiting: a value, or a time-out. */
type Waited<Value> = { inTime: true; value: Value } | { inTime: false }

/**
 * Waits for a promise, but not longer than asked, as {@link sleepListening} does.
 * The promise itself is not cancelled.
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
