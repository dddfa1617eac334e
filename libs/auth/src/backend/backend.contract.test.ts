import { startBackend } from '@house-edge/backend'
import { afterAll, beforeAll, describe, expect, it, vi, inject } from 'vitest'
import { createAuth } from '../auth/create-auth.ts'
import type { Auth } from '../setup/auth.ts'
import { act } from '../testing/act.ts'
import { patientClock } from '../testing/patient-clock.ts'
import { getLinkTokens, startOnCopy, type TestBackend } from '../testing/test-backend.ts'
import { createTestBrowser, type TestBrowser } from '../testing/test-site.ts'
import { createPublicBackend, createServerBackend, createServiceBackend } from './server-backend.ts'
import { confirmLink } from '../operations/confirm.ts'
import { signInWithPassword } from '../operations/sign-in-with-password.ts'
import { signUp } from '../operations/sign-up.ts'

let backend: TestBackend
let auth: Auth
let ada: TestBrowser
let ben: TestBrowser

beforeAll(async () => {
  backend = await startOnCopy(inject('template'), startBackend)
  auth = createAuth({
    backend,
    siteOrigin: 'http://localhost:3000',
    cookieName: 'sb-127-auth-token',
    clock: patientClock,
  })
  ada = await createReader('ada@example.com', 'Ada')
  ben = await createReader('ben@example.com', 'Ben')
})

afterAll(() => backend.close())

async function createReader(email: string, name: string): Promise<TestBrowser> {
  const browser = createTestBrowser()
  const input = { email, password: 'a long enough password', profile: { display_name: name } }
  await act(auth, browser, (context) => signUp(context, input))
  const tokens = await getLinkTokens(backend, email)
  await act(auth, browser, (context) => confirmLink(context, tokens))
  return browser
}

const cookiesOf = (browser: TestBrowser) => ({
  getAll: () => [...browser.cookies].map(([name, value]) => ({ name, value })),
})

async function namesSeenBy(browser: TestBrowser): Promise<unknown> {
  const client = await createServerBackend(auth, cookiesOf(browser))
  const { data, error } = await client.from('profiles').select('display_name')
  return error ? error.code : data
}

describe('createServerBackend', () => {
  // shows R004, F45
  it('acts as the visitor: each reader sees their own row', async () => {
    expect(await namesSeenBy(ada)).toEqual([{ display_name: 'Ada' }])
    expect(await namesSeenBy(ben)).toEqual([{ display_name: 'Ben' }])
  })

  it('asks for data alone, with a session never due', async () => {
    const asked = vi.spyOn(globalThis, 'fetch')
    const client = await createServerBackend(auth, cookiesOf(ada))
    await client.from('profiles').select('display_name')
    await client.from('profiles').select('display_name')
    const paths = asked.mock.calls.map(
      ([input]) => new URL(input instanceof Request ? input.url : input).pathname,
    )
    asked.mockRestore()
    expect(paths).toEqual(['/rest/v1/profiles', '/rest/v1/profiles'])
  })

  it('acts as anybody without a session', async () => {
    expect(await namesSeenBy(createTestBrowser())).toBe('42501')
  })

  it('acts as a context’s visitor, just signed in', async () => {
    const browser = createTestBrowser()
    const seen = await act(auth, browser, async (context) => {
      await signInWithPassword(context, { email: 'ada@example.com', password: 'a long enough password' })
      const client = await createServerBackend(auth, context)
      return (await client.from('profiles').select('display_name')).data
    })
    expect(seen).toEqual([{ display_name: 'Ada' }])
  })

  it('acts as anybody for a cookie that was tampered with', async () => {
    const browser = createTestBrowser()
    for (const [name, value] of ada.cookies) browser.cookies.set(name, `${value.slice(0, -8)}AAAAAAAA`)
    expect(await namesSeenBy(browser)).toBe('42501')
  })
})

describe('createPublicBackend', () => {
  it('acts as anybody, with the given fetch', async () => {
    const asked = vi.fn(fetch)
    const client = createPublicBackend({ ...backend, fetch: asked })
    expect((await client.from('profiles').select('display_name')).error?.code).toBe('42501')
    expect((await client.from('experience_totals').select('votes')).data).toEqual([])
    expect(asked).toHaveBeenCalledTimes(2)
  })

  it('gives up a backend that is too slow', async () => {
    const never: typeof fetch = (_, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error))
      })
    const client = createPublicBackend({ ...backend, fetch: never, timeLimitMs: 1 })
    expect((await client.from('experience_totals').select('votes')).error).toMatchObject({
      message: 'TimeoutError: The operation was aborted due to timeout',
    })
  })
})

describe('createServiceBackend', () => {
  // shows R004
  it('sees every row', async () => {
    const service = createServiceBackend(backend)
    const { data } = await service.from('profiles').select('display_name').order('display_name')
    expect(data).toEqual([{ display_name: 'Ada' }, { display_name: 'Ben' }])
  })

  // shows R004
  it.each([undefined, ''])('says so when its key is missing: %j', (secretKey) => {
    expect(() => createServiceBackend({ url: backend.url, secretKey })).toThrow(
      expect.objectContaining({
        code: 'auth/missing-server-key',
        message: expect.stringMatching(/^Missing server key/),
      }),
    )
  })

  it("refuses a browser's key", () => {
    const options = { url: backend.url, secretKey: backend.publishableKey }
    expect(() => createServiceBackend(options)).toThrow('publishable key')
  })
})

describe('tokenEndpoint', () => {
  it('hands out a token the backend accepts, nothing else', async () => {
    const request = ada.request('/api/auth/token', {
      method: 'POST',
      headers: { 'sec-fetch-site': 'same-origin' },
    })
    const { accessToken, ...rest } = (await (await auth.tokenEndpoint(request)).json()) as {
      accessToken: string
    }
    expect(Object.keys(rest)).toEqual(['expiresAt'])
    const response = await fetch(`${backend.url}/auth/v1/user`, {
      headers: { apikey: backend.publishableKey, authorization: `Bearer ${accessToken}` },
    })
    expect(await response.json()).toMatchObject({ email: 'ada@example.com' })
  })
})
