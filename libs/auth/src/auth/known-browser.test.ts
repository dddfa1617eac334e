import { describe, expect, it } from 'vitest'
import type { AuthContext } from '../setup/auth-context.ts'
import { deleteAccount } from '../operations/account-data.ts'
import { requestNewPassword, signInWithCode } from '../operations/one-time.ts'
import type { Outcome } from '../outcome/outcome.ts'
import { verifyRecoveryCode } from '../operations/factors/recovery-codes.ts'
import { verifyFactor } from '../operations/factors/second-factor.ts'
import { signInWithPassword } from '../operations/sign-in-with-password.ts'
import { act } from '../testing/act.ts'
import { createFakeAuthService } from '../testing/fake-auth-service.ts'
import { createTestClock } from '../testing/test-clock.ts'
import { createTestBrowser, testNames, testRule, type TestBrowser } from '../testing/test-site.ts'
import { createAuth } from './create-auth.ts'
import type { Auth } from '../setup/auth.ts'

const email = 'owner@example.com'
const sub = 'b7c0f1de-0000-4000-8000-000000000001'
const factorId = 'b7c0f1de-0000-4000-8000-000000000002'
const guesses = 25

/** Two processes of one site that hear of each other, as over a shared engine. */
function createSite({ addresses = true } = {}) {
  const clock = createTestClock()
  const service = createFakeAuthService(clock)
  const listeners: ((news: string) => void)[] = []
  const create = (own: number): Auth =>
    createAuth({
      backend: {
        url: 'http://127.0.0.1:54399',
        publishableKey: 'sb_publishable_x',
        secretKey: 'sb_secret_of_the_test_site',
      },
      siteOrigin: 'http://localhost:3000',
      rule: testRule,
      fetch: service.fetch,
      clock,
      ...(addresses && { visitorAddress: (request) => request.headers.get('x-visitor') ?? undefined }),
      peers: {
        nameOf: (text) => text,
        send: (news) => listeners[1 - own]?.(news),
        onMessage: (listener) => (listeners[own] = listener),
      },
    })
  const [one, two] = [create(0), create(1)]
  const owning = { sub, email }
  return {
    clock,
    service,
    one,
    two,
    /** The service answers like this from here on. */
    isRight: (factors: object[] = [], claims: object = {}) => {
      const session = service.issue({ userId: sub, claims: { ...owning, ...claims } })
      const body = { ...session, user: { id: sub, factors } }
      for (const path of [
        '/token',
        '/verify',
        `/factors/${factorId}/verify`,
        '/factors/recovery-codes/verify',
      ])
        service.replies.set(path, { body })
      service.replies.set(`/factors/${factorId}/challenge`, { body: { id: factorId } })
    },
    isWrong: () => {
      for (const path of [
        '/token',
        '/verify',
        `/factors/${factorId}/verify`,
        '/factors/recovery-codes/verify',
      ])
        service.replies.set(path, { status: 400, body: { error_code: 'invalid_credentials' } })
    },
  }
}

type Site = ReturnType<typeof createSite>
type Operate = (context: AuthContext) => Promise<Outcome<string>>

const withPassword: Operate = (context) => signInWithPassword(context, { email, password: 'a password' })
const withCode: Operate = (context) => signInWithCode(context, { email, code: '123456' })
const withApp: Operate = (context) => verifyFactor(context, { factorId, code: '123456' })
const withRecoveryCode: Operate = (context) => verifyRecoveryCode(context, { code: 'abcdef-ghijkl' })
const forPassword: Operate = (context) => requestNewPassword(context, { email })

const verified = { id: factorId, factor_type: 'totp', status: 'verified', created_at: '2026-01-01T00:00:00Z' }

async function attempt(auth: Auth, browser: TestBrowser, operate: Operate, address = '198.51.100.1') {
  const outcome = await act(auth, browser, operate, { 'x-visitor': address })
  return outcome.ok ? outcome.next : outcome.code
}

/** Somebody guesses in either process, from wherever, until they are refused. */
async function guess({ one, two }: Site, browser: () => TestBrowser, operate: Operate, address?: string) {
  let last = ''
  for (let count = 0; count < guesses; count += 1)
    last = await attempt(count % 2 ? one : two, browser(), operate, address ?? `203.0.113.${count}`)
  return last
}

/** The browser of the owner, who has signed in completely and out again. */
async function knownBrowser(site: Site, factors: object[] = []): Promise<TestBrowser> {
  const browser = createTestBrowser()
  site.isRight(factors)
  await attempt(site.one, browser, withPassword)
  if (factors.length > 0) {
    site.isRight(factors, { aal: 'aal2' })
    await attempt(site.one, browser, withApp)
  }
  expect([...browser.cookies.keys()]).toContain(testNames.device)
  for (const name of browser.cookies.keys()) if (name !== testNames.device) browser.cookies.delete(name)
  return browser
}

