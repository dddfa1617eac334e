/** Lets concurrent callers with the same request share one response. */
interface SingleFlight {
  run: <T>(key: string, start: () => Promise<T>) => Promise<T>
}

/**
 * Shares work in flight by key; nothing is kept once it has settled.
 *
 * The key must contain everything the response depends on. The vendor's client shares by URL alone, for the
 * whole process, whatever the headers or `fetch`.
 */
export function createSingleFlight(): SingleFlight {
  const inFlight = new Map<string, Promise<unknown>>()

  return {
    run: <T>(key: string, start: () => Promise<T>): Promise<T> => {
      const running = inFlight.get(key)
      if (running) return running as Promise<T>
      const job = start().finally(() => inFlight.delete(key))
      inFlight.set(key, job)
      return job
    },
  }
}
