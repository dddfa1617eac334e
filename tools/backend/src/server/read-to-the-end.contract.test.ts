import { connect, type Socket } from 'node:net'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, it, onTestFinished } from 'vitest'
import { until } from '../testing/realtime-world.ts'
import { useBackend } from '../testing/test-backend.ts'

const backend = useBackend({ maxFileBytes: 1_000_000 })

/** One connection, and the statuses that have come over it. */
async function openConnection(): Promise<{ socket: Socket; statuses(): string[] }> {
  const socket = connect(Number(new URL(backend.url).port), '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  let heard = ''
  socket.setEncoding('latin1').on('data', (text: string) => (heard += text))
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  return { socket, statuses: () => [...heard.matchAll(/HTTP\/1\.1 (\d+)/g)].map((match) => match[1] ?? '') }
}

const head = (lines: string[]): string => [...lines, 'Host: localhost', '', ''].join('\r\n')
const piece = 'x'.repeat(256 * 1024)

/** Sends a body of `pieces` at the pace of a slow line, announced or in chunks. */
async function sendSlowly(socket: Socket, line: string, kind: string, pieces: number): Promise<void> {
  const key = `apikey: ${backend.secretKey}`
  const isChunked = kind === 'chunked'
  const length = isChunked ? 'Transfer-Encoding: chunked' : `Content-Length: ${pieces * piece.length}`
  socket.write(head([line, ...(kind === 'keyless' ? [] : [key]), length]))
  for (let sent = 0; sent < pieces; sent += 1) {
    await wait(20)
    socket.write(isChunked ? `${piece.length.toString(16)}\r\n${piece}\r\n` : piece)
  }
  if (isChunked) socket.write('0\r\n\r\n')
}

describe('a request that is refused before its body was read', () => {
  it.each([
    ['data', 'POST /rest/v1/experiences HTTP/1.1', 'announced', '413', 36],
    ['data', 'POST /rest/v1/experiences HTTP/1.1', 'chunked', '413', 36],
    ['data', 'POST /rest/v1/experiences HTTP/1.1', 'keyless', '401', 36],
    ['a file', 'POST /storage/v1/object/avatars/large.png HTTP/1.1', 'announced', '400', 36],
    ['a file', 'POST /storage/v1/object/avatars/large.png HTTP/1.1', 'chunked', '400', 36],
    ['a wish for a list of files', 'POST /storage/v1/object/list/avatars HTTP/1.1', 'chunked', '400', 36],
    ['a broadcast', 'POST /realtime/v1/api/broadcast HTTP/1.1', 'announced', '413', 36],
    ['a message', 'POST /mailbox/api/messages HTTP/1.1', 'announced', '413', 36],
    ['a call of no function', 'POST /functions/v1/nobody HTTP/1.1', 'announced', '404', 36],
  ])('(%s: %s, %s) is answered %s, and the next two', async (_what, line, kind, status, pieces) => {
    const connection = await openConnection()
    const { socket } = connection
    await sendSlowly(socket, line, kind, pieces)
    for (const answered of [2, 3]) {
      socket.write(head(['GET /health HTTP/1.1']))
      await until(() => expect(connection.statuses()).toHaveLength(answered))
    }
    expect(connection.statuses()).toEqual([status, '200', '200'])
  })
})
