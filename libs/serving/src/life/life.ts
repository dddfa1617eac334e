import type { Server, Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

/** The state of a server. */
export type Stage = 'starting' | 'ready' | 'ending'

/** How a server ends. */
export interface EndingOptions {
  /**
   * How long the server still answers after `/api/ready` reports that it is ending. Each connection used in this time
   * is closed after its response. @default 500
   */
  quietMs?: number
  /** How long requests under way may take after that before they are cut off. @default 20_000 */
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
 * Ends a server: takes no new connections, finishes requests under way, closes idle connections
 * and, half a second later, those that nothing was ever sent on.
 *
 * @returns Whether everything ended within the limit.
 */
export async function endServer(
  server: Endable,
  closeUnusedConnections: () => void,
  { quietMs = 500, limitMs = 20_000 }: EndingOptions,
): Promise<boolean> {
  await pause(quietMs)
  const ended = new Promise<true>((resolve) => server.close(() => resolve(true)))
  // `closeIdleConnections` closes only what is idle now; a connection becomes idle after its response.
  const looking = setInterval(() => server.closeIdleConnections(), lookMs)
  // A process that was busy meanwhile reads first what has arrived.
  const unused = setTimeout(() => setImmediate(closeUnusedConnections), unusedMs)
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
    clearTimeout(unused)
  }
}
