import type { Server, Socket } from 'node:net'

/** When slow connections are read in turn, and how often. */
interface SlowHeadOptions {
  /** Fewer connections cost the others nothing, however slowly they send. @default 256 */
  leastConnections?: number
  /** Milliseconds between two turns. @default 25 */
  tickMs?: number
}

/** Turns until every connection has been looked at: a second. */
const turnsToLook = 40
/** Turns until every slow connection has been read. */
const turnsToRead = 80
/** Looks in a row that find more of a head, and not all of it. A head in several packets is seen once. */
const slowAfter = 2

interface Seen {
  /** Bytes read from the connection. */
  bytes: number
  /** Its last response. */
  answer: unknown
  /** How often in a row there was more of a head, and still not all of it. */
  times: number
}

/**
 * Reads connections whose heads come in small pieces in turn, each about every two seconds.
 *
 * To read a byte takes nearly as long as to answer a stored page, and all that has arrived is read before the next
 * visitor is answered: hundreds of bytes at once, of thousands of connections that send one a second. A connection is
 * read as usual until it has been at the same head for two looks, and again when the head is complete. How long a head
 * may take is for Node to say (`headersTimeout`).
 *
 * @param lastAnswer The current or last response of a connection, and whether it has ended.
 */
export function readSlowHeadsInTurn(
  server: Server,
  lastAnswer: (socket: Socket) => { writableFinished: boolean } | undefined,
  { leastConnections = 256, tickMs = 25 }: SlowHeadOptions = {},
): void {
  const all = new Map<Socket, Seen>()
  const slow = new Set<Socket>()
  /** Slow connections that are read at the moment. */
  const reading = new Set<Socket>()
  const looks = createRounds(() => all.keys())
  const reads = createRounds(() => slow.keys())
  let timer: NodeJS.Timeout | undefined

  server.on('connection', (socket: Socket) => {
    all.set(socket, { bytes: 0, answer: undefined, times: 0 })
    socket.once('close', () => {
      all.delete(socket)
      slow.delete(socket)
      reading.delete(socket)
      if (all.size < leastConnections) rest()
    })
    if (all.size >= leastConnections) timer ??= setInterval(turn, tickMs).unref()
  })

  function turn(): void {
    for (const socket of reading) if (isAtSameHead(socket)) socket.pause()
    reading.clear()
    for (const socket of reads(Math.ceil(slow.size / turnsToRead))) {
      reading.add(socket)
      socket.resume()
    }
    for (const socket of looks(Math.ceil(all.size / turnsToLook))) look(socket)
  }

  function look(socket: Socket): void {
    const seen = all.get(socket)
    if (!seen || slow.has(socket)) return
    const answer = lastAnswer(socket)
    const { bytesRead: bytes } = socket
    const isInHead = answer === seen.answer && (answer?.writableFinished ?? true) && bytes > seen.bytes
    seen.times = isInHead ? seen.times + 1 : 0
    seen.bytes = bytes
    seen.answer = answer
    if (seen.times < slowAfter || !socket.writable) return
    slow.add(socket)
    socket.pause()
  }

  /** Otherwise it is read as usual again: its head is complete, or it is being closed. */
  function isAtSameHead(socket: Socket): boolean {
    const seen = all.get(socket)
    if (seen?.answer === lastAnswer(socket) && socket.writable) return true
    slow.delete(socket)
    if (seen) seen.times = 0
    return false
  }

  function rest(): void {
    clearInterval(timer)
    timer = undefined
    for (const socket of slow) socket.resume()
    slow.clear()
    reading.clear()
  }
}

/** Goes on where the last round ended, and begins again at the end. */
function createRounds<item>(begin: () => IterableIterator<item>): (count: number) => item[] {
  let round = begin()
  return (count) => {
    const items: item[] = []
    for (let hasBegun = false; items.length < count;) {
      const next = round.next()
      if (!next.done) items.push(next.value)
      else if (hasBegun) break
      else {
        hasBegun = true
        round = begin()
      }
    }
    return items
  }
}
