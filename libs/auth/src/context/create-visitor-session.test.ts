import { describe, expect, it } from 'vitest'
import type { AuthNotice } from '../setup/auth-setup.ts'
import { createSetup } from '../auth/create-setup.ts'
import { cookiesOf, createCookieJar } from '../cookies/cookie-jar.ts'
import { readHint } from '../session/hint.ts'
import { findSession } from '../session/session.ts'
import { createFakeAuthService } from '../testing/fake-auth-service.ts'
import { createTestClock } from '../testing/test-clock.ts'
import { createTestBrowser, testNames, testRule } from '../testing/test-site.ts'
import { createVisitorSession } from './create-visitor-session.ts'

/** A request of a browser with the session given, or with none. */
function bench() {
  const clock = createTestClock()
  const service = createFakeAuthService(clock)
  const notices: AuthNotice[] = []
  const setup = createSetup({
    backend: {
      url: 'http://127.0.0.1:54399',
      publishableKey: 'sb_publishable_x',
      secretKey: 'sb_secret_of_the_test_site',
    },
    siteOrigin: 'http://localhost:3000',
    rule: testRule,
    afterSignIn: '/account',
    fetch: service.fetch,
    clock,
    onNotice: (notice) => notices.push(notice),
  })
  const request = (issued?: Record<string, unknown>) => {
    const sent = createTestBrowser(issued, clock).request('/account')
    const jar = createCookieJar(cookiesOf(sent))
    return { jar, session: createVisitorSession(setup, jar, sent) }
  }
  const fresh = (claims: Record<string, unknown> = {}) => findSession(service.issue({ claims }), clock.now())!
  return { clock, service, notices, request, fresh }
}

const sessionCookies = (names: string[]) =>
  names.filter((name) => name === testNames.session || name.startsWith(`${testNames.session}.`))

describe('createVisitorSession', () => {
  it('knows no session in a browser without cookies', async () => {
    const { session } = bench().request()
    expect((await session.open()).visitor).toEqual({ state: 'signed-out', why: 'no-session' })
  })

  it('opens a session once, whoever asks', async () => {
    const site = bench()
    const { session } = site.request(site.service.issue())
    const [one, two] = await site.clock.run(Promise.all([session.open(), session.open()]))
    expect(one.visitor.state).toBe('signed-in')
    expect(two).toBe(one)
    expect(site.service.callsTo('/auth/v1/.well-known/jwks.json')).toBe(1)
  })

  it('signs in with a new session, and says so to scripts', async () => {
    const site = bench()
    const { jar, session } = site.request()
    expect(await site.clock.run(session.adopt(site.fresh(), 'SIGNED_IN'))).toBeUndefined()
    expect((await session.open()).visitor.state).toBe('signed-in')
    expect(sessionCookies(jar.names())).not.toEqual([])
    expect(readHint(jar.get(testNames.hint))?.entries).toMatchObject([{ event: 'SIGNED_IN' }])
  })

  it('refuses a session this site would not believe', async () => {
    const site = bench()
    const { jar, session } = site.request()
    const foreign = site.fresh({ iss: 'https://another.example/auth/v1' })
    expect(await site.clock.run(session.adopt(foreign, 'SIGNED_IN'))).toMatchObject({
      code: 'auth/unavailable',
    })
    expect(sessionCookies(jar.names())).toEqual([])
    expect(site.notices).toMatchObject([{ kind: 'foreign-token' }])
  })

  it('ends the session that a new one replaces', async () => {
    const site = bench()
    const { session } = site.request(site.service.issue())
    await site.clock.run(session.adopt(site.fresh(), 'SIGNED_IN'))
    expect(site.service.callsTo('/auth/v1/logout')).toBe(1)
  })

  it('ends no session that goes on under a new token', async () => {
    const site = bench()
    const issued = site.service.issue({ claims: { session_id: 'same' } })
    const { session } = site.request(issued)
    await site.clock.run(session.adopt(site.fresh({ session_id: 'same' }), 'MFA_CHALLENGE_VERIFIED'))
    expect(site.service.callsTo('/auth/v1/logout')).toBe(0)
  })

  it('drops a session here, marked so that none restores it', async () => {
    const site = bench()
    const { jar, session } = site.request(site.service.issue())
    await session.drop()
    expect((await session.open()).visitor).toEqual({ state: 'signed-out', why: 'ended' })
    expect(sessionCookies(jar.names())).toEqual([])
    expect(jar.get(testNames.ended)).toMatch(/^[\w-]{22}$/)
  })

  it('forgets the mark of an ended session that begins again', async () => {
    const site = bench()
    const { jar, session } = site.request(site.service.issue({ claims: { session_id: 'same' } }))
    await session.drop()
    expect(jar.get(testNames.ended)).toMatch(/^[\w-]{22}$/)
    await site.clock.run(session.adopt(site.fresh({ session_id: 'same' }), 'SIGNED_IN'))
    expect(jar.get(testNames.ended)).toBeUndefined()
  })

  it('loses a session that the service calls ended', async () => {
    const site = bench()
    const issued = site.service.issue()
    const { session } = site.request(issued)
    site.service.replies.set('/user', { status: 403, body: { error_code: 'session_not_found' } })
    const accessToken = String(issued['access_token'])
    const answer = await site.clock.run(session.call({ method: 'GET', path: '/user', accessToken }))
    expect(answer).toMatchObject({ ok: false, error: { code: 'auth/session-missing' } })
    expect((await session.open()).visitor).toEqual({ state: 'signed-out', why: 'refused' })
    expect(site.notices).toMatchObject([{ kind: 'session-dropped' }])
  })

  it('keeps a session when another token was refused', async () => {
    const site = bench()
    const { session } = site.request(site.service.issue())
    site.service.replies.set('/user', { status: 403, body: { error_code: 'session_not_found' } })
    const { accessToken } = site.fresh()
    await site.clock.run(session.call({ method: 'GET', path: '/user', accessToken }))
    expect((await site.clock.run(session.open())).visitor.state).toBe('signed-in')
  })

  it('renews a session, and keeps it when that is slow', async () => {
    const site = bench()
    const { session } = site.request(site.service.issue())
    const { session: before } = await site.clock.run(session.open())
    site.service.mood = { kind: 'hangs' }
    await site.clock.run(session.renew('TOKEN_REFRESHED'))
    expect((await session.open()).session).toEqual(before)
    const another = site.request(site.service.issue()).session
    site.service.mood = { kind: 'well' }
    const { session: old } = await site.clock.run(another.open())
    await site.clock.advance(120_000)
    await site.clock.run(another.renew('TOKEN_REFRESHED'))
    expect((await another.open()).session?.refreshToken).not.toBe(old?.refreshToken)
  })

  it('remembers where to return, on this site alone', () => {
    const { session } = bench().request()
    expect(session.afterLinkUrl()).toBe('http://localhost:3000/account')
    session.rememberReturnPath('https://evil.example/')
    expect(session.afterLinkUrl()).toBe('http://localhost:3000/account')
    session.rememberReturnPath('/account/saved?page=2')
    expect(session.afterLinkUrl()).toBe('http://localhost:3000/account/saved?page=2')
  })

  it('grants attempts until there were too many', () => {
    const { session } = bench().request()
    const results = Array.from({ length: 11 }, () => session.attempt('password', 'reader@example.com'))
    expect(results.slice(0, 10).every((result) => 'isGranted' in result)).toBe(true)
    expect(results[10]).toMatchObject({ ok: false, code: 'auth/too-many-attempts' })
  })
})
