import { createServer, type Server } from 'node:http'
import { startBackend } from '@house-edge/backend'
import { afterAll, beforeAll, describe, expect, it, inject } from 'vitest'
import { createAuth } from '../auth/create-auth.ts'
import type { Auth } from '../setup/auth.ts'
import { type ChannelState, watchChannel } from '../observer/watch-channel.ts'
import { act } from '../testing/act.ts'
import { patientClock } from '../testing/patient-clock.ts'
import { getLinkTokens, startOnCopy, type TestBackend } from '../testing/test-backend.ts'
import { createTestBrowser, type TestBrowser } from '../testing/test-site.ts'
import type { BackendClient } from './backend-client.ts'
import { createBrowserBackend, createBrowserSessionBackend } from './browser-backend.ts'
import { confirmLink } from '../operations/confirm.ts'
import { signInWithPassword } from '../operations/sign-in-with-password.ts'
import { signOut } from '../operations/sign-out.ts'
import { signUp } from '../operations/sign-up.ts'

const password = 'a long enough password'

let backend: TestBackend
let auth: Auth
let browser: TestBrowser
let site: Server
let client: BackendClient
let userId = ''

beforeAll(async () => {
  backend = await startOnCopy(inject('template'), startBackend)
  auth = createAuth({
    backend,
    siteOrigin: 'http://localhost:3000',
    cookieName: 'sb-127-auth-token',
    clock: patientClock,
  })
  browser = createTestBrowser()
  const email = 'reach@example.com'
  await act(auth, browser, (context) => signUp(context, { email, password }))
  const tokens = await getLinkTokens(backend, email)
  await act(auth, browser, (context) => confirmLink(context, tokens))
  const visitor = await act(auth, browser, (context) => context.visitor())
  userId = visitor.state === 'signed-in' ? visitor.claims.sub : ''

  site = createServer(async (_, response) => {
    const headers = { 'sec-fetch-site': 'same-origin' }
    const answer = await auth.tokenEndpoint(browser.request('/api/auth/token', { method: 'POST', headers }))
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(await answer.text())
  })
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
  const address = site.address()
  const port = typeof address === 'object' && address ? address.port : 0
  client = createBrowserBackend({ ...backend, tokenEndpoint: `http://127.0.0.1:${port}/api/auth/token` })
})

afterAll(async () => {
  await client.removeAllChannels()
  await client.realtime.disconnect()
  site.close()
  await backend.close()
})

