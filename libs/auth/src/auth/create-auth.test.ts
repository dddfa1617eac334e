import { describe, expect, it } from 'vitest'
import { BackendConfigurationError, SignInRuleError } from '../errors/configuration-errors.ts'
import { forgeTokens } from '../testing/forged-tokens.ts'
import { createTestClock } from '../testing/test-clock.ts'
import { createTestBrowser, createTestSite, type TestBrowser, testNames } from '../testing/test-site.ts'
import { createTestKey, signToken, testClaims } from '../testing/test-tokens.ts'
import type { AuthOptions } from './auth-options.ts'
import { createAuth } from './create-auth.ts'

const backend = { url: 'http://127.0.0.1:54321', publishableKey: 'sb_publishable_x' }
const siteOrigin = 'http://localhost:3000'
const minimal: AuthOptions = { backend, siteOrigin, clock: createTestClock() }

describe('createAuth', () => {
  it.each<[string, AuthOptions, string]>([
    ['no address', { ...minimal, backend: { ...backend, url: '' } }, 'supabaseUrl is required.'],
    ['a blank address', { ...minimal, backend: { ...backend, url: '  ' } }, 'supabaseUrl is required.'],
    [
      'another scheme',
      { ...minimal, backend: { ...backend, url: 'ftp://x' } },
      'Invalid supabaseUrl: Must be a valid HTTP or HTTPS URL.',
    ],
    [
      'no scheme',
      { ...minimal, backend: { ...backend, url: 'abc.supabase.co' } },
      'Invalid supabaseUrl: Must be a valid HTTP or HTTPS URL.',
    ],
    [
      'a malformed address',
      { ...minimal, backend: { ...backend, url: 'http://' } },
      'Invalid supabaseUrl: Provided URL is malformed.',
    ],
    ['no key', { ...minimal, backend: { ...backend, publishableKey: '' } }, 'supabaseKey is required.'],
    [
      'an origin with a path',
      { ...minimal, siteOrigin: 'http://localhost:3000/app' },
      'origin is "http://localhost:3000/app"',
    ],
    ['no origin', { ...minimal, siteOrigin: '' }, 'origin is ""'],
    [
      'a symmetric algorithm',
      { ...minimal, tokens: { algorithms: ['ES256', 'HS256'] } },
      '"HS256" cannot be accepted',
    ],
    ['no signature at all', { ...minimal, tokens: { algorithms: ['none'] } }, '"none" cannot be accepted'],
    ['no algorithm', { ...minimal, tokens: { algorithms: [] } }, 'cannot be accepted'],
  ])('refuses to start with %s', (_, options, text) => {
    const create = () => createAuth(options)
    expect(create).toThrow(BackendConfigurationError)
    expect(create).toThrow(text)
  })

  it('refuses to start with a rule that cannot work', () => {
    const rule = { signIn: '/login', callback: '/confirm', include: ['/a(.*)'] }
    expect(() => createAuth({ ...minimal, rule })).toThrow(SignInRuleError)
  })

  it('accepts the other asymmetric algorithms', () => {
    const algorithms = ['ES256', 'RS256', 'PS512', 'EdDSA']
    expect(() => createAuth({ ...minimal, tokens: { algorithms } })).not.toThrow()
  })

  // shows R209
  it('names its cookies so that no other host plants one', async () => {
    const auth = createAuth({
      ...minimal,
      siteOrigin: 'https://house-edge.example',
      rule: { signIn: '/login', callback: '/confirm', remember: true },
    })
    const response = await auth.proxy(new Request('https://house-edge.example/a'), () => new Response())
    expect(response.headers.getSetCookie()[0]).toMatch(
      /^__Host-sb-127-auth-token-redirect-path=[\w-]+; Max-Age=28800; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    )
  })

  it('shares calls, keys and refreshes with its other copies', () => {
    const options = { backend: { ...backend, url: 'http://127.0.0.1:1' }, siteOrigin }
    const before = countStates()
    createAuth(options)
    createAuth({ ...options, afterSignIn: '/account' })
    expect(countStates() - before).toBe(1)
  })

  // shows R029, R104
  it('passes everything without a rule', async () => {
    const auth = createAuth(minimal)
    const response = await auth.proxy(new Request('http://localhost:3000/account'), () => new Response('x'))
    expect(await response.text()).toBe('x')
  })

  // shows R029, R104
  it.each([
    ['/account', 303],
    ['/login', 200],
    ['/confirm', 200],
    ['/about', 200],
  ])('answers %s without a session as the rule says', async (path, status) => {
    const rule = { signIn: '/login', callback: '/confirm', include: ['/account', '/account/*'] }
    const auth = createAuth({ ...minimal, rule })
    const request = new Request(`http://localhost:3000${path}`)
    const response = await auth.proxy(request, () => new Response('x'))
    expect(response.status).toBe(status)
    expect(response.headers.get('location')).toBe(status === 303 ? 'http://localhost:3000/login' : null)
  })
})

