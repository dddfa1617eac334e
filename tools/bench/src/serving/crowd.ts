import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import type { Load } from '../load.ts'
import { NoFigureError } from '../no-figure-error.ts'

/** A page alone, and beside connections of which nothing, or nearly nothing, comes. */
export interface CrowdFigures {
  idle: number
  slow: number
  alone: Load
  beside: Load
  /** Connections that the server has not closed until the end. */
  stillOpen: number
}

/** Fewer than a client may have: the addresses of this machine are many clients. */
const perAddress = 300
const slowByteMs = 1_000

/**
 * Loads a page, and again while others only hold connections: idle ones that have had one answer, and slow ones that
 * send their headers a byte at a time and connect anew when the server has had enough of it.
 *
 * The second load begins when all of them are there: before, it would measure a server that is busy with their first
 * answers and takes new connections one by one between these.
 *
 * @param load Loads the page for a while.
 */
export async function measureCrowd(
  url: string,
  { idle, slow }: { idle: number; slow: number },
  load: () => Promise<Load>,
): Promise<CrowdFigures> {
  const { port, pathname } = new URL(url)
  await load()
  const alone = await load()
  const sockets = await openAll(idle, Number(port), 0)
  const asked = `GET ${pathname} HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: gzip\r\n\r\n`
  await inTurn(sockets, (socket) => answered(socket, asked))
  const stop = new AbortController()
  const dripping = (await openAll(slow, Number(port), idle)).map((socket, index) =>
    drip(socket, Number(port), addressOf(idle + index), stop.signal),
  )
  const beside = await load()
  stop.abort()
  await Promise.all(dripping)
  const stillOpen = sockets.filter(({ destroyed }) => !destroyed).length
  for (const socket of sockets) socket.destroy()
  return { idle, slow, alone, beside, stillOpen }
}

async function openAll(count: number, port: number, from: number): Promise<Socket[]> {
  const places = Array.from({ length: count }, (_, index) => addressOf(from + index))
  return inTurn(places, async (address) => {
    const socket = open(port, address)
    await once(socket, 'connect')
    return socket
  })
}

/** A hundred at a time. */
async function inTurn<item, result>(
  items: readonly item[],
  work: (item: item) => Promise<result>,
): Promise<result[]> {
  const results: result[] = []
  for (let at = 0; at < items.length; at += 100)
    results.push(...(await Promise.all(items.slice(at, at + 100).map(work))))
  return results
}

/** @throws {TypeError} The answer was not 200, or none came. */
async function answered(socket: Socket, asked: string): Promise<void> {
  socket.write(asked)
  const got = await Promise.race([once(socket, 'data'), once(socket, 'close')])
  const head = String(got[0]).split('\r\n', 1)[0]
  if (!head?.startsWith('HTTP/1.1 200'))
    throw new NoFigureError(`A connection that was to be idle got ${head}, so there is no crowd.`)
}

function open(port: number, localAddress: string): Socket {
  const socket = connect({ port, host: '127.0.0.1', localAddress })
  socket.on('error', () => socket.destroy())
  socket.resume()
  return socket
}

async function drip(first: Socket, port: number, address: string, signal: AbortSignal): Promise<void> {
  let socket = first
  while (!signal.aborted) {
    if (socket.destroyed) socket = open(port, address)
    else if (!socket.connecting) socket.write('G')
    await setTimeout(slowByteMs, undefined, { signal }).catch(() => {})
  }
  socket.destroy()
}

/** 127.0.0.2, 127.0.0.3 and so on. */
function addressOf(connection: number): string {
  return `127.0.0.${2 + Math.floor(connection / perAddress)}`
}
