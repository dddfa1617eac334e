import { startBackend } from '@house-edge/backend'
import { afterAll, beforeAll, describe, expect, it, inject } from 'vitest'
import type { Exchange } from '../exchange/exchange.ts'
import { act } from '../testing/act.ts'
import { readAuthenticator } from '../testing/authenticator.ts'
import { getLinkTokens, listMail, startOnCopy, type TestBackend } from '../testing/test-backend.ts'
import { createTestBrowser, type TestBrowser, testRule } from '../testing/test-site.ts'
import { type Auth, createAuth } from './create-auth.ts'
import { deleteAccount, exportData } from '../operations/account-data.ts'
import { changePassword } from '../operations/change-account.ts'
import { changeEmail } from '../operations/change-email.ts'
import { confirmLink } from '../operations/confirm.ts'
import { finishProviderSignIn, startProviderSignIn } from '../operations/oauth.ts'
import { reauthenticate } from '../operations/reauthenticate.ts'
import {
  countRecoveryCodes,
  createRecoveryCodes,
  enrolFactor,
  listFactors,
  removeFactor,
  verifyFactor,
  verifyRecoveryCode,
} from '../operations/second-factor.ts'
import { signInWithPassword } from '../operations/sign-in-with-password.ts'
import { signUp } from '../operations/sign-up.ts'

let backend: TestBackend
let auth: Auth
let visitors = 0
/** The backend's own time goes with the machine's, plus this: a code works once, so the next needs a new step. */
let aheadMs = 0

beforeAll(async () => {
  backend = await startOnCopy(inject('template'), (options) =>
    startBackend({ ...options, now: () => Date.now() + aheadMs }),
  )
  auth = createAuth({
    backend,
    siteOrigin: 'http://localhost:3000',
    rule: testRule,
    cookieName: 'sb-127-auth-token',
    visitorAddress: () => `198.51.100.${(visitors += 1) % 250}`,
  })
})

afterAll(() => backend.close())

const password = 'a long enough password'
const email = 'careful@example.com'
const signedIn = { ok: true, next: 'signed-in' }

const codeOf = (secret: string) => readAuthenticator(secret, Date.now() + aheadMs)
const laterCodeOf = (secret: string) => {
  aheadMs += 30_000
  return codeOf(secret)
}

describe('a second factor', () => {
  it('whose set-up was abandoned begins anew elsewhere', async () => {
    const person = { email: 'distracted@example.com', password }
    const browser = createTestBrowser()
    await act(auth, browser, (exchange) => signUp(exchange, person))
    const tokens = await getLinkTokens(backend, person.email)
    await act(auth, browser, (exchange) => confirmLink(exchange, tokens))
    const begun = await act(auth, browser, (exchange) => enrolFactor(exchange, { name: 'Phone' }))

    const elsewhere = createTestBrowser()
    await act(auth, elsewhere, (exchange) => signInWithPassword(exchange, person))
    const anew = await act(auth, elsewhere, (exchange) => enrolFactor(exchange, { name: ' Pho\u202ene' }))
    expect(anew).toMatchObject({ ok: true, secret: expect.any(String) as unknown })
    const { factorId } = anew as { factorId: string }
    expect(factorId).not.toBe((begun as { factorId: string }).factorId)
    const listed = await act(auth, elsewhere, (exchange) => listFactors(exchange))
    expect(listed).toMatchObject({ ok: true })
    expect('factors' in listed && listed.factors).toContainEqual(
      expect.objectContaining({ id: factorId, name: 'Phone (2)', isActive: false }),
    )
    // Nothing was ever protected by the one before, so nobody is told that something was removed.
    const subjects = (await listMail(backend, person.email)).map(({ subject }) => subject)
    expect(subjects).not.toContain('A second step was removed')
  })

  // shows R130, R131, R132
  it('is set up, guards what is serious, goes', async () => {
    const browser = createTestBrowser()
    const run = <Outcome>(operate: (exchange: Exchange) => Promise<Outcome>) => act(auth, browser, operate)
    const visit = (path: string, visitor: TestBrowser = browser) =>
      auth.proxy(visitor.request(path), () => new Response('the page'))
    await run((exchange) => signUp(exchange, { email, password }))
    const tokens = await getLinkTokens(backend, email)
    expect(await run((exchange) => confirmLink(exchange, tokens))).toEqual(signedIn)
    expect((await visit('/account/security')).headers.get('location')).toBe(
      'http://localhost:3000/second-factor',
    )

    const factor = await run((exchange) => enrolFactor(exchange, { name: 'Phone' }))
    expect(factor).toMatchObject({ ok: true, uri: expect.stringContaining('otpauth://totp/') })
    const { factorId, secret } = factor as { factorId: string; secret: string }
    expect(await run((exchange) => verifyFactor(exchange, { factorId, code: '000000' }))).toMatchObject({
      code: 'auth/app-code-invalid',
    })
    const first = codeOf(secret)
    expect(await run((exchange) => verifyFactor(exchange, { factorId, code: first }))).toEqual(signedIn)
    expect(await run((exchange) => exchange.visitor())).toMatchObject({ claims: { aal: 'aal2' } })
    expect((await visit('/account/security')).status).toBe(200)
    const listed = await run((exchange) => listFactors(exchange))
    expect(listed).toMatchObject({ factors: [{ id: factorId, name: 'Phone', type: 'totp', isActive: true }] })

    const elsewhere = createTestBrowser()
    const runThere = <Outcome>(operate: (exchange: Exchange) => Promise<Outcome>) =>
      act(auth, elsewhere, operate)
    expect(await runThere((exchange) => signInWithPassword(exchange, { email, password }))).toEqual({
      ok: true,
      next: 'second-factor',
    })
    expect((await visit('/account', elsewhere)).status).toBe(200)
    expect((await visit('/account/security', elsewhere)).status).toBe(303)
    const thief = [
      runThere((exchange) => changePassword(exchange, { password: 'the password of a thief' })),
      runThere((exchange) => changeEmail(exchange, { email: 'thief@example.com' })),
      runThere((exchange) => removeFactor(exchange, { factorId })),
      runThere((exchange) => exportData(exchange)),
      runThere((exchange) => deleteAccount(exchange)),
    ]
    for (const outcome of await Promise.all(thief)) {
      expect(outcome).toMatchObject({ ok: false, code: 'auth/second-factor-needed' })
    }

    expect(await runThere((exchange) => verifyFactor(exchange, { code: first }))).toMatchObject({
      code: 'auth/app-code-invalid',
    })
    const second = laterCodeOf(secret)
    expect(await runThere((exchange) => verifyFactor(exchange, { code: second }))).toEqual(signedIn)
    expect(await runThere((exchange) => exportData(exchange))).toMatchObject({ ok: true })

    expect(await runThere((exchange) => reauthenticate(exchange, { password }))).toEqual({
      ok: true,
      next: 'second-factor',
    })
    const third = laterCodeOf(secret)
    expect(await runThere((exchange) => verifyFactor(exchange, { code: third }))).toEqual(signedIn)
    expect(await runThere((exchange) => removeFactor(exchange, { factorId }))).toEqual({
      ok: true,
      next: 'factor-removed',
    })
    expect(await runThere((exchange) => listFactors(exchange))).toMatchObject({
      ok: true,
      factors: [],
    })
    expect(
      await act(auth, createTestBrowser(), (exchange) => signInWithPassword(exchange, { email, password })),
    ).toEqual(signedIn)
  })
})

