import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import type { Load } from '../load.ts'
import { shoot, type Target } from './client.ts'

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
 */
export async function measureCrowd(
  target: Target,
  { idle, slow }: { idle: number; slow: number },
  seconds: number,
): Promise<CrowdFigures> {
  const { port, pathname } = new URL(target.url)
  await shoot(target, seconds)
  const alone = await shoot(target, seconds)
  const asked = `GET ${pathname} HTTP/1.1\r\nHost: localhost\r\n\r\n`
  const sockets = await openAll(idle, Number(port), 0)
  for (const socket of sockets) socket.write(asked)
  const stop = new AbortController()
  const dripping = Array.from({ length: slow }, (_, index) =>
    drip(Number(port), addressOf(idle + index), stop.signal),
  )
  await setTimeout(slowByteMs)
  const beside = await shoot(target, seconds)
  stop.abort()
  await Promise.all(dripping)
  const stillOpen = sockets.filter(({ destroyed }) => !destroyed).length
  for (const socket of sockets) socket.destroy()
  return { idle, slow, alone, beside, stillOpen }
}

async function openAll(count: number, port: number, from: number): Promise<Socket[]> {
  const sockets: Socket[] = []
  for (let at = 0; at < count; at += 100) {
    const some = Array.from({ length: Math.min(100, count - at) }, (_, index) =>
      open(port, addressOf(from + at + index)),
    )
    await Promise.all(some.map((socket) => once(socket, 'connect')))
    sockets.push(...some)
  }
  return sockets
}

function open(port: number, localAddress: string): Socket {
  const socket = connect({ port, host: '127.0.0.1', localAddress })
  socket.on('error', () => socket.destroy())
  socket.resume()
  return socket
}

async function drip(port: number, address: string, signal: AbortSignal): Promise<void> {
  let socket = open(port, address)
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
