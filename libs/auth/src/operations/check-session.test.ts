import { describe, expect, it } from 'vitest'
import type { AuthContext } from '../setup/auth-context.ts'
import { act } from '../testing/act.ts'
import { createTestBrowser, createTestSite, testNames } from '../testing/test-site.ts'
import { deleteAccount, exportData, listSessions } from './account-data.ts'
import { changePassword, updateProfile } from './change-account.ts'
import { changeEmail } from './change-email.ts'
import { checkSession } from './check-session.ts'
import { listFactors } from './factors/list-factors.ts'
import { enrolFactor, removeFactor, verifyFactor } from './factors/second-factor.ts'
import { signInWithPassword } from './sign-in-with-password.ts'
import { signOut } from './sign-out.ts'

/** A visitor who signed in a moment ago, with whatever the service then says of the session. */
function createVisitor() {
  const site = createTestSite()
  const amr = [{ method: 'password', timestamp: Math.floor(site.clock.now() / 1000) }]
  const session = site.service.issue({ userId: 'user-1', claims: { amr } })
  const browser = createTestBrowser(session, site.clock)
  browser.cookies.set(testNames.hint, '9999999999.a:SIGNED_IN')
  const run = <Outcome>(operate: (context: AuthContext) => Promise<Outcome>) =>
    site.clock.run(act(site.auth, browser, operate))
  return { ...site, browser, run }
}

const refusal = (code: string) => ({ status: 403, body: { error_code: code, msg: code } })
const lost = { state: 'signed-out', why: 'refused' }

/** Everything that says nothing about the session. */
const moods = [
  { kind: 'refuses-connections' },
  { kind: 'hangs' },
  ...[500, 502, 503, 504, 408, 425, 429].map((status) => ({ kind: 'answers', status }) as const),
  { kind: 'answers', status: 401, body: 'a gateway with a wrong key' },
  { kind: 'answers', status: 403, body: { message: 'a firewall' } },
  { kind: 'answers', status: 401, body: { error_code: 'no_authorization' } },
] as const

describe('checkSession', () => {
  // shows R126
  it('knows a session that the service knows', async () => {
    const { run, service, browser } = createVisitor()
    service.replies.set('/user', { body: { id: 'user-1' } })
    expect(await run((context) => checkSession(context))).toMatchObject({ state: 'signed-in' })
    expect(browser.sessionCookies()).toHaveLength(1)
  })

  it.each(['session_not_found', 'session_expired', 'user_not_found', 'user_banned'])(
    'drops a session the service calls %s, and logs it',
    async (code) => {
      const { run, service, browser, notices } = createVisitor()
      service.replies.set('/user', refusal(code))
      expect(await run((context) => checkSession(context))).toEqual(lost)
      expect(browser.sessionCookies()).toEqual([])
      expect(browser.cookies.get(testNames.hint)).toMatch(/^0\.[\w-]+:SIGNED_OUT$/)
      expect(notices).toMatchObject([{ kind: 'session-dropped', visitor: lost }])
    },
  )

  // shows R072
  it.each(moods)('signs nobody out while the service is like this: %o', async (mood) => {
    const { run, service, browser } = createVisitor()
    await run((context) => context.visitor())
    service.mood = mood
    expect(await run((context) => checkSession(context))).toMatchObject({ state: 'signed-in' })
    expect(browser.sessionCookies()).toHaveLength(1)
  })

  it('asks nobody for visitors without a session', async () => {
    const { auth, service } = createTestSite()
    expect(await act(auth, createTestBrowser(), (context) => checkSession(context))).toEqual({
      state: 'signed-out',
      why: 'no-session',
    })
    expect(service.calls).toEqual([])
  })

  it('refreshes a rejected token, then drops the session', async () => {
    const { run, service, browser } = createVisitor()
    service.replies.set('/user', refusal('bad_jwt'))
    service.replies.set('/token', refusal('refresh_token_not_found'))
    expect(await run((context) => checkSession(context))).toEqual(lost)
    expect(browser.sessionCookies()).toEqual([])
  })

  it('keeps a session whose new token the service refuses', async () => {
    const { run, service, browser } = createVisitor()
    service.replies.set('/user', refusal('bad_jwt'))
    expect(await run((context) => checkSession(context))).toMatchObject({ state: 'unknown' })
    expect(service.callsTo('/auth/v1/token')).toBe(1)
    expect(browser.sessionCookies()).toHaveLength(1)
  })

  it('remembers where the visitor was, for after signing in again', async () => {
    const { run, service } = createVisitor()
    service.replies.set('/user', refusal('session_not_found'))
    await run((context) => checkSession(context, { returnTo: '/account/profile' }))
    expect(await run(async (context) => context.takeReturnPath())).toBe('/account/profile')
  })

  it.each(['//evil.example', '/login', '/api/auth/sign-out', ''])(
    'does not remember %j',
    async (returnTo) => {
      const { run, service } = createVisitor()
      service.replies.set('/user', refusal('session_not_found'))
      await run((context) => checkSession(context, { returnTo }))
      expect(await run(async (context) => context.takeReturnPath())).toBe('/')
    },
  )
})

