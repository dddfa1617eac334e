import { decodeProtectedHeader } from 'jose'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ask } from '../testing/control.ts'
import { endSocketsAfterEach, subscribe, until } from '../testing/realtime-world.ts'
import { password, useBackend } from '../testing/test-backend.ts'

const backend = useBackend()

afterEach(async () => {
  await ask(backend, 'POST', '/reset')
})
endSocketsAfterEach()

describe('the control plane', () => {
  it.each([
    ['no key', {}, 401],
    ['the publishable key', { apikey: 'publishable' }, 401],
    ['a foreign host name', { apikey: 'secret', host: 'evil.example' }, 403],
    ['another site', { apikey: 'secret', 'sec-fetch-site': 'cross-site' }, 403],
  ])('is refused to %s', async (_name, headers: Record<string, string>, status) => {
    const keys: Record<string, string> = { publishable: backend.publishableKey, secret: backend.secretKey }
    const apikey = keys[headers['apikey'] ?? '']
    const { request } = await import('node:http')
    const answered = await new Promise<number | undefined>((resolve, reject) => {
      const sent = request(
        `${backend.url}/control/clock`,
        { headers: { ...headers, ...(apikey ? { apikey } : {}) } },
        (response) => {
          response.resume()
          resolve(response.statusCode)
        },
      )
      sent.on('error', reject).end()
    })
    expect(answered).toBe(status)
  })

  it('has nothing at other addresses', async () => {
    expect((await ask(backend, 'GET', '/nothing')).status).toBe(404)
  })
})

describe('signing keys', () => {
  // shows P50
  it('are rotated; old tokens hold until the key is revoked', async () => {
    const { client } = await backend.signUp('rotate@example.com')
    const token = (await client.auth.getSession()).data.session?.access_token ?? ''
    const { body } = await ask(backend, 'POST', '/keys/rotate')
    const { kid } = body as { kid: string }
    expect((await backend.client().auth.getUser(token)).error).toBeNull()
    const refreshed = await client.auth.refreshSession()
    expect(decodeProtectedHeader(refreshed.data.session?.access_token ?? '').kid).toBe(kid)
    const jwks = await fetch(`${backend.url}/auth/v1/.well-known/jwks.json`)
    expect(((await jwks.json()) as { keys: unknown[] }).keys).toHaveLength(2)

    await ask(backend, 'POST', '/keys/rotate', { revoke: true })
    expect((await backend.client().auth.getUser(token)).error).toMatchObject({ status: 403, code: 'bad_jwt' })
    expect((await client.auth.refreshSession()).error).toBeNull()
  })
})

describe('the clock', () => {
  it('is moved ahead, and put back', async () => {
    const { client } = await backend.signUp('clock@example.com')
    const token = (await client.auth.getSession()).data.session?.access_token ?? ''
    expect((await ask(backend, 'POST', '/clock', { advanceMs: 3_601_000 })).body).toMatchObject({
      aheadMs: 3_601_000,
    })
    expect((await backend.client().auth.getUser(token)).error?.code).toBe('bad_jwt')
    expect((await ask(backend, 'DELETE', '/clock')).body).toMatchObject({ aheadMs: 0 })
    expect((await backend.client().auth.getUser(token)).error).toBeNull()
  })
})

describe('sessions', () => {
  it('of one reader expire, and cannot be refreshed', async () => {
    const { client, userId } = await backend.signUp('expire@example.com')
    const { client: other } = await backend.signUp('stay@example.com')
    expect((await ask(backend, 'POST', '/sessions/expire', { userId })).body).toEqual({ expired: 1 })
    expect((await client.auth.refreshSession()).error).toMatchObject({ status: 400, code: 'session_expired' })
    expect((await other.auth.refreshSession()).error).toBeNull()
    await ask(backend, 'POST', '/sessions/expire')
    expect((await other.auth.refreshSession()).error?.code).toBe('session_expired')
  })
})

