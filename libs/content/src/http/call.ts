import type { PrismicDocument } from '@prismicio/client'
import type { Clock } from './clock.ts'

/** One call of a public method: its deadline, and the caller's abort signal. */
export interface Call {
  /** Milliseconds since the epoch. */
  deadlineAt: number
  signal: AbortSignal | undefined
  /** Told with each page of a list that has arrived. */
  onPage?: () => void
  /** Takes the documents of each page of a list as they arrive, and is waited for; the list itself is then empty. */
  takePage?:
    | ((documents: readonly PrismicDocument[], from: number, size: number) => void | Promise<void>)
    | undefined
  /** How many places of the list from one on an earlier call has taken. They are not read again; the first page is. */
  takenFrom?: ((from: number) => number) | undefined
  /** Less can be asked for instead: what does not come in time is not asked for again as it is. */
  isDivisible?: boolean
}

/** Starts a call. @param limitMs Used when the caller names no time of its own. */
export function startCall(
  options: { deadlineMs?: number | undefined; signal?: AbortSignal | undefined },
  limitMs: number,
  clock: Pick<Clock, 'now'>,
): Call {
  return { deadlineAt: clock.now() + (options.deadlineMs ?? limitMs), signal: options.signal }
}

/**
 * Starts the time of a call anew with each page that arrives. A large repository takes as long as it takes: given up and
 * begun anew, it would never be read.
 */
export function waitForEachPage(call: Call, limitMs: number, clock: Pick<Clock, 'now'>): void {
  call.onPage = () => {
    call.deadlineAt = clock.now() + limitMs
  }
}

/**
 * Settles with `work`, or rejects with the signal's reason. The work itself ends when no other caller shares it.
 */
export async function whileWanted<T>(work: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return await work
  const left = Promise.withResolvers<never>()
  const leave = (): void => left.reject(signal.reason)
  signal.addEventListener('abort', leave, { once: true })
  if (signal.aborted) leave()
  try {
    return await Promise.race([work, left.promise])
  } finally {
    signal.removeEventListener('abort', leave)
    work.catch(() => {})
  }
}