/** A thief who knows the password and is asked for the second factor. */
async function thief(site: Site): Promise<TestBrowser> {
  const browser = createTestBrowser()
  site.isRight([verified])
  expect(await attempt(site.one, browser, withPassword, '203.0.113.99')).toBe('second-factor')
  return browser
}

describe('createAuth: a browser in which the owner has signed in', () => {
  // shows F75
  it.each([
    ['a password', withPassword, true],
    ['a password, where nobody knows addresses', withPassword, false],
    ['a code', withCode, true],
  ])('survives strangers in another process who guess %s', async (_what, operate, addresses) => {
    const site = createSite({ addresses })
    const known = await knownBrowser(site)
    site.isWrong()
    expect(await guess(site, () => createTestBrowser(), operate)).toBe('auth/too-many-attempts')
    site.isRight()
    expect(await attempt(site.two, createTestBrowser(), operate)).toBe('auth/too-many-attempts')
    expect(await attempt(site.two, known, operate)).toBe('signed-in')
  })

  it.each([
    ['comes by the same address', { addresses: true }],
    ['is counted as one with all, since nobody knows addresses', { addresses: false }],
  ])('survives a stranger who guesses at accounts and %s', async (_how, options) => {
    const site = createSite(options)
    const known = await knownBrowser(site)
    site.isWrong()
    const next = { person: 0 }
    const many: Operate = (context) =>
      signInWithPassword(context, { email: `person-${(next.person += 1)}@example.com`, password: 'a guess' })
    expect(await guess(site, () => createTestBrowser(), many, '198.51.100.1')).toBe('auth/too-many-attempts')
    site.isRight()
    expect(await attempt(site.two, createTestBrowser(), withPassword)).toBe('auth/too-many-attempts')
    expect(await attempt(site.two, known, withPassword)).toBe('signed-in')
  })

  it.each([
    ['a code of the app', withApp],
    ['a recovery code', withRecoveryCode],
  ])('survives a thief of the password who guesses %s', async (_what, operate) => {
    const site = createSite()
    const known = await knownBrowser(site, [verified])
    const stolen = await thief(site)
    site.isWrong()
    expect(await guess(site, () => stolen, operate)).toBe('auth/too-many-attempts')
    site.isRight([verified])
    expect(await attempt(site.two, known, withPassword)).toBe('second-factor')
    site.isRight([verified], { aal: 'aal2' })
    expect(await attempt(site.two, known, operate)).toBe('signed-in')
  })

  it('gets a password link when strangers used the limit up', async () => {
    const site = createSite({ addresses: false })
    const known = await knownBrowser(site)
    site.service.replies.set('/recover', { body: {} })
    expect(await guess(site, () => createTestBrowser(), forPassword)).toBe('auth/too-many-attempts')
    expect(await attempt(site.two, known, forPassword)).toBe('check-inbox')
    expect(await guess(site, () => known, forPassword)).toBe('auth/too-many-attempts')
  })

  it('has ten guesses of its own, beside those of strangers', async () => {
    const site = createSite()
    const known = await knownBrowser(site)
    site.isWrong()
    const codes: string[] = []
    for (let count = 0; count < guesses; count += 1)
      codes.push(await attempt(count % 2 ? site.one : site.two, known, withPassword, `203.0.113.${count}`))
    expect(codes.filter((code) => code === 'auth/invalid-credentials')).toHaveLength(20)
  })

  it('is nobody’s session, and no help at another account', async () => {
    const site = createSite()
    const known = await knownBrowser(site)
    expect([...known.cookies.keys()]).toEqual([testNames.device])
    const visitor = await act(site.one, known, (context) => context.visitor())
    expect(visitor).toEqual({ state: 'signed-out', why: 'no-session' })
    site.isWrong()
    const other: Operate = (context) =>
      signInWithPassword(context, { email: 'another@example.com', password: 'a password' })
    const codes: string[] = []
    for (let count = 0; count < guesses; count += 1)
      codes.push(await attempt(site.one, known, other, `203.0.113.${count}`))
    expect(codes.filter((code) => code === 'auth/invalid-credentials')).toHaveLength(10)
  })

  it('is remembered by nothing that a password alone opens', async () => {
    const site = createSite()
    const stolen = await thief(site)
    expect([...stolen.cookies.keys()]).not.toContain(testNames.device)
  })

  it('is a stranger again once the account is deleted', async () => {
    const site = createSite()
    const known = await knownBrowser(site)
    const amr = [{ method: 'password', timestamp: Math.floor(site.clock.now() / 1000) }]
    site.isRight([], { amr })
    await attempt(site.one, known, withPassword)
    expect([...known.cookies.keys()]).toContain(testNames.device)
    site.service.replies.set('/rest/v1/rpc/delete_my_account', { body: null })
    expect(await attempt(site.one, known, (context) => deleteAccount(context))).toBe('account-deleted')
    expect([...known.cookies.keys()]).not.toContain(testNames.device)
  })
})
