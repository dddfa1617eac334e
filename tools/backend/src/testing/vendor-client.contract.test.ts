import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createClient } from '@supabase/supabase-js'
import { describe, expect, it, onTestFinished } from 'vitest'
import { type WebSocket, WebSocketServer } from 'ws'
import { useBackend } from './test-backend.ts'

const backend = useBackend()

/** What the vendor's client promises and the site relies on; a new version that breaks a promise shows here. */
describe('the vendor’s client', () => {
  // shows R095, R096, R097
  it('asks for address and key', () => {
    expect(() => createClient('', 'key')).toThrow('supabaseUrl is required.')
    expect(() => createClient('https://backend.example', '')).toThrow('supabaseKey is required.')
    expect(() => createClient('backend.example', 'key')).toThrow(
      'Invalid supabaseUrl: Must be a valid HTTP or HTTPS URL.',
    )
  })

  // shows R212, R213, R214
  it('connects to realtime with its key, version and times', async () => {
    const client = backend.client()
    const { realtime } = client
    expect(new URL(realtime.endpointURL()).pathname).toBe('/realtime/v1/websocket')
    expect(new URL(realtime.endpointURL()).searchParams.get('apikey')).toBe(backend.publishableKey)
    expect(realtime.heartbeatIntervalMs).toBe(25_000)
    expect(realtime.timeout).toBe(10_000)
    expect([1, 2, 3, 4, 5, 9].map((tries) => realtime.reconnectAfterMs(tries))).toEqual([
      1000, 2000, 5000, 10_000, 10_000, 10_000,
    ])
    await client.removeAllChannels()
  })

  // shows R216
  it('closes silent connections with 1000', async () => {
    const silent = new WebSocketServer({ port: 0, host: '127.0.0.1' })
    onTestFinished(() => silent.close())
    await once(silent, 'listening')
    const { port } = silent.address() as AddressInfo
    const client = createClient(`http://127.0.0.1:${port}`, 'key', {
      auth: { persistSession: false },
      realtime: { heartbeatIntervalMs: 20 },
    })
    const connected = once(silent, 'connection')
    client.realtime.connect()
    const [socket] = (await connected) as [WebSocket]
    const [code, reason] = (await once(socket, 'close')) as [number, Buffer]
    await client.realtime.disconnect()
    expect([code, reason.toString()]).toEqual([1000, 'heartbeat timeout'])
  })

  // shows R182
  it('refuses realtime without a key', () => {
    const { realtime } = backend.client()
    const Realtime = realtime.constructor as new (url: string, options: object) => unknown
    expect(() => new Realtime('ws://127.0.0.1:1/realtime/v1', { params: {} })).toThrow(
      'API key is required to connect to Realtime',
    )
  })

  // shows R177
  it('tells unreachable functions from failed ones', async () => {
    const away = createClient('http://127.0.0.1:1', 'key', { auth: { persistSession: false } })
    const { error } = await away.functions.invoke('newsletter-subscribe')
    expect([error?.name, error?.message]).toEqual([
      'FunctionsFetchError',
      'Failed to send a request to the Edge Function',
    ])
  })

  // shows R180
  it('gives message, details, hint and code, thrown on request', async () => {
    const client = backend.client()
    const { error } = await client.from('nothing_here' as never).select()
    expect(error).toMatchObject({
      message: expect.any(String) as unknown,
      code: expect.any(String) as unknown,
    })
    expect(Object.keys(error ?? {})).toEqual(expect.arrayContaining(['details', 'hint']))
    await expect(
      client
        .from('nothing_here' as never)
        .select()
        .throwOnError(),
    ).rejects.toThrow('nothing_here')
  })

  // shows R181
  it('gives errors of storage with message, status and statusCode', async () => {
    const { error } = await backend.client().storage.from('nothing-here').download('a.png')
    expect(error).toMatchObject({
      name: 'StorageApiError',
      status: expect.any(Number) as unknown,
      statusCode: expect.any(String) as unknown,
    })
  })
})
