/** Time and chance, passed in so that nothing in this library has to wait in a test. */
export interface Clock {
  /** Milliseconds since the epoch. */
  now: () => number
  /** A number from 0 up to, not including, 1. */
  random: () => number
  /** Resolves after `ms`; rejects with the signal's reason when aborted first. */
  sleep: (ms: number, signal?: AbortSignal) => Promise<void>
}

/** The machine's own clock. */
export const systemClock: Clock = {
  now: () => Date.now(),
  random: () => Math.random(),
  sleep: (ms, signal) =>
    new Promise((resolve, reject) => {
      const timer = setTimeout(done, ms)
      signal?.addEventListener('abort', stop, { once: true })

      function done(): void {
        signal?.removeEventListener('abort', stop)
        resolve()
      }
      function stop(): void {
        clearTimeout(timer)
        reject(signal?.reason as Error)
      }
      if (signal?.aborted) stop()
    }),
}
