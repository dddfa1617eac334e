import { describe, expect, it } from 'vitest'
import { readHint } from '../session/hint.ts'
import {
  createTestBrowser,
  createTestSite,
  postedForm,
  testNames,
  type TestBrowser,
} from '../testing/test-site.ts'
import { signOut } from './sign-out.ts'

const hintOf = (browser: TestBrowser) => readHint(browser.cookies.get(testNames.hint))
const eventsOf = (browser: TestBrowser) => hintOf(browser)?.entries.map(({ event }) => event)

const post = postedForm({})

describe('answerSession', () => {
  it('tells scripts the visitor, tokenless and uncached', async () => {
    const { auth, clock, service } = createTestSite()
    const session = service.issue({ userId: 'user-1' })
    const browser = createTestBrowser(session, clock)
    const response = await clock.run(auth.sessionEndpoint(browser.request('/api/auth/session')))
    const text = await response.text()
    expect(JSON.parse(text)).toMatchObject({
      state: 'signed-in',
      claims: { sub: 'user-1' },
      expiresAt: session['expires_at'],
    })
    expect(text).not.toContain(session['access_token'])
    expect(text).not.toContain(session['refresh_token'])
    expect(response.headers.get('cache-control')).toContain('no-store')
  })

  it('refreshes when due and tells all tabs', async () => {
    const { auth, clock, service } = createTestSite()
    const browser = createTestBrowser(service.issue(), clock)
    await clock.run(auth.sessionEndpoint(browser.request('/api/auth/session')))
    await clock.advance(3590_000)
    const response = browser.receive(
      await clock.run(auth.sessionEndpoint(browser.request('/api/auth/session'))),
    )
    expect(await response.json()).toMatchObject({ state: 'signed-in' })
    expect(eventsOf(browser)).toEqual(['TOKEN_REFRESHED'])
    expect(hintOf(browser)?.expiresAt).toBeGreaterThan(clock.now() / 1000)
  })

  // shows R064, R065, R066, R067, R068, R069, R070
  it('leaves word once for two responses', async () => {
    const { auth, clock, service } = createTestSite()
    const browser = createTestBrowser(service.issue(), clock)
    await clock.advance(3590_000)
    const request = () => browser.request('/api/auth/session')
    const responses = await clock.run(
      Promise.all([auth.sessionEndpoint(request()), auth.sessionEndpoint(request())]),
    )
    for (const response of responses) browser.receive(response)
    expect(eventsOf(browser)).toEqual(['TOKEN_REFRESHED'])
  })

  it('corrects a hint that outlived its session', async () => {
    const { auth, clock } = createTestSite()
    const browser = createTestBrowser()
    browser.cookies.set(testNames.hint, '9999999999.a:SIGNED_IN')
    browser.receive(await clock.run(auth.sessionEndpoint(browser.request('/api/auth/session'))))
    expect(hintOf(browser)).toMatchObject({ expiresAt: 0 })
    expect(eventsOf(browser)).toEqual(['SIGNED_OUT'])
  })

  it('says that it is unsure during an outage', async () => {
    const { auth, clock, service } = createTestSite()
    const browser = createTestBrowser(service.issue(), clock)
    service.mood = { kind: 'refuses-connections' }
    const response = await clock.run(auth.sessionEndpoint(browser.request('/api/auth/session')))
    expect(await response.json()).toEqual({ state: 'unknown' })
  })
})

/** Asks for a token, with an auth service that says this of the session. */
async function askForToken(said?: { status?: number; body: unknown } | 'nothing') {
  const { auth, clock, service, notices } = createTestSite()
  const session = service.issue()
  const browser = createTestBrowser(session, clock)
  if (said && said !== 'nothing') service.replies.set('/user', said)
  await clock.run(auth.sessionEndpoint(browser.request('/api/auth/session')))
  if (said === 'nothing') service.mood = { kind: 'refuses-connections' }
  const response = await clock.run(auth.tokenEndpoint(browser.request('/api/auth/token', post)))
  browser.receive(response)
  return { session, response, browser, notices }
}

const nothing = { accessToken: null, expiresAt: 0 }
const alive = { body: { email: 'reader@example.com' } }

describe('answerToken', () => {
  it('hands over the access token alone', async () => {
    const { session, response } = await askForToken(alive)
    expect(await response.json()).toEqual({
      accessToken: session['access_token'],
      expiresAt: session['expires_at'],
    })
    expect(response.headers.get('cache-control')).toContain('no-store')
  })

  it.each([
    [403, { error_code: 'session_not_found' }],
    [403, { error_code: 'user_not_found' }],
    [403, { error_code: 'user_banned' }],
  ])('gives a copied session that ended nothing: %s %j', async (status, body) => {
    const { response, browser, notices } = await askForToken({ status, body })
    expect([response.status, await response.json()]).toEqual([200, nothing])
    expect(browser.sessionCookies()).toEqual([])
    expect(notices).toMatchObject([{ kind: 'session-dropped' }])
  })

  it.each([
    ['nothing' as const],
    [{ status: 500, body: {} }],
    [{ status: 429, body: { error_code: 'over_request_rate_limit' } }],
    [{ status: 403, body: { error_code: 'bad_jwt' } }],
  ])('hands over nothing in doubt and ends nothing: %j', async (said) => {
    const { response, browser } = await askForToken(said)
    expect([response.status, await response.json()]).toEqual([503, nothing])
    expect(browser.sessionCookies()).not.toEqual([])
  })

  it('refuses other sites', async () => {
    const { auth, clock, service } = createTestSite()
    const browser = createTestBrowser(service.issue(), clock)
    const foreign = postedForm({}, { 'sec-fetch-site': 'cross-site' })
    const response = await clock.run(auth.tokenEndpoint(browser.request('/api/auth/token', foreign)))
    expect(response.status).toBe(403)
    expect(await response.text()).not.toContain('ey')
  })

  it('hands over nothing without a session, and asks nobody', async () => {
    const { auth, clock, service } = createTestSite()
    const response = await clock.run(auth.tokenEndpoint(createTestBrowser().request('/api/auth/token', post)))
    expect([response.status, await response.json()]).toEqual([200, nothing])
    expect(service.calls).toEqual([])
  })
})

describe('readHint', () => {
  it('is for scripts to read and holds nothing of the session', async () => {
    const { auth, clock, service } = createTestSite()
    const session = service.issue()
    const browser = createTestBrowser(session, clock)
    await clock.advance(3590_000)
    const response = await clock.run(auth.sessionEndpoint(browser.request('/x')))
    const line = response.headers.getSetCookie().find((cookie) => cookie.startsWith(testNames.hint)) ?? ''
    expect(line).toMatch(/-hint=\d{10}\.[\w-]{8}:TOKEN_REFRESHED; Max-Age=34560000; Path=\/; SameSite=Lax$/)
  })

  it('announces a sign-out once and forgets what came before', async () => {
    const { auth, clock, service } = createTestSite()
    const browser = createTestBrowser(service.issue(), clock)
    browser.cookies.set(testNames.hint, '9999999999.a:SIGNED_IN')
    for (let times = 0; times < 2; times += 1) {
      browser.receive(
        await clock.run(
          auth.handle(browser.request('/out', post), async (context) =>
            Response.json(await signOut(context)),
          ),
        ),
      )
    }
    expect(eventsOf(browser)).toEqual(['SIGNED_OUT'])
  })
})