describe('Auth.handle', () => {
  it('runs nothing for HEAD, by which scanners of mail look at a link', async () => {
    const { auth } = createTestSite()
    const link = createTestBrowser().request('/api/confirm?token_hash=x', { method: 'HEAD' })
    const answer = await auth.handle(link, () => {
      throw new Error('used up')
    })
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([
      204,
      expect.stringContaining('no-store'),
    ])
  })
})

describe('Auth.readVisitor', () => {
  const cookiesOf = (browser: ReturnType<typeof createTestBrowser>) => ({
    getAll: () => [...browser.cookies].map(([name, value]) => ({ name, value })),
  })

  // shows R010, R011, R103
  it('tells who is visiting, without any token', async () => {
    const { auth, clock, service } = createTestSite()
    const session = service.issue({ userId: 'user-1' })
    const visitor = await clock.run(auth.readVisitor(cookiesOf(createTestBrowser(session, clock))))
    expect(visitor).toMatchObject({ state: 'signed-in', claims: { sub: 'user-1' } })
    const text = JSON.stringify(visitor)
    expect(text).not.toContain(session['access_token'])
    expect(text).not.toContain(session['refresh_token'])
  })

  it('never refreshes, and says that a refresh is due', async () => {
    const { auth, clock, service } = createTestSite()
    const browser = createTestBrowser(service.issue(), clock)
    await clock.run(auth.readVisitor(cookiesOf(browser)))
    await clock.advance(2 * 3600 * 1000)
    expect(await clock.run(auth.readVisitor(cookiesOf(browser)))).toEqual({
      state: 'unknown',
      why: 'refresh-due',
    })
    expect(service.callsTo('/auth/v1/token')).toBe(0)
  })

  // shows R040, F44
  it('takes identity from the token, whatever else a cookie says', async () => {
    const { auth, clock, service } = createTestSite()
    const session = service.issue({ userId: 'mallory' })
    const body = { ...session, user: { id: 'alice' }, sub: 'alice' }
    const value = `base64-${Buffer.from(JSON.stringify(body)).toString('base64url')}`
    const visitor = await clock.run(auth.readVisitor({ getAll: () => [{ name: testNames.session, value }] }))
    expect(visitor).toMatchObject({ claims: { sub: 'mallory' } })
  })

  // shows F43
  it('signs nobody in with 200 forged tokens, and never calls the backend', async () => {
    const { auth, clock, service } = createTestSite()
    await clock.run(auth.readVisitor(cookiesOf(createTestBrowser(service.issue(), clock))))
    service.calls.length = 0
    const unheardOf = createTestKey()
    const forged = [
      ...forgeTokens(service.key, clock.now()),
      ...Array.from({ length: 20 }, (_, index) => ({
        name: `an unheard-of key ${index}`,
        token: signToken({ ...unheardOf, kid: `invented-${index}` }, testClaims(clock.now())),
      })),
    ]
    const signedIn: string[] = []
    for (const { name, token } of forged) {
      const body = { access_token: token, refresh_token: 'invented', expires_at: 1, expires_in: 3600 }
      const value = `base64-${Buffer.from(JSON.stringify(body)).toString('base64url')}`
      const request = new Request('http://localhost:3000/account', {
        headers: { cookie: `${testNames.session}=${value}` },
      })
      const response = await auth.proxy(request, () => new Response('protected'))
      if (response.status !== 303) signedIn.push(`${name}: ${response.status}`)
    }
    expect(signedIn).toEqual([])
    expect(forged.length).toBeGreaterThan(220)
    expect(service.calls.filter((call) => !call.endsWith('jwks.json'))).toEqual([])
    expect(service.calls.length).toBeLessThanOrEqual(1)
  })

  it('removes a cookie without a known key, when allowed', async () => {
    const { auth, clock, service } = createTestSite()
    await clock.run(auth.readVisitor(cookiesOf(createTestBrowser(service.issue(), clock))))
    await clock.advance(1000)
    const left: boolean[] = []
    for (const kid of ['first', 'second']) {
      const token = signToken({ ...createTestKey(), kid }, testClaims(clock.now()))
      const body = { access_token: token, refresh_token: 'invented', expires_at: 1, expires_in: 3600 }
      const browser = createTestBrowser()
      browser.cookies.set(
        testNames.session,
        `base64-${Buffer.from(JSON.stringify(body)).toString('base64url')}`,
      )
      browser.receive(await clock.run(auth.proxy(browser.request('/account'), () => new Response())))
      left.push(browser.cookies.has(testNames.session))
      await clock.advance(10)
    }
    expect(left).toEqual([false, true])
    expect(service.callsTo('/auth/v1/token')).toBe(0)
  })

  // shows F38
  it('fetches the keys once for a thousand new tokens', async () => {
    const { auth, clock, service } = createTestSite()
    const visit = (browser: TestBrowser) => auth.readVisitor(cookiesOf(browser))
    await clock.run(visit(createTestBrowser(service.issue(), clock)))
    await clock.advance(2 * 60_000)
    service.rotateKey()
    service.latencyMs = 100
    const browsers = Array.from({ length: 1000 }, () => createTestBrowser(service.issue(), clock))
    const visitors = await clock.run(Promise.all(browsers.map(visit)))
    expect(visitors.filter(({ state }) => state !== 'signed-in')).toEqual([])
    expect(service.calls).toEqual(Array(2).fill('GET /auth/v1/.well-known/jwks.json'))
  })

  it('accepts its own old cookie after the key retired', async () => {
    const { auth, clock, service } = createTestSite()
    const browser = createTestBrowser(service.issue({ userId: 'user-1' }), clock)
    service.rotateKey({ retire: true })
    await clock.advance(30 * 86_400 * 1000)
    const response = await clock.run(
      auth.proxy(browser.request('/account'), async (context) => Response.json(await context.visitor())),
    )
    expect(await response.json()).toMatchObject({ state: 'signed-in', claims: { sub: 'user-1' } })
  })

  it('does not become another user by a refresh', async () => {
    const { auth, clock, service } = createTestSite()
    const browser = createTestBrowser(service.issue({ userId: 'alice' }), clock)
    await clock.run(auth.readVisitor(cookiesOf(browser)))
    await clock.advance(3600 * 1000)
    service.replies.set('/token', { body: service.issue({ userId: 'bob' }) })
    const response = await clock.run(auth.proxy(browser.request('/account'), () => new Response('protected')))
    browser.receive(response)
    expect(response.status).toBe(303)
    expect(browser.sessionCookies()).toEqual([])
  })

  // shows F39
  it('works a day without keys, once it had some', async () => {
    const { auth, clock, service, notices } = createTestSite()
    service.mood = { kind: 'refuses-connections' }
    const browser = createTestBrowser(service.issue(), clock)
    expect(await clock.run(auth.readVisitor(cookiesOf(browser)))).toEqual({
      state: 'unknown',
      why: 'service-unavailable',
    })
    expect(notices).toMatchObject([{ kind: 'keys-unavailable' }])
    service.mood = { kind: 'well' }
    await clock.advance(1000)
    expect(await clock.run(auth.readVisitor(cookiesOf(browser)))).toMatchObject({ state: 'signed-in' })
  })
})

function countStates(): number {
  const shelf = globalThis as unknown as Record<symbol, Map<string, unknown> | undefined>
  return shelf[Symbol.for('@house-edge/auth')]?.size ?? 0
}