describe('recovery codes', () => {
  /** Signs up, and hands over what adds an authenticator app and confirms it. */
  async function join(address: string) {
    const browser = createTestBrowser()
    const run = <Outcome>(operate: (exchange: Exchange) => Promise<Outcome>, visitor = browser) =>
      act(auth, visitor, operate)
    await run((exchange) => signUp(exchange, { email: address, password }))
    const tokens = await getLinkTokens(backend, address)
    await run((exchange) => confirmLink(exchange, tokens))
    const addApp = async (name: string, visitor: TestBrowser) => {
      const factor = await run((exchange) => enrolFactor(exchange, { name }), visitor)
      const { factorId, secret } = factor as { factorId: string; secret: string }
      const code = laterCodeOf(secret)
      expect(await run((exchange) => verifyFactor(exchange, { factorId, code }), visitor)).toEqual(signedIn)
      return factorId
    }
    return { browser, run, addApp }
  }

  // shows P47
  it('go with the last app and stay gone', async () => {
    const address = 'tidy@example.com'
    const { browser, run, addApp } = await join(address)
    const appId = await addApp('Phone', browser)
    const { codes } = (await run((exchange) => createRecoveryCodes(exchange))) as {
      codes: string[]
    }
    const last = { factorId: appId }
    expect(await run((exchange) => removeFactor(exchange, last))).toEqual({
      ok: true,
      next: 'factor-removed',
    })
    expect(await run((exchange) => listFactors(exchange))).toMatchObject({ ok: true, factors: [] })

    await addApp('Another phone', browser)
    const factors = await run((exchange) => listFactors(exchange))
    expect(factors).toMatchObject({ factors: [{ name: 'Another phone', type: 'totp' }] })
    const finder = createTestBrowser()
    const signIn = { email: address, password }
    expect(await run((exchange) => signInWithPassword(exchange, signIn), finder)).toMatchObject({
      next: 'second-factor',
    })
    const code = codes[0] ?? ''
    expect(await run((exchange) => verifyRecoveryCode(exchange, { code }), finder)).toMatchObject({
      ok: false,
      code: 'auth/recovery-code-invalid',
    })
  })

  // shows R132, P47
  it('let in once each without the app, which is replaced', async () => {
    const address = 'forgetful@example.com'
    const { browser, run, addApp } = await join(address)

    expect(await run((exchange) => createRecoveryCodes(exchange))).toMatchObject({
      code: 'auth/second-factor-needed',
    })
    const lostId = await addApp('Lost phone', browser)
    expect(await run((exchange) => countRecoveryCodes(exchange))).toEqual({
      ok: true,
      total: 0,
      left: 0,
    })
    const made = await run((exchange) => createRecoveryCodes(exchange))
    const { codes } = made as { codes: string[] }
    expect(codes).toHaveLength(10)
    expect(await run((exchange) => countRecoveryCodes(exchange))).toEqual({
      ok: true,
      total: 10,
      left: 10,
    })

    const finder = createTestBrowser()
    expect(
      await run((exchange) => signInWithPassword(exchange, { email: address, password }), finder),
    ).toEqual({
      ok: true,
      next: 'second-factor',
    })
    const typed = { code: `${codes[0]?.slice(0, 4)}-${codes[0]?.slice(4)}`.toUpperCase() }
    const telling = { function: 'recovery-code-used' }
    expect(await run((exchange) => verifyRecoveryCode(exchange, typed, telling), finder)).toEqual(signedIn)
    expect((await listMail(backend, address))[0]?.subject).toBe('A recovery code was used')
    expect(await run((exchange) => exchange.visitor(), finder)).toMatchObject({ claims: { aal: 'aal2' } })
    expect(await run((exchange) => verifyRecoveryCode(exchange, typed), finder)).toMatchObject({
      code: 'auth/recovery-code-invalid',
    })

    expect(await run((exchange) => countRecoveryCodes(exchange), finder)).toEqual({
      ok: true,
      total: 10,
      left: 9,
    })

    const lost = { factorId: lostId }
    expect(await run((exchange) => removeFactor(exchange, lost), finder)).toMatchObject({
      code: 'auth/factor-last',
    })
    const newId = await addApp('New phone', finder)
    expect(await run((exchange) => removeFactor(exchange, lost), finder)).toMatchObject({ ok: true })
    const again = await run((exchange) => createRecoveryCodes(exchange), finder)
    expect(again).toMatchObject({ ok: true, codes: expect.not.arrayContaining(codes) })
    const last = { factorId: newId }
    expect(await run((exchange) => removeFactor(exchange, last), finder)).toMatchObject({ ok: true })
    expect(await run((exchange) => listFactors(exchange), finder)).toMatchObject({
      ok: true,
      factors: [],
    })
  })
})