const factorId = '0f5c2f3e-0000-4000-8000-00000000000f'

describe('checkSession: a session that was ended elsewhere', () => {
  it.each<[string, string, (context: AuthContext) => Promise<unknown>]>([
    ['list', '/user', (context) => listFactors(context)],
    ['changePassword', '/user', (context) => changePassword(context, { password: 'quite new' })],
    ['changeEmail', '/user', (context) => changeEmail(context, { email: 'new@example.com' })],
    ['updateProfile', '/user', (context) => updateProfile(context, {})],
    ['enrol', '/factors', (context) => enrolFactor(context, { name: 'Phone' })],
    ['remove', `/factors/${factorId}`, (context) => removeFactor(context, { factorId })],
    ['signOut of others', '/logout', (context) => signOut(context, 'others')],
  ])('is dropped by %s, which says so', async (_, path, operate) => {
    const { run, service, browser } = createVisitor()
    service.replies.set(path, refusal('session_not_found'))
    expect(await run(operate)).toMatchObject({ ok: false, code: 'auth/session-lost' })
    expect(browser.sessionCookies()).toEqual([])
    expect(await run((context) => context.visitor())).toEqual({ state: 'signed-out', why: 'no-session' })
  })

  it('is dropped when the service no longer lists it', async () => {
    const { run, service, browser } = createVisitor()
    service.replies.set('/rest/v1/rpc/list_my_sessions', { body: [] })
    service.replies.set('/user', refusal('session_not_found'))
    expect(await run((context) => listSessions(context))).toMatchObject({
      code: 'auth/session-lost',
    })
    expect(browser.sessionCookies()).toEqual([])
  })

  it('is not inferred from a list that marks none', async () => {
    const { run, service, browser } = createVisitor()
    service.replies.set('/rest/v1/rpc/list_my_sessions', { body: [] })
    service.replies.set('/user', { body: { id: 'user-1' } })
    expect(await run((context) => listSessions(context))).toEqual({ ok: true, sessions: [] })
    expect(browser.sessionCookies()).toHaveLength(1)
  })

  it.each([
    [refusal('user_not_found'), 'auth/session-lost', 0],
    [{ status: 503, body: {} }, 'auth/unavailable', 1],
  ])('is told from a server function’s doubt: %o', async (user, code, cookies) => {
    const { run, service, browser } = createVisitor()
    service.replies.set('/functions/v1/delete-account', { status: 401, body: { error: 'not_signed_in' } })
    service.replies.set('/user', user)
    const deletion = { function: 'delete-account' }
    expect(await run((context) => deleteAccount(context, deletion))).toMatchObject({ code })
    expect(browser.sessionCookies()).toHaveLength(cookies)
  })

  it('is not concluded from what other services say of users of theirs', async () => {
    const { run, service, browser } = createVisitor()
    service.replies.set('/rest/v1/rpc/export_my_data', refusal('user_not_found'))
    expect(await run((context) => exportData(context))).toMatchObject({ code: 'auth/refused' })
    expect(browser.sessionCookies()).toHaveLength(1)
  })
})

describe('checkSession: a session that is replaced in its browser', () => {
  const credentials = { email: 'reader@example.com', password: 'a long enough password' }

  it('is ended', async () => {
    const { run, service } = createVisitor()
    service.replies.set('/token', { body: service.issue({ userId: 'user-1' }) })
    await run((context) => signInWithPassword(context, credentials))
    expect(service.callsTo('/auth/v1/logout')).toBe(1)
  })

  it('is ended later, when the service cannot be told now', async () => {
    const { run, service, clock } = createVisitor()
    service.replies.set('/token', { body: service.issue({ userId: 'user-1' }) })
    service.replies.set('/logout', { status: 503, body: {} })
    expect(await run((context) => signInWithPassword(context, credentials))).toMatchObject({ ok: true })
    service.replies.delete('/logout')
    await clock.advance(60_000)
    expect(service.callsTo('/auth/v1/logout')).toBe(2)
  })

  it('stays when the new token is of the same session', async () => {
    const { run, service } = createVisitor()
    const visitor = await run((context) => context.visitor())
    const claims = visitor.state === 'signed-in' ? visitor.claims : undefined
    const raised = service.issue({
      userId: 'user-1',
      claims: { session_id: claims?.session_id, aal: 'aal2' },
    })
    service.replies.set(`/factors/${factorId}/challenge`, { body: { id: 'challenge' } })
    service.replies.set(`/factors/${factorId}/verify`, { body: raised })
    await run((context) => verifyFactor(context, { factorId, code: '123456' }))
    expect(await run((context) => context.visitor())).toMatchObject({ claims: { aal: 'aal2' } })
    expect(service.callsTo('/auth/v1/logout')).toBe(0)
  })
})
