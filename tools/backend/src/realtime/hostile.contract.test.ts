import { EventEmitter } from 'node:events'
import { createServer, IncomingMessage } from 'node:http'
import { connect as connectTo, Socket } from 'node:net'
import { Duplex } from 'node:stream'
import { createClient } from '@supabase/supabase-js'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { WebSocket, type RawData } from 'ws'
import { endSocketsAfterEach, subscribe, until } from '../testing/realtime-world.ts'
import { useBackend } from '../testing/test-backend.ts'
import type { KeyFile } from '../keys/key-file.ts'
import { serveConnection } from './connection.ts'
import { hostedRealtimeLimits, type RealtimeService } from './realtime-service.ts'
import { acceptSockets } from './upgrade.ts'

const backend = useBackend({
  migrations: new URL('../testing/migrations', import.meta.url).pathname,
  realtimeLimits: { sweepMs: 20, bindingsPerConnection: 10 },
})
endSocketsAfterEach()

const opened: WebSocket[] = []
afterEach(() => opened.splice(0).forEach((socket) => socket.terminate()))

interface Stranger {
  socket: WebSocket
  said: unknown[][]
  ended: Promise<number>
}

/** A stranger with the public key, connected. */
async function open(): Promise<Stranger> {
  const address = `${backend.url.replace('http', 'ws')}/realtime/v1/websocket`
  const socket = new WebSocket(`${address}?apikey=${backend.publishableKey}&vsn=2.0.0`)
  opened.push(socket)
  const said: unknown[][] = []
  socket.on('message', (data: RawData) => said.push(JSON.parse((data as Buffer).toString()) as unknown[]))
  const ended = new Promise<number>((resolve) => socket.on('close', resolve))
  await new Promise((resolve) => socket.once('open', resolve))
  return { socket, said, ended }
}

const join = (topic: string, config: object = {}) => JSON.stringify(['1', '1', topic, 'phx_join', { config }])
const changes = (count: number) => ({
  postgres_changes: Array.from({ length: count }, () => ({ event: '*', schema: 'public', filter: 'a=eq.1' })),
})

/** What the backend writes to a socket whose head is this. */
async function upgrade(head: string): Promise<string> {
  const socket = connectTo(Number(new URL(backend.url).port), '127.0.0.1')
  const parts: Buffer[] = []
  socket.on('data', (part) => parts.push(part))
  socket.write(
    `${head}Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n`,
  )
  await new Promise((resolve) => socket.once('close', resolve))
  return Buffer.concat(parts).toString()
}

describe('a hostile upgrade', () => {
  const path = '/realtime/v1/websocket'
  it.each([
    ['two slashes', 'GET // HTTP/1.1\r\nHost: a\r\n', 400],
    ['an address without its end', 'GET http://[ HTTP/1.1\r\nHost: a\r\n', 400],
    ['two backslashes', 'GET \\\\ HTTP/1.1\r\nHost: a\r\n', 400],
    ['bytes that are no text', 'GET /%ff?apikey=%ff&vsn=%ff HTTP/1.1\r\nHost: a\r\n', 404],
    ['no host', `GET ${path} HTTP/1.1\r\nHost: [\r\n`, 401],
    ['a long query', `GET ${path}?${'apikey=a&'.repeat(1_500)} HTTP/1.1\r\nHost: a\r\n`, 401],
    ['a long origin', `GET ${path} HTTP/1.1\r\nHost: a\r\nOrigin: ${'http://'.repeat(1_500)}\r\n`, 403],
  ])('with %s is refused, and ends nobody else', async (_what, head, status) => {
    expect(await upgrade(head)).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    expect((await fetch(`${backend.url}/health`)).status).toBe(200)
  })

  it('of a client that left ends no other connection', async () => {
    const server = createServer()
    const sockets = acceptSockets(server, { limits: hostedRealtimeLimits } as RealtimeService, {
      keys: { publishableKey: 'a', secretKey: 'b' } as KeyFile,
      isAllowedOrigin: () => true,
      intercept: () => false,
    })
    onTestFinished(() => sockets.close())
    const request = Object.assign(new IncomingMessage(new Socket()), { url: '/elsewhere' })
    const gone = new Duplex({ read() {}, write: (_chunk, _encoding, done) => done(new Error('ECONNRESET')) })
    server.emit('upgrade', request, gone, Buffer.alloc(0))
    await until(() => expect(gone.destroyed).toBe(true))

    const silent = new Duplex({ read() {}, write: (_chunk, _encoding, done) => done() })
    server.emit('upgrade', request, silent, Buffer.alloc(0))
    await until(() => expect(silent.destroyed).toBe(true))
  })
})

