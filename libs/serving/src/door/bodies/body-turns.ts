import type { Socket } from 'node:net'

/** Shares out how much of all bodies is read in one turn of the process. */
interface BodyTurns {
  /** Call it with each part of a body. When the share of this turn is used up, its connection rests until it is its turn. */
  count: (socket: Socket, bytes: number) => void
  /** Calls `read` when the connection does not rest, or as soon as its turn has come. */
  inTurn: (socket: Socket, read: () => void) => void
}

/** Read in well under a millisecond. */
const bytesInTurn = 256 * 1_024
/** As many connections as use that up: Node reads 64 KiB of each at once. */
const connectionsInTurn = 4

/**
 * The turns of this process. Node reads all that has arrived, up to 2 MB of each connection, before it answers the next
 * reader: two hundred uploads hold everybody else for seconds, also those that are only thrown away.
 */
export const bodyTurns: BodyTurns = createBodyTurns()

function createBodyTurns(): BodyTurns {
  /** Connections that rest, the longest first, and what waits for each. */
  const resting = new Map<Socket, () => void>()
  let bytes = 0
  let isAnnounced = false

  const announce = (): void => {
    if (isAnnounced) return
    isAnnounced = true
    // In the next turn, after others have been read.
    setImmediate(begin)
  }
  const begin = (): void => {
    isAnnounced = false
    bytes = 0
    for (const [socket, read] of [...resting].slice(0, connectionsInTurn)) {
      resting.delete(socket)
      if (socket.destroyed) continue
      socket.resume()
      read()
    }
    if (resting.size > 0) announce()
  }

  return {
    count: (socket, more) => {
      bytes += more
      announce()
      if (bytes < bytesInTurn || socket.destroyed) return
      resting.set(socket, () => {})
      socket.pause()
    },
    inTurn: (socket, read) => {
      if (resting.has(socket)) resting.set(socket, read)
      else read()
    },
  }
}
