import { createClient } from '@supabase/supabase-js'
import { beforeAll, describe, expect, it } from 'vitest'
import { endSocketsAfterEach, subscribe, until } from '../testing/realtime-world.ts'
import { useBackend } from '../testing/test-backend.ts'

const backend = useBackend({ migrations: new URL('../testing/migrations', import.meta.url).pathname })
endSocketsAfterEach()

const hearAll = (
  channel: Parameters<NonNullable<Parameters<typeof subscribe>[3]>>[0],
  hear: (message: unknown) => void,
): void => {
  channel.on('broadcast', { event: '*' }, hear)
}
const connect = (vsn?: string) =>
  createClient(backend.url, backend.publishableKey, {
    auth: { persistSession: false },
    realtime: vsn ? { vsn } : {},
  })

describe.each(['1.0.0', '2.0.0'])('broadcasts over protocol %s', (vsn) => {
  it('reach the others on the topic, and not the sender', async () => {
    const [alice, bob, carol] = await Promise.all([
      subscribe(connect(vsn), 'room', undefined, hearAll),
      subscribe(connect('2.0.0'), 'room', undefined, hearAll),
      subscribe(connect(vsn), 'elsewhere', undefined, hearAll),
    ])
    expect([alice.status, bob.status]).toEqual(['SUBSCRIBED', 'SUBSCRIBED'])
    await alice.channel.send({ type: 'broadcast', event: 'hello', payload: { text: 'héllo 🎲' } })
    await until(() => expect(bob.heard).toHaveLength(1))
    expect(bob.heard[0]).toMatchObject({ type: 'broadcast', event: 'hello', payload: { text: 'héllo 🎲' } })
    expect(alice.heard).toEqual([])
    expect(carol.heard).toEqual([])
  })

  it('come back on request, and are acknowledged on request', async () => {
    const options = { config: { broadcast: { self: true, ack: true } } }
    const { channel, heard } = await subscribe(connect(vsn), 'own', options, hearAll)
    expect(await channel.send({ type: 'broadcast', event: 'note', payload: { n: 1 } })).toBe('ok')
    await until(() => expect(heard).toHaveLength(1))
  })
})

describe('broadcasts', () => {
  it('carry bytes', async () => {
    const listener = await subscribe(connect(), 'bytes', undefined, hearAll)
    const sender = await subscribe(connect(), 'bytes')
    await sender.channel.send({
      type: 'broadcast',
      event: 'raw',
      payload: new Uint8Array([1, 2, 255]).buffer,
    })
    await until(() => expect(listener.heard).toHaveLength(1))
    expect([...new Uint8Array(listener.heard[0]?.['payload'] as ArrayBuffer)]).toEqual([1, 2, 255])
  })

  // shows R150
  it('are sent over HTTP by those who are not connected', async () => {
    const listener = await subscribe(connect(), 'http', undefined, hearAll)
    const unconnected = connect().channel('http')
    expect(await unconnected.send({ type: 'broadcast', event: 'fallback', payload: { n: 1 } })).toBe('ok')
    expect(await unconnected.httpSend('direct', { n: 2 })).toEqual({ success: true })
    await until(() => expect(listener.heard).toHaveLength(2))
    expect(listener.heard.map(({ event }) => event)).toEqual(['fallback', 'direct'])
  })

  it('are sent by SQL once the transaction is committed', async () => {
    const listener = await subscribe(connect(), 'from-sql', undefined, hearAll)
    await backend.client().rpc('announce', { topic: 'from-sql', text: 'committed' })
    await until(() => expect(listener.heard).toHaveLength(1))
    expect(listener.heard[0]).toMatchObject({ event: 'announced', payload: { text: 'committed' } })
  })

  it.each([
    ['{"messages":[{"topic":1}]}', 422],
    ['{"messages":[]}', 422],
    ['nonsense', 422],
  ])('over HTTP are refused as %s', async (body, status) => {
    const headers = { apikey: backend.publishableKey, 'content-type': 'application/json' }
    const response = await fetch(`${backend.url}/realtime/v1/api/broadcast`, {
      method: 'POST',
      headers,
      body,
    })
    expect(response.status).toBe(status)
  })

  it.each([
    ['ten private channels', 10, 202],
    ['more private channels than are asked for at once', 11, 422],
  ])('over HTTP to %s', async (_what, channels, status) => {
    const messages = Array.from({ length: 100 }, (_, at) => ({
      topic: `room:${at % channels}`,
      event: 'x',
      payload: {},
      private: true,
    }))
    const headers = { apikey: backend.publishableKey, 'content-type': 'application/json' }
    const sent = { method: 'POST', headers, body: JSON.stringify({ messages }) }
    expect((await fetch(`${backend.url}/realtime/v1/api/broadcast`, sent)).status).toBe(status)
  })

  it('over HTTP need an API key', async () => {
    const response = await fetch(`${backend.url}/realtime/v1/api/broadcast`, { method: 'POST', body: '{}' })
    expect(response.status).toBe(401)
  })
})

describe('private channels', () => {
  const isPrivate = { config: { private: true, broadcast: { ack: true } } }
  let mine: Awaited<ReturnType<typeof backend.signUp>>
  let other: Awaited<ReturnType<typeof backend.signUp>>

  beforeAll(async () => {
    mine = await backend.signUp('room@example.com')
    other = await backend.signUp('intruder@example.com')
  })

  it('are joined by those whom the policies let read', async () => {
    const room = `room:${mine.userId}`
    expect((await subscribe(mine.client, room, isPrivate)).status).toBe('SUBSCRIBED')
    for (const client of [other.client, connect()]) {
      const refused = await subscribe(client, room, isPrivate)
      expect(refused.status).toBe('CHANNEL_ERROR')
      expect(refused.error?.message).toContain(
        'Unauthorized: You do not have permissions to read from this Channel topic',
      )
    }
  })

  it('are written to by those whom the policies let write', async () => {
    const reader = await subscribe(mine.client, 'news', isPrivate, hearAll)
    expect(await reader.channel.send({ type: 'broadcast', event: 'x', payload: {} })).toBe('error')

    const room = `room:${mine.userId}`
    const own = await subscribe(
      mine.client,
      room,
      { config: { private: true, broadcast: { self: true } } },
      hearAll,
    )
    const headers = (token: string) => ({
      apikey: backend.publishableKey,
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
    })
    const post = async (client: typeof mine.client, text: string): Promise<number> => {
      const token = (await client.auth.getSession()).data.session?.access_token ?? ''
      const body = JSON.stringify({
        messages: [{ topic: room, event: 'x', payload: { text }, private: true }],
      })
      return (
        await fetch(`${backend.url}/realtime/v1/api/broadcast`, {
          method: 'POST',
          headers: headers(token),
          body,
        })
      ).status
    }
    expect([await post(other.client, 'forged'), await post(mine.client, 'true')]).toEqual([202, 202])
    await until(() => expect(own.heard).toHaveLength(1))
    expect(own.heard[0]).toMatchObject({ payload: { text: 'true' } })
  })

  it('hear nothing of the public channel of the same name', async () => {
    const room = `room:${mine.userId}`
    const own = await subscribe(mine.client, room, isPrivate, hearAll)
    const outside = await subscribe(other.client, room, { config: { broadcast: { ack: true } } })
    expect(await outside.channel.send({ type: 'broadcast', event: 'x', payload: {} })).toBe('ok')
    expect(own.heard).toEqual([])
  })
})