describe('a hostile frame', () => {
  const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`
  it.each<[string, string | Buffer, number]>([
    ['nested without end', `[null,"1","realtime:x","phx_join",{"a":${deep}}]`, 1003],
    ['nested without end, as object', '{"a":'.repeat(50_000), 1003],
    [
      'nested without end, in bytes',
      Buffer.concat([Buffer.from([3, 0, 0, 1, 1, 0, 1, 120, 121]), Buffer.from(deep)]),
      1003,
    ],
    [
      'with a zero in its topic',
      '[null,"1","realtime:\\u0000","phx_join",{"config":{"private":true}}]',
      1003,
    ],
    ['that is no text', Buffer.from([0xff, 0xfe]), 1003],
    ['larger than any', 'x'.repeat(hostedRealtimeLimits.maxFrameBytes + 1), 1009],
  ])('%s ends its own connection and no other', async (_what, frame, code) => {
    const [neighbour, stranger] = [await open(), await open()]
    stranger.socket.send(frame)
    expect(await stranger.ended).toBe(code)
    neighbour.socket.send(join('realtime:alive'))
    await until(() => expect(neighbour.said).toHaveLength(1))
    expect(backend.logged.filter((line) => /"level":"(?:error|warn)"/.test(line))).toEqual([])
  })

  it.each([
    ['a topic of 200,000 letters', join(`realtime:${'t'.repeat(200_000)}`)],
    [
      'a topic every object has',
      join('realtime:__proto__', { presence: { enabled: true, key: '__proto__' } }),
    ],
    [
      'settings that are none',
      join('realtime:odd', { presence: [], broadcast: 'x', postgres_changes: { length: 1e9 } }),
    ],
    [
      'a filter of 200,000 letters',
      join('realtime:f', { postgres_changes: [{ filter: `a=eq.${'='.repeat(200_000)}` }] }),
    ],
  ])('with %s is answered', async (_what, frame) => {
    const { socket, said } = await open()
    socket.send(frame)
    await until(() => expect(said[0]?.[4]).toMatchObject({ status: 'ok' }))
  })

  it('asks for no more changes than the database can check', async () => {
    const { socket, said } = await open()
    socket.send(join('realtime:first', changes(6)))
    socket.send(join('realtime:second', changes(5)))
    socket.send(join('realtime:third', changes(4)))
    await until(() => expect(said.filter(([, , , event]) => event === 'phx_reply')).toHaveLength(3))
    const replies = said.filter(([, , , event]) => event === 'phx_reply')
    expect(replies.map(([, , topic, , payload]) => [topic, (payload as { status: string }).status])).toEqual([
      ['realtime:first', 'ok'],
      ['realtime:second', 'error'],
      ['realtime:third', 'ok'],
    ])
  })

  it('is not kept for who does not read', async () => {
    const socket = Object.assign(new EventEmitter(), { bufferedAmount: 0, send: vi.fn(), terminate: vi.fn() })
    const clock = { nowMs: () => 0, nowSeconds: () => 0 }
    const realtime = { limits: { ...hostedRealtimeLimits, maxUnreadBytes: 1_000 }, clock } as RealtimeService
    serveConnection(realtime, socket as never, { role: 'anon' }, '2.0.0')
    const heartbeat = () => socket.emit('message', Buffer.from('[null,"1","phoenix","heartbeat",{}]'), false)
    socket.bufferedAmount = 1_000
    heartbeat()
    await until(() => expect(socket.send).toHaveBeenCalledTimes(1))
    expect(socket.terminate).not.toHaveBeenCalled()
    socket.bufferedAmount = 1_001
    heartbeat()
    await until(() => expect(socket.terminate).toHaveBeenCalledTimes(1))
    expect(socket.send).toHaveBeenCalledTimes(1)
  })

  it.each([
    ['an event', 'room', 'e'.repeat(300)],
    ['a topic', 't'.repeat(300), 'hello'],
  ])('with %s that overruns its length is read as written', async (_what, topic, event) => {
    const client = createClient(backend.url, backend.publishableKey, { auth: { persistSession: false } })
    const { heard } = await subscribe(client, topic, undefined, (channel, hear) => {
      channel.on('broadcast', { event: '*' }, hear)
    })
    const messages = [{ topic, event, payload: { said: 'all of it' } }]
    const sent = await fetch(`${backend.url}/realtime/v1/api/broadcast`, {
      method: 'POST',
      headers: { apikey: backend.publishableKey, 'content-type': 'application/json' },
      body: JSON.stringify({ messages }),
    })
    expect(sent.status).toBe(202)
    await until(() => expect(heard).toMatchObject([{ event, payload: { said: 'all of it' } }]))
  })
})