describe('a provider', () => {
  /** Walks through the provider's page as a visitor does, and gives back the query of the callback. */
  async function allow(browser: TestBrowser, decision: 'allow' | 'deny', returnTo?: string) {
    const input = { provider: 'github', callback: '/api/auth/callback', ...(returnTo ? { returnTo } : {}) }
    const start = await act(auth, browser, (exchange) => startProviderSignIn(exchange, input))
    const authorize = await fetch(start.headers.get('location') ?? '', { redirect: 'manual' })
    const page = new URL(authorize.headers.get('location') ?? '')
    const form = new URLSearchParams(page.searchParams)
    for (const [name, value] of Object.entries({ email: 'guest@example.com', verified: 'yes', decision })) {
      form.set(name, value)
    }
    const answer = await fetch(new URL(page.pathname, page), {
      method: 'POST',
      body: form,
      redirect: 'manual',
    })
    const back = await fetch(answer.headers.get('location') ?? '', { redirect: 'manual' })
    const callback = new URL(back.headers.get('location') ?? '')
    expect(callback.origin + callback.pathname).toBe('http://localhost:3000/api/auth/callback')
    return { flow: callback.searchParams.get('flow'), code: callback.searchParams.get('code') }
  }

  // shows R118
  it('signs in once and returns to the wanted page', async () => {
    const browser = createTestBrowser()
    const query = await allow(browser, 'allow', '/saved')
    expect(await act(auth, browser, (exchange) => finishProviderSignIn(exchange, query))).toEqual({
      ok: true,
      next: 'signed-in',
      returnTo: '/saved',
    })
    expect(await act(auth, browser, (exchange) => exchange.visitor())).toMatchObject({
      claims: { email: 'guest@example.com' },
    })
    expect(await act(auth, browser, (exchange) => finishProviderSignIn(exchange, query))).toMatchObject({
      code: 'auth/provider-failed',
    })
  })

  it('signs nobody in elsewhere with a code that was overheard', async () => {
    const browser = createTestBrowser()
    const query = await allow(browser, 'allow')
    expect(
      await act(auth, createTestBrowser(), (exchange) => finishProviderSignIn(exchange, query)),
    ).toMatchObject({
      code: 'auth/provider-failed',
    })
  })

  it('that refuses leads to a code of ours', async () => {
    const browser = createTestBrowser()
    const query = await allow(browser, 'deny')
    expect(await act(auth, browser, (exchange) => finishProviderSignIn(exchange, query))).toMatchObject({
      code: 'auth/provider-failed',
    })
  })
})
