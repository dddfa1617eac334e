import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, describe, expect, it } from 'vitest'
import { speak, statusesIn } from '../../fixture/speak.ts'
import { createHttpServer, type SiteListener } from './http-server.ts'

type HttpServer = ReturnType<typeof createHttpServer>
const running: HttpServer[] = []

afterEach(async () => {
  for (const server of running.splice(0)) {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  }
})

/** A server that answers everything, and what it has refused. */
async function start(
  options: {
    connectionsPerClient?: number
    listener?: SiteListener
    change?: (server: HttpServer) => void
  } = {},
) {
  const refused: string[] = []
  const server = createHttpServer({
    listener: options.listener ?? ((_request, response) => void response.end('answered')),
    headers: { 'x-always': 'there' },
    connectionsPerClient: options.connectionsPerClient,
    onRefusal: (status, code) => refused.push(`${status} ${code}`),
  })
  options.change?.(server)
  running.push(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { port: (server.address() as AddressInfo).port, refused, server }
}

async function open(port: number, localAddress = '127.0.0.1'): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1', localAddress })
  await once(socket, 'connect')
  return socket
}

function connectionsOf(server: HttpServer): Promise<number> {
  return new Promise((resolve, reject) =>
    server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  )
}

/** Answers later than the server looks who was late. */
const later: SiteListener = (_request, response) => void setTimeout(() => response.end('answered'), 100)

/** Keeps this process from reading for longer than between two of its looks at the clock. */
function stall(): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 2_500)
}

describe('createHttpServer', () => {
  // shows F59
  it('limits head, request and unused connection to 10, 30 and 65 s', async () => {
    const { server } = await start()
    const { headersTimeout, requestTimeout, keepAliveTimeout } = server
    expect({ headersTimeout, requestTimeout, keepAliveTimeout }).toEqual({
      headersTimeout: 10_000,
      requestTimeout: 30_000,
      keepAliveTimeout: 65_000,
    })
  })

  // shows F59
  it('tells slow senders so, with all headers', async () => {
    const { port, refused } = await start({ change: (server) => (server.headersTimeout = 1) })
    const answered = await speak({ port, parts: ['GET / HTTP/1.1\r\nHost: a\r\n'] })
    expect(statusesIn(answered)).toEqual([408])
    expect(answered).toContain('x-always: there')
    expect(refused).toEqual(['408 ERR_HTTP_REQUEST_TIMEOUT'])
  })

  // shows F59
  it('answers what has arrived while it stalled', async () => {
    const { port, refused, server } = await start({
      change: (server) => (server.headersTimeout = 1),
      listener: later,
    })
    const client = await open(port)
    await expect.poll(() => connectionsOf(server)).toBe(1)
    client.write(closing)
    stall()
    expect(statusesIn(await text(client))).toEqual([200])
    expect(refused).toEqual([])
  })

  // shows F59
  it('asks a client to come again that was late by a stall', async () => {
    const { port, refused, server } = await start({ change: (server) => (server.headersTimeout = 1) })
    const client = await open(port)
    await expect.poll(() => connectionsOf(server)).toBe(1)
    client.write('GET / HTTP/1.1\r\nHost: a\r\n')
    stall()
    const answered = await text(client)
    expect(statusesIn(answered)).toEqual([503])
    expect(answered).toContain('retry-after: 5')
    expect(refused).toEqual(['503 ERR_HTTP_REQUEST_TIMEOUT'])
  })

  // shows F59
  it('calls none of a hundred slow that came while it stalled', async () => {
    const { port, refused, server } = await start({
      change: (server) => (server.headersTimeout = 1),
      listener: later,
    })
    const clients = await Promise.all(Array.from({ length: 100 }, () => open(port)))
    await expect.poll(() => connectionsOf(server)).toBe(100)
    // Every other one is cut off in its head.
    for (const [at, client] of clients.entries())
      client.write(at % 2 === 0 ? closing : 'GET / HTTP/1.1\r\nHost: a\r\n')
    stall()
    const statuses = (await Promise.all(clients.map((client) => text(client)))).flatMap(statusesIn)
    expect(
      Object.fromEntries(
        Object.entries(Object.groupBy(statuses, String)).map(([status, all]) => [status, all?.length]),
      ),
    ).toEqual({ 200: 50, 503: 50 })
    expect(new Set(refused)).toEqual(new Set(['503 ERR_HTTP_REQUEST_TIMEOUT']))
  })

  it('says nothing more on a connection whose answer has begun', async () => {
    const { port, refused } = await start({ listener: (_request, response) => void response.write('begun') })
    const answered = await speak({ port, parts: ['GET / HTTP/1.1\r\nHost: a\r\n\r\n', '\0'] })
    expect(statusesIn(answered).filter((status) => status !== 200)).toEqual([])
    expect(refused).toEqual([])
  })

  // shows F58, F59
  it('answers readers beside hundreds of idle or slow connections', async () => {
    const large = 'x'.repeat(2 ** 20)
    const listener: SiteListener = ({ url }, response) =>
      void response.end(url === '/large' ? large : 'answered')
    const { port } = await start({ connectionsPerClient: 150, listener })
    const crowd = await Promise.all(
      Array.from({ length: 400 }, (_, index) => open(port, `127.0.0.${2 + Math.floor(index / 100)}`)),
    )
    for (const [index, socket] of crowd.entries()) {
      if (index % 4 === 1) socket.write('GET / HTT')
      if (index % 4 === 2) socket.write('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1000\r\n\r\nslow')
      if (index % 20 === 3) socket.pause().write('GET /large HTTP/1.1\r\nHost: a\r\n\r\n')
    }
    for (let reader = 0; reader < 20; reader += 1)
      expect(statusesIn(await speak({ port, parts: [closing] }))).toEqual([200])
    expect(crowd.filter(({ destroyed }) => destroyed)).toEqual([])
    for (const socket of crowd) socket.destroy()
  })

  // shows F58
  it('refuses connections beyond one client’s share', async () => {
    const { port, refused } = await start({ connectionsPerClient: 2 })
    const held = [await open(port), await open(port)]
    const third = await open(port)
    const answered = await text(third)
    expect(statusesIn(answered)).toEqual([503])
    expect(answered).toMatch(/retry-after: 5/)
    expect(refused).toEqual(['503 CONNECTIONS'])
    const neighbour = await open(port, '127.0.0.2')
    neighbour.write('GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n')
    expect(await text(neighbour)).toContain('answered')

    held[0]?.destroy()
    await expect
      .poll(async () => statusesIn(await speak({ port, parts: [closing] })), { timeout: 60_000 })
      .toEqual([200])
    for (const socket of held) socket.destroy()
  })
})

const closing = 'GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n'
