import { setTimeout as pause } from 'node:timers/promises'

/** Where a server is in its life. */
export type Stage = 'starting' | 'ready' | 'ending'

/** How a server ends. */
export interface EndingOptions {
  /**
   * How long it goes on answering after it has said that it is not ready any more: each connection that is used meanwhile
   * is closed with its answer. 500 ms when it is not given.
   */
  quietMs?: number
  /** How long what is under way may take after that, before it is cut off. 20 s when it is not given. */
  limitMs?: number
}

/** What is needed of a server of Node's. */
interface Endable {
  close: (done: () => void) => unknown
  closeIdleConnections: () => void
  closeAllConnections: () => void
}

const lookMs = 20

/**
 * Ends a server: nobody new is let in, what is under way ends, and connections nobody uses are closed.
 *
 * @returns Whether everything ended by itself.
 */
export async function endServer(
  server: Endable,
  { quietMs = 500, limitMs = 20_000 }: EndingOptions,
): Promise<boolean> {
  await pause(quietMs)
  const ended = new Promise<true>((resolve) => server.close(() => resolve(true)))
  // A connection becomes idle with its answer; Node closes only those that are so when it is asked.
  const looking = setInterval(() => server.closeIdleConnections(), lookMs)
  const isOver = new AbortController()
  const cutOff = pause(limitMs, false, { signal: isOver.signal }).catch(() => false)
  try {
    const hasEnded = await Promise.race([ended, cutOff])
    if (!hasEnded) {
      server.closeAllConnections()
      await ended
    }
    return hasEnded
  } finally {
    isOver.abort()
    clearInterval(looking)
  }
}
