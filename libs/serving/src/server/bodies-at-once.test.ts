/** How many requests are under way, and what their bodies can take of the memory, before and after the framework has them. */
import { once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { speak, statusesIn } from '../../fixture/speak.ts'
import { createDoor } from '../door/door.ts'
import { responseHeaders } from '../headers/response-headers.ts'
import { createLog } from '../log/create-log.ts'
import { createStatusPages } from '../status-pages/create-status-pages.ts'
import { handleRequests } from './handle-requests.ts'
import type { Responder } from './create-site-server.ts'
import { createHttpServer } from './http-server.ts'

const room = 100
/** Handlers of shorter bodies end by themselves. */
const shortest = 10
const patience = { timeout: 60_000 }
/** Bodies that the framework has read, each with what ends its handler. */
let read: { end: () => void; hasClosed: boolean }[] = []
let begun = 0
let failures: Error[] = []
let port: number
let close: () => void

beforeEach(async () => {
  const headers = responseHeaders({ isSecure: false })
  const server = createHttpServer({
    listener: handleRequests({
      door: createDoor(
        {
          methods: () => ['GET', 'POST'],
          maxBodyBytes: () => room,
          bodyBytesAtOnce: room,
          requestsAtOnce: 2,
        },
        { hops: 1, isSecure: false },
      ),
      framework: Promise.resolve({ handle, close: async () => {} }),
      statusPages: createStatusPages({}, { find: async () => undefined }, headers),
      headers,
      health: { live: '/api/health', ready: '/api/ready' },
      log: createLog({ level: 'silent', write: () => {}, now: () => 0 }),
      stage: () => 'ready',
      answerStored: undefined,
      answerPlain: undefined,
      plainHeaders: [],
      answerBeforeBody: refuseUpload,
      responders: [holdBefore],
      requestsAtOnce: 3,
    }),
    headers,
    connectionsPerClient: undefined,
    onRefusal: () => {},
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  port = (server.address() as AddressInfo).port
  close = () => {
    server.close()
    server.closeAllConnections()
  }
})
afterEach(() => {
  for (const { end } of read) end()
  read = []
  begun = 0
  failures = []
  close()
})

/** As a site does whose visitor may not post. */
const refuseUpload: Responder = ({ url }, response) => {
  if (url !== '/refused') return false
  response.writeHead(303, { location: '/login' }).end()
  return true
}

/** Reads the body and holds it until the test ends that. */
async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
  begun += 1
  if (request.url === '/late') await new Promise(setImmediate)
  if (request.url === '/parts') {
    // This reader listens before it reads, as one does that first looks who is asking.
    request.on('error', (error) => failures.push(error))
    await once(request, 'error')
    request.resume()
    for (let turn = 0; turn < 10; turn += 1) await new Promise(setImmediate)
    response.writeHead(500).end()
    return
  }
  const body = await buffer(request).catch(() => undefined)
  if (!body) {
    response.writeHead(500).end()
    return
  }
  const { length } = body
  if (length >= shortest || request.url === '/held') {
    const { promise, resolve: end } = Promise.withResolvers<void>()
    const held = { end, hasClosed: false }
    response.once('close', () => (held.hasClosed = true))
    read.push(held)
    await promise
  }
  response.end('done')
}

/** Holds what it is asked before the framework is. */
const holdBefore: Responder = (request, response) => {
  if (request.url !== '/before') return false
  read.push({ end: () => response.end('done'), hasClosed: false })
  return true
}

function post(address: string, length: string, more = ''): string {
  return `POST /form HTTP/1.1\r\nHost: a\r\nX-Forwarded-For: ${address}\r\n${length}\r\n${more}\r\n`
}

/** Sends a body whose handler holds it. */
async function hold(address: string, bytes: number, path = '/form'): Promise<Socket> {
  const before = read.length
  const socket = connect(port, '127.0.0.1').on('error', () => {})
  socket.write(post(address, `Content-Length: ${bytes}`).replace('/form', path) + 'x'.repeat(bytes))
  await expect.poll(() => read.length, patience).toBe(before + 1)
  return socket
}

describe('handleRequests: a body without room', () => {
  it.each([
    ['of a size that was announced', 'Content-Length: 51'],
    ['of any size up to its limit', 'Transfer-Encoding: chunked'],
  ])('refuses %s early and says when to come again', async (_, length) => {
    await hold('203.0.113.1', 50)
    const answered = await speak({ port, parts: [post('203.0.113.2', length, 'Expect: 100-continue\r\n')] })
    expect(statusesIn(answered)).toEqual([503])
    expect(answered).toMatch(/^retry-after: 5\r$/im)
    expect(begun).toBe(1)
  })

  it('takes no room when its head is answered', async () => {
    await hold('203.0.113.1', 50)
    await hold('203.0.113.2', 50)
    const head = post('203.0.113.3', 'Content-Length: 50', 'Expect: 100-continue\r\n')
    const answered = await speak({ port, parts: [head.replace('/form', '/refused')] })
    // Nothing of the body is asked for.
    expect(statusesIn(answered)).toEqual([303])
    expect(begun).toBe(2)
  })

  it('does not keep out what has no body', async () => {
    await hold('203.0.113.1', 50)
    await hold('203.0.113.2', 50)
    const get = 'GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n'
    expect(statusesIn(await speak({ port, parts: [get] }))).toEqual([200])
  })
})

describe('handleRequests: a body found too large', () => {
  // A framework looks at the head first, and by then all of a short body may be there.
  it.each(['/form', '/late'])('is refused before and after its reader comes (%s)', async (path) => {
    const head = post('203.0.113.1', 'Transfer-Encoding: chunked', 'Connection: close\r\n').replace(
      '/form',
      path,
    )
    const answered = await speak({ port, parts: [`${head}65\r\n${'x'.repeat(101)}\r\n0\r\n\r\n`] })
    expect(statusesIn(answered)).toEqual([413])
  })

  it('is told to each reader once', async () => {
    const head = post('203.0.113.1', 'Transfer-Encoding: chunked', 'Connection: close\r\n')
    const chunk = (bytes: number) => `${bytes.toString(16)}\r\n${'x'.repeat(bytes)}\r\n`
    const socket = connect(port, '127.0.0.1').resume()
    socket.write(head.replace('/form', '/parts') + chunk(10))
    await expect.poll(() => begun, patience).toBe(1)
    socket.write(`${chunk(91)}0\r\n\r\n`)
    await once(socket, 'close')
    expect(failures).toEqual([expect.objectContaining({ code: 'serving/body-too-large' })])
  })
})

describe('handleRequests: the room of a body', () => {
  it('is freed by its handler’s end, not its sender’s', async () => {
    const gone = await hold('203.0.113.1', 50)
    await hold('203.0.113.2', 50)
    gone.destroy()
    await expect.poll(() => read[0]?.hasClosed, patience).toBe(true)
    const parts = [post('203.0.113.3', 'Content-Length: 2', 'Connection: close\r\n'), 'ab']
    expect(statusesIn(await speak({ port, parts }))).toEqual([503])
    read[0]?.end()
    await expect.poll(async () => statusesIn(await speak({ port, parts })), patience).toEqual([200])
  })

  it('is taken until its response has ended', async () => {
    await hold('203.0.113.1', 60, '/before')
    const parts = [post('203.0.113.2', 'Content-Length: 50', 'Connection: close\r\n')]
    expect(statusesIn(await speak({ port, parts }))).toEqual([503])
  })
})

describe('handleRequests: a request that is one too many', () => {
  // shows F57
  it('is refused with 503 until another has ended', async () => {
    const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`
    const held = [1, 2, 3].map(() => speak({ port, parts: [get('/held')] }))
    await expect.poll(() => read.length, patience).toBe(3)
    const answered = await speak({ port, parts: [get('/')] })
    expect(statusesIn(answered)).toEqual([503])
    expect(answered).toMatch(/^retry-after: 5\r$/im)
    expect(begun).toBe(3)
    read[0]?.end()
    await Promise.race(held)
    await expect
      .poll(async () => statusesIn(await speak({ port, parts: [get('/')] })), patience)
      .toEqual([200])
  })
})