describe('createBrowserBackend', () => {
  // shows R004
  it('reads and writes data as the visitor', async () => {
    const changed = await client.from('profiles').update({ display_name: 'Reach' }).eq('id', userId).select()
    expect(changed.error).toBeNull()
    const { data } = await client.from('profiles').select('display_name')
    expect(data).toEqual([{ display_name: 'Reach' }])
  })

  it('calls database functions and reports their errors', async () => {
    const sessions = await client.rpc('list_my_sessions', {})
    expect(sessions.data).toHaveLength(1)
    const { error } = await client.from('no_such_table').select()
    expect(error).toMatchObject({ code: 'PGRST205', message: expect.any(String), details: null })
    expect(error).toHaveProperty('hint')
  })

  // shows R008
  it('stores files of the visitor, and no others', async () => {
    const picture = new Blob([new Uint8Array([0x89, 0x50, 0x4e, 0x47])], { type: 'image/png' })
    const own = await client.storage.from('avatars').upload(`${userId}/face.png`, picture)
    expect(own.error).toBeNull()
    const other = await client.storage.from('avatars').upload(`${crypto.randomUUID()}/face.png`, picture)
    expect(other.error).toMatchObject({ statusCode: '403', message: expect.any(String) })
  })

  // shows R008
  it('calls server functions', async () => {
    const { error } = await client.functions.invoke('newsletter-subscribe', { body: {} })
    expect(error).toMatchObject({ name: 'FunctionsHttpError' })
  })

  // shows R085
  it('tells of a channel that it has failed', async () => {
    const states: ChannelState[] = []
    const channel = client.channel('room:of-somebody-else', { config: { private: true } })
    const leave = watchChannel(channel, (state) => states.push(state))
    await expect.poll(() => states).toContain('errored')
    expect(states.slice(0, 2)).toEqual(['joining', 'errored'])
    leave()
    await expect.poll(() => states.at(-1)).toBe('closed')
  })

  // shows R008, R084, R086, R087, R088
  it('joins channels, tells how they stand, and hears what is said there', async () => {
    const states: ChannelState[] = []
    const heard: unknown[] = []
    const channel = client.channel('lobby', { config: { broadcast: { self: true } } })
    channel.on('broadcast', { event: 'greeting' }, ({ payload }) => heard.push(payload))
    const joined = Promise.withResolvers<void>()
    const leave = watchChannel(channel, (state) => {
      states.push(state)
      if (state === 'joined') joined.resolve()
    })
    await joined.promise
    await channel.send({ type: 'broadcast', event: 'greeting', payload: { text: 'hello' } })
    await expect.poll(() => heard).toEqual([{ text: 'hello' }])
    leave()
    await expect.poll(() => states.at(-1)).toBe('closed')
    expect(states).toEqual(['joining', 'joined', 'leaving', 'closed'])
  })

  // shows R089, R090, R091, R092
  it('reports each state of its socket', async () => {
    const { realtime } = createBrowserBackend({ ...backend, tokenEndpoint: 'http://127.0.0.1:9/none' })
    const states = [realtime.connectionState()]
    realtime.connect()
    states.push(realtime.connectionState())
    await expect.poll(() => realtime.connectionState()).toBe('open')
    states.push(realtime.connectionState())
    const gone = realtime.disconnect()
    states.push(realtime.connectionState())
    expect(await gone).toBe('ok')
    states.push(realtime.connectionState())
    expect(states).toEqual(['closed', 'connecting', 'open', 'closing', 'closed'])
  })

  // shows R095, R096, R097
  it.each([
    [{ url: '' }, 'supabaseUrl is required.'],
    [{ url: 'ftp://x' }, 'Invalid supabaseUrl: Must be a valid HTTP or HTTPS URL.'],
    [{ publishableKey: '' }, 'supabaseKey is required.'],
  ])("refuses %j in the vendor's words", (change, text) => {
    for (const create of [createBrowserBackend, createBrowserSessionBackend]) {
      expect(() => create({ ...backend, ...change })).toThrow(
        expect.objectContaining({ code: 'auth/bad-configuration', message: text }),
      )
    }
  })
})

describe('createBrowserSessionBackend', () => {
  // shows R041
  it('keeps a session in the browser, as the vendor does', async () => {
    const own = createBrowserSessionBackend(backend)
    const { data, error } = await own.auth.signInWithPassword({ email: 'reach@example.com', password })
    expect(error).toBeNull()
    expect(data.session).toMatchObject({ token_type: 'bearer', refresh_token: expect.any(String) })
    expect((await own.from('profiles').select('display_name')).data).toEqual([{ display_name: 'Reach' }])
    await own.auth.stopAutoRefresh()
    await own.auth.signOut({ scope: 'local' })
  })

  // shows R119, R120, R128, R129
  it('reaches calls that the site does not use', async () => {
    const own = createBrowserSessionBackend(backend)
    await own.auth.stopAutoRefresh()
    const refusals = [
      (await own.auth.signInWithIdToken({ provider: 'google', token: 'x.y.z' })).error,
      (await own.auth.signInWithSSO({ domain: 'example.com' })).error,
      (await own.auth.reauthenticate()).error,
    ]
    expect(refusals.map((error) => error?.name)).toEqual([
      'AuthApiError',
      'AuthApiError',
      'AuthSessionMissingError',
    ])
  })
})

describe('a copied cookie', () => {
  it('is handed no token once its session was signed out', async () => {
    const owner = createTestBrowser()
    await act(auth, owner, (context) => signInWithPassword(context, { email: 'reach@example.com', password }))
    const thief = createTestBrowser()
    for (const [name, value] of owner.cookies) thief.cookies.set(name, value)
    const askAs = async (asking: TestBrowser) => {
      const headers = { 'sec-fetch-site': 'same-origin' }
      const answer = await auth.tokenEndpoint(asking.request('/api/auth/token', { method: 'POST', headers }))
      return (await answer.json()) as { accessToken: string | null }
    }
    expect((await askAs(thief)).accessToken).toEqual(expect.any(String))
    await act(auth, owner, (context) => signOut(context))
    expect(await askAs(thief)).toEqual({ accessToken: null, expiresAt: 0 })
  })
})
