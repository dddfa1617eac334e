// Connections of which nothing, or nearly nothing, comes: idle ones that have had one answer, and slow ones that send
// their headers a byte at a time and connect anew when the server has had enough of it.
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout } from 'node:timers/promises'

/** Fewer than a client may have: the addresses of this machine are many clients. */
const perAddress = 300
const slowByteMs = 1_000

const [portText = '', pathname = '/', idleText = '', slowText = ''] = process.argv.slice(2)
const [port, idle, slow] = [Number(portText), Number(idleText), Number(slowText)]

const asked = `GET ${pathname} HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: gzip\r\n\r\n`
// Each asks as it comes: by the time the last of them is open, the server has had enough of the first that said nothing.
const sockets = await openAll(idle, 0, (socket) => answered(socket, asked))
const stop = new AbortController()
const dripping = (await openAll(slow, idle)).map((socket, index) =>
  drip(socket, addressOf(idle + index), stop.signal),
)
process.stdout.write('settled\n')
await once(process.stdin.resume(), 'end')
stop.abort()
await Promise.all(dripping)
process.stdout.write(`open ${sockets.filter(({ destroyed }) => !destroyed).length}\n`)
for (const socket of sockets) socket.destroy()

async function openAll(
  count: number,
  from: number,
  greet?: (socket: Socket) => Promise<void>,
): Promise<Socket[]> {
  const places = Array.from({ length: count }, (_, index) => addressOf(from + index))
  return inTurn(places, async (address) => {
    const socket = open(address)
    await once(socket, 'connect')
    await greet?.(socket)
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

/** Ends the process when the answer is not 200, or none comes. */
async function answered(socket: Socket, text: string): Promise<void> {
  socket.write(text)
  const got = await Promise.race([once(socket, 'data'), once(socket, 'close')])
  const head = String(got[0]).split('\r\n', 1)[0]
  if (head?.startsWith('HTTP/1.1 200')) return
  process.stdout.write(`A connection that was to be idle got ${head}, so there is no crowd.\n`)
  process.exit(1)
}

function open(localAddress: string): Socket {
  const socket = connect({ port, host: '127.0.0.1', localAddress })
  socket.on('error', () => socket.destroy())
  socket.resume()
  return socket
}

/** A head without an end: the server has to go on reading it until its time is over. */
async function drip(first: Socket, address: string, signal: AbortSignal): Promise<void> {
  const head = `GET ${pathname} HTTP/1.1\r\nHost: localhost\r\nX-Slow: `
  let socket = first
  let sent = 0
  while (!signal.aborted) {
    if (socket.destroyed) {
      socket = open(address)
      sent = 0
    } else if (!socket.connecting) {
      socket.write(head[sent] ?? 'a')
      sent += 1
    }
    await setTimeout(slowByteMs, undefined, { signal }).catch(() => {})
  }
  socket.destroy()
}

/** 127.0.0.2, 127.0.0.3 and so on. */
function addressOf(connection: number): string {
  return `127.0.0.${2 + Math.floor(connection / perAddress)}`
}
