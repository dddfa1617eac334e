import type { Server, Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

/** The state of a server. `broken`: parts of the program could not be loaded, and never will be in this process. */
export type Stage = 'starting' | 'ready' | 'broken' | 'ending'

/** How a server ends. */
export interface EndingOptions {
  /**
   * How long the server still answers after `/api/ready` reports that it is ending. Each connection used in this time
   * is closed after its response. @default 500
   */
  quietMs?: number
  /**
   * How long all of it may take: that, requests under way, and what the framework does after its responses. Then the
   * rest is cut off. @default 20_000
   */
  limitMs?: number
}

/** The part of a Node HTTP server that is used here. */
interface Endable {
  close: (done: () => void) => unknown
  closeIdleConnections: () => void
  closeAllConnections: () => void
}

const lookMs = 20
/** Longer than a request takes to follow the connection it was opened for. */
const unusedMs = 500

/**
 * Browsers, pools and proxies open connections ahead of a request. Node takes one on which nothing was ever received for
 * a request that is being read, and would wait for it.
 *
 * @returns Closes those.
 */
export function watchUnusedConnections(server: Server): () => void {
  const connections = new Set<Socket>()
  server.on('connection', (socket) => {
    connections.add(socket)
    socket.once('close', () => connections.delete(socket))
  })
  return () => {
    for (const socket of connections) if (socket.bytesRead === 0) socket.destroy()
  }
}

/**
 * Ends within the limit, whatever does not.
 *
 * @param end Gets a promise of the moment at which the time is over.
 * @returns What `end` does; `false` when it has not ended in time.
 */
export async function withinLimit(
  { limitMs = 20_000 }: EndingOptions,
  end: (isOver: Promise<false>) => Promise<boolean>,
): Promise<boolean> {
  const ended = new AbortController()
  const isOver = pause(limitMs, false as const, { signal: ended.signal }).catch(() => false as const)
  try {
    return await Promise.race([end(isOver), isOver])
  } finally {
    ended.abort()
  }
}

/**
 * Ends a server: takes no new connections, finishes requests under way, closes idle connections
 * and, half a second later, those that nothing was ever sent on.
 *
 * @param isOver Cuts off what has not ended by then.
 * @returns Whether everything ended by itself.
 */
export async function endServer(
  server: Endable,
  closeUnusedConnections: () => void,
  quietMs: number | undefined = 500,
  isOver: Promise<false>,
): Promise<boolean> {
  await Promise.race([pause(quietMs), isOver])
  const ended = new Promise<true>((resolve) => server.close(() => resolve(true)))
  // `closeIdleConnections` closes only what is idle now; a connection becomes idle after its response.
  const looking = setInterval(() => server.closeIdleConnections(), lookMs)
  // A process that was busy meanwhile reads first what has arrived.
  const unused = setTimeout(() => setImmediate(closeUnusedConnections), unusedMs)
  try {
    const hasEnded = await Promise.race([ended, isOver])
    if (!hasEnded) server.closeAllConnections()
    return hasEnded
  } finally {
    clearInterval(looking)
    clearTimeout(unused)
  }
}
