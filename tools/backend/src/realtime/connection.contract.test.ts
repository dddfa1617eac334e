import { createClient } from '@supabase/supabase-js'
import { afterEach, describe, expect, it } from 'vitest'
import { WebSocket, type RawData } from 'ws'
import { endSocketsAfterEach, subscribe, until } from '../testing/realtime-world.ts'
import { useBackend } from '../testing/test-backend.ts'

const backend = useBackend({
  migrations: new URL('../testing/migrations', import.meta.url).pathname,
  realtimeLimits: {
    sweepMs: 20,
    silenceMs: 7_200_000,
    messagesPerSecond: 50,
    joinsPerSecond: 20,
    channelsPerConnection: 5,
  },
})
endSocketsAfterEach()

const opened: WebSocket[] = []
afterEach(() => opened.splice(0).forEach((socket) => socket.terminate()))

interface Bare {
  socket: WebSocket
  said: unknown[]
  ended: Promise<number>
}

function connect(options: { origin?: string; apikey?: string; vsn?: string } = {}): Bare {
  const { apikey = backend.publishableKey, vsn = '2.0.0', origin } = options
  const url = `${backend.url.replace('http', 'ws')}/realtime/v1/websocket?apikey=${apikey}&vsn=${vsn}`
  const socket = new WebSocket(url, origin ? { headers: { origin } } : {})
  opened.push(socket)
  const said: unknown[] = []
  socket.on('message', (data: RawData) => said.push(JSON.parse((data as Buffer).toString())))
  const ended = new Promise<number>((resolve) => {
    socket.on('error', () => undefined)
    socket.on('unexpected-response', (_request, response) => resolve(response.statusCode ?? 0))
    socket.on('close', (code) => resolve(code))
  })
  return { socket, said, ended }
}

const open = async (bare: Bare): Promise<Bare> => {
  await new Promise((resolve) => bare.socket.once('open', resolve))
  return bare
}
const isOpen = (bare: Bare) => until(() => expect(bare.socket.readyState).toBe(WebSocket.OPEN))

describe('connections', () => {
  // shows R101, F50
  it.each([
    ['without a key', { apikey: '' }, 401],
    ['with a wrong key', { apikey: 'sb_publishable_wrong' }, 401],
    ['from another site', { origin: 'https://evil.example' }, 403],
    ['from a page without origin', { origin: 'null' }, 403],
    ['with an unknown protocol', { vsn: '9.9.9' }, 400],
  ])('%s are refused', async (_name, options, status) => {
    expect(await connect(options).ended).toBe(status)
  })

  it.each(['http://localhost:3000', 'http://127.0.0.1:9999'])('from %s are taken', async (origin) => {
    const bare = connect({ origin })
    await until(() => expect(bare.socket.readyState).toBe(WebSocket.OPEN))
  })

  it('answer heartbeats', async () => {
    const { socket, said } = await open(connect())
    socket.send(JSON.stringify([null, '1', 'phoenix', 'heartbeat', {}]))
    await until(() =>
      expect(said).toEqual([[null, '1', 'phoenix', 'phx_reply', { status: 'ok', response: {} }]]),
    )
  })

  it('that say nothing are ended', async () => {
    const bare = await open(connect())
    backend.advance(7_201_000)
    expect(await bare.ended).toBe(1006)
  })

  it.each([
    ['no JSON', '{', 1003],
    ['no array', '{}', 1003],
    ['another length', '[1,2]', 1003],
    ['no topic', '[null,"1",{},"phx_join",{}]', 1003],
    ['bytes of no kind', Buffer.from([9, 9, 9]), 1003],
    ['bytes cut off', Buffer.from([3, 200, 1, 1, 1, 0, 1]), 1003],
    [
      'far too much',
      JSON.stringify([null, '1', 'realtime:x', 'phx_join', { big: 'x'.repeat(300_000) }]),
      1009,
    ],
  ])('that send %s are closed, and the others live on', async (_name, data, code) => {
    const neighbour = await open(connect())
    const bare = await open(connect())
    bare.socket.send(data)
    expect(await bare.ended).toBe(code)
    await isOpen(neighbour)
  })

  it('that flood are closed', async () => {
    const bare = await open(connect())
    for (let index = 0; index < 60; index += 1)
      bare.socket.send(JSON.stringify([null, '1', 'phoenix', 'heartbeat', {}]))
    expect(await bare.ended).toBe(1008)
  })

  it('join so many channels and no more', async () => {
    const { socket, said } = await open(connect())
    for (let index = 0; index < 6; index += 1)
      socket.send(JSON.stringify([String(index), String(index), `realtime:${index}`, 'phx_join', {}]))
    await until(() => expect(said).toHaveLength(6))
    expect(said[5]).toMatchObject([
      '5',
      '5',
      'realtime:5',
      'phx_reply',
      { status: 'error', response: { reason: 'ChannelRateLimitReached: Too many channels' } },
    ])
  })

  it('that join over and over are closed', async () => {
    const bare = await open(connect())
    for (let index = 0; index < 25; index += 1)
      bare.socket.send(JSON.stringify(['1', '1', 'realtime:same', 'phx_join', {}]))
    expect(await bare.ended).toBe(1008)
  })

  it.each([
    ['phx_join', 'realtime:', 'TopicNameRequired: You must provide a topic name'],
    ['broadcast', 'realtime:never-joined', 'unmatched topic'],
    ['phx_join', 'somewhere', 'unmatched topic'],
  ])('answer %s on "%s" with a reason', async (event, topic, reason) => {
    const { socket, said } = await open(connect())
    socket.send(JSON.stringify(['1', '1', topic, event, {}]))
    await until(() =>
      expect(said).toMatchObject([['1', '1', topic, 'phx_reply', { status: 'error', response: { reason } }]]),
    )
  })

  it('take odd joins as plain ones', async () => {
    const { socket, said } = await open(connect())
    socket.send(
      JSON.stringify([
        '1',
        '1',
        'realtime:odd',
        'phx_join',
        { config: { broadcast: [], presence: 'x', postgres_changes: [null, 1] } },
      ]),
    )
    await until(() => expect(said).toMatchObject([['1', '1', 'realtime:odd', 'phx_reply', { status: 'ok' }]]))
  })

  // shows R149
  it('need an upgrade on the right path', async () => {
    expect((await open(connect())).socket.url).toContain('/realtime/v1/websocket?')
    const socket = new WebSocket(
      `${backend.url.replace('http', 'ws')}/elsewhere?apikey=${backend.publishableKey}`,
    )
    opened.push(socket)
    const status = await new Promise((resolve) => {
      socket.on('error', () => undefined)
      socket.on('unexpected-response', (_request, response) => resolve(response.statusCode))
    })
    expect(status).toBe(404)
  })
})

describe('tokens of channels', () => {
  it('that are forged are refused', async () => {
    const client = createClient(backend.url, backend.publishableKey, { auth: { persistSession: false } })
    await client.realtime.setAuth('a.b.c')
    const { status, error } = await subscribe(client, 'forged')
    expect(status).toBe('CHANNEL_ERROR')
    expect(error?.message).toContain('Failed to validate JWT signature')
  })

  it('end the channel when they expire', async () => {
    const { client } = await backend.signUp('expires@example.com')
    const { channel, heard } = await subscribe(client, 'expires', undefined, (channel, hear) => {
      channel.on('system', {}, hear)
    })
    backend.advance(3_601_000)
    await until(() => expect(heard).toMatchObject([{ status: 'error', message: 'Token has expired' }]))
    await until(() => expect(channel.state).toBe('closed'))
  })
})