describe('requests', () => {
  it('are counted by path, the control plane aside', async () => {
    await backend.client().auth.signInWithPassword({ email: 'nobody@example.com', password })
    await backend.client().from('profiles').select('id')
    const { body } = await ask(backend, 'GET', '/requests?path=/auth/v1/token')
    expect(body).toMatchObject({
      count: 1,
      requests: [{ method: 'POST', query: 'grant_type=password', status: 400 }],
    })
    const all = (await ask(backend, 'GET', '/requests')).body as { requests: { path: string }[] }
    expect(all.requests.map(({ path }) => path)).toEqual(['/auth/v1/token', '/rest/v1/profiles'])
    await ask(backend, 'DELETE', '/requests')
    expect((await ask(backend, 'GET', '/requests')).body).toMatchObject({ count: 0 })
  })
})

describe('events', () => {
  // shows F34
  it('tell of a stolen refresh token', async () => {
    const { client } = await backend.signUp('event@example.com')
    const refresh_token = (await client.auth.getSession()).data.session?.refresh_token ?? ''
    await client.auth.refreshSession()
    await client.auth.refreshSession()
    backend.advance(60_000)
    await backend.client().auth.refreshSession({ refresh_token })
    const { body } = await ask(backend, 'GET', '/events')
    expect(body).toContainEqual(
      expect.objectContaining({ service: 'auth', action: 'refresh_token_replayed' }),
    )
  })
})

describe('limits', () => {
  it('are set, and put back', async () => {
    await ask(backend, 'PUT', '/limits', { emails: 1 })
    const signUp = (email: string) => backend.client().auth.signUp({ email, password })
    expect((await signUp('first-limit@example.com')).error).toBeNull()
    expect((await signUp('second-limit@example.com')).error?.code).toBe('over_email_send_rate_limit')
    await ask(backend, 'DELETE', '/limits')
    expect((await signUp('second-limit@example.com')).error).toBeNull()
  })
})

describe('mail', () => {
  // shows F76
  it('fails as asked, and leaves nothing half done', async () => {
    await ask(backend, 'POST', '/mail/fail')
    const email = 'unsent@example.com'
    const { error } = await backend.client().auth.signUp({ email, password })
    expect(error).toMatchObject({ status: 500, message: 'Error sending confirmation email' })
    expect((await backend.client().auth.signUp({ email, password })).error).toBeNull()
    expect(await backend.mailCount(email)).toBe(1)
  })
})

describe('sockets', () => {
  it('are cut, and clients come back', async () => {
    const { channel, heard, status } = await subscribe(backend.client(), 'cut', undefined, (cut, hear) =>
      cut.on('broadcast', { event: 'news' }, hear),
    )
    expect(status).toBe('SUBSCRIBED')
    expect((await ask(backend, 'POST', '/sockets')).body).toEqual({ sockets: 1 })
    await until(() => expect(channel.state).not.toBe('joined'))
    await until(() => expect(channel.state).toBe('joined'))
    await channel.httpSend('news', { again: true })
    await until(() => expect(heard).toHaveLength(1))
  })

  it('go silent, and are refused while that is asked for', async () => {
    const client = backend.client()
    const { channel } = await subscribe(client, 'mute')
    expect((await ask(backend, 'POST', '/sockets', { kind: 'mute' })).body).toEqual({ sockets: 1 })
    expect(await channel.send({ type: 'broadcast', event: 'x', payload: {} })).toBe('ok')
    expect(client.realtime.isConnected()).toBe(true)

    await ask(backend, 'POST', '/faults', { path: '/realtime/v1/websocket', kind: 'status', status: 503 })
    await ask(backend, 'POST', '/sockets')
    await until(() => expect(client.realtime.isConnected()).toBe(false))
    const statuses = async () =>
      ((await ask(backend, 'GET', '/requests?path=/realtime')).body as { requests: { status: number }[] })
        .requests
    await vi.waitFor(async () => expect((await statuses()).at(-1)?.status).toBe(503), { timeout: 60_000 })
  })
})
