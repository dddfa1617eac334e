/** Work that callers share, as it sees them. */
export interface Flight {
  /** Every caller has left. */
  isUnwanted: boolean
  /** Called when the last caller leaves. */
  end: (() => void) | undefined
}

/** Lets concurrent callers with the same request share one response. */
interface SingleFlight {
  run: <T>(key: string, signal: AbortSignal | undefined, start: (flight: Flight) => Promise<T>) => Promise<T>
}

/**
 * Shares work in flight by key; nothing is kept once it has settled, or once every caller's signal was aborted.
 *
 * The key must contain everything the response depends on. The vendor's client shares by URL alone, for the
 * whole process, whatever the headers or `fetch`.
 */
export function createSingleFlight(): SingleFlight {
  const inFlight = new Map<string, { job: Promise<unknown>; flight: Flight; callers: number }>()

  return {
    run: <T>(
      key: string,
      signal: AbortSignal | undefined,
      start: (flight: Flight) => Promise<T>,
    ): Promise<T> => {
      const running = inFlight.get(key) ?? begin(key, start)
      running.callers += 1
      if (signal) leaveWith(signal, key, running)
      return running.job as Promise<T>
    },
  }

  function begin(
    key: string,
    start: (flight: Flight) => Promise<unknown>,
  ): { job: Promise<unknown>; flight: Flight; callers: number } {
    const flight: Flight = { isUnwanted: false, end: undefined }
    const running = { job: start(flight).finally(() => forget(key, flight)), flight, callers: 0 }
    inFlight.set(key, running)
    return running
  }

  function leaveWith(
    signal: AbortSignal,
    key: string,
    running: { job: Promise<unknown>; flight: Flight; callers: number },
  ): void {
    const leave = (): void => {
      running.callers -= 1
      if (running.callers > 0) return
      // Callers from now on begin anew.
      forget(key, running.flight)
      running.flight.isUnwanted = true
      running.flight.end?.()
    }
    if (signal.aborted) return leave()
    signal.addEventListener('abort', leave, { once: true })
    const stay = (): void => signal.removeEventListener('abort', leave)
    running.job.then(stay, stay)
  }

  function forget(key: string, flight: Flight): void {
    if (inFlight.get(key)?.flight === flight) inFlight.delete(key)
  }
}
