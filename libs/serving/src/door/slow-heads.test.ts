import { once } from 'node:events'
import { createServer, type Server, type ServerResponse } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readSlowHeadsInTurn } from './slow-heads.ts'

const count = 20
const head = 'GET / HTTP/1.1\r\nHost: a\r\nX-Slow: '
const patience = { timeout: 60_000 }
let server: Server
/** The ends of the connections at the server, with their last responses. */
let seen: Map<Socket, ServerResponse | undefined>
let clients: Socket[]
let dripping: AbortController

beforeEach(async () => {
  seen = new Map()
  clients = []
  dripping = new AbortController()
  server = createServer((request, response) => {
    seen.set(request.socket, response)
    request.resume().on('end', () => response.end('whole'))
  })
  server.on('connection', (socket: Socket) => seen.set(socket, undefined))
  readSlowHeadsInTurn(server, (socket) => seen.get(socket), { leastConnections: 5, tickMs: 2 })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterEach(() => {
  dripping.abort()
  for (const client of clients) client.destroy()
  server.closeAllConnections()
  server.close()
})

/** Opens connections that each send a part again and again. */
async function drip(connections: number, first: string, part = 'x'): Promise<Socket[]> {
  const { port } = server.address() as AddressInfo
  const opened = await Promise.all(
    Array.from({ length: connections }, async () => {
      const client = connect(port, '127.0.0.1').on('error', () => {})
      await once(client, 'connect')
      client.write(first)
      return client
    }),
  )
  clients.push(...opened)
  void (async () => {
    while (!dripping.signal.aborted) {
      for (const client of opened) if (client.writable) client.write(part)
      await pause(5)
    }
  })()
  return opened
}

const paused = () => [...seen.keys()].filter((socket) => socket.isPaused()).length

/** The most at any time, for longer than two looks at each connection. */
async function mostPaused(): Promise<number> {
  let most = 0
  for (let time = 0; time < 20; time += 1) {
    await pause(10)
    most = Math.max(most, paused())
  }
  return most
}

describe('readSlowHeadsInTurn', () => {
  it('reads one of twenty slow connections at a time', async () => {
    await drip(count, head)
    await expect.poll(paused, patience).toBeGreaterThanOrEqual(count - 1)
  })

  it('goes on reading each, and answers it when complete', async () => {
    const opened = await drip(count, head)
    await expect.poll(paused, patience).toBeGreaterThanOrEqual(count - 1)
    const bytes = [...seen.keys()].map(({ bytesRead }) => bytesRead)
    await expect
      .poll(() => [...seen.keys()].every(({ bytesRead }, index) => bytesRead > bytes[index]!), patience)
      .toBe(true)
    dripping.abort()
    const answers = opened.map((client) => once(client, 'data'))
    for (const client of opened) client.write('\r\n\r\n')
    for (const [answer] of await Promise.all(answers)) expect(String(answer)).toContain('whole')
    await expect.poll(paused, patience).toBe(0)
  })

  it('finds a second head that is slow', async () => {
    await drip(count, `GET / HTTP/1.1\r\nHost: a\r\n\r\n${head}`)
    await expect.poll(paused, patience).toBeGreaterThanOrEqual(count - 1)
  })

  it('leaves bodies and readers alone', async () => {
    await drip(count, 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1000000\r\n\r\n')
    await drip(count, '', 'GET / HTTP/1.1\r\nHost: a\r\n\r\n')
    const ends = [...seen.keys()]
    const before = ends.map(({ bytesRead }) => bytesRead)
    expect(await mostPaused()).toBe(0)
    expect(ends.every(({ bytesRead }, index) => bytesRead > before[index]!)).toBe(true)
  })

  it('takes nobody for slow by the first part of a head', async () => {
    await drip(count, head, '')
    expect(await mostPaused()).toBe(0)
  })

  it('reads as usual where connections are few', async () => {
    await drip(count, head)
    await expect.poll(paused, patience).toBeGreaterThanOrEqual(count - 1)
    for (const client of clients.slice(4)) client.destroy()
    await expect.poll(paused, patience).toBe(0)
  })
})
