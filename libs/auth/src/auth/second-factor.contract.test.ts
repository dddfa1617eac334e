import { startBackend } from '@house-edge/backend'
import { afterAll, beforeAll, describe, expect, it, inject } from 'vitest'
import type { AuthContext } from '../setup/auth-context.ts'
import { act } from '../testing/act.ts'
import { readAuthenticator } from '../testing/authenticator.ts'
import { patientClock } from '../testing/patient-clock.ts'
import { getLinkTokens, listMail, startOnCopy, type TestBackend } from '../testing/test-backend.ts'
import { createTestBrowser, type TestBrowser, testRule } from '../testing/test-site.ts'
import { createAuth } from './create-auth.ts'
import type { Auth } from '../setup/auth.ts'
import { deleteAccount, exportData } from '../operations/account-data.ts'
import { changePassword } from '../operations/change-account.ts'
import { changeEmail } from '../operations/change-email.ts'
import { confirmLink } from '../operations/confirm.ts'
import { finishProviderSignIn, startProviderSignIn } from '../operations/oauth.ts'
import { reauthenticate } from '../operations/reauthenticate.ts'
import { listFactors } from '../operations/factors/list-factors.ts'
import {
  countRecoveryCodes,
  createRecoveryCodes,
  verifyRecoveryCode,
} from '../operations/factors/recovery-codes.ts'
import { enrolFactor, removeFactor, verifyFactor } from '../operations/factors/second-factor.ts'
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
    clock: patientClock,
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
    await act(auth, browser, (context) => signUp(context, person))
    const tokens = await getLinkTokens(backend, person.email)
    await act(auth, browser, (context) => confirmLink(context, tokens))
    const begun = await act(auth, browser, (context) => enrolFactor(context, { name: 'Phone' }))

    const elsewhere = createTestBrowser()
    await act(auth, elsewhere, (context) => signInWithPassword(context, person))
    const anew = await act(auth, elsewhere, (context) => enrolFactor(context, { name: ' Pho\u202ene' }))
    expect(anew).toMatchObject({ ok: true, secret: expect.any(String) as unknown })
    const { factorId } = anew as { factorId: string }
    expect(factorId).not.toBe((begun as { factorId: string }).factorId)
    const listed = await act(auth, elsewhere, (context) => listFactors(context))
    expect(listed).toMatchObject({ ok: true })
    expect('factors' in listed && listed.factors).toContainEqual(
      expect.objectContaining({ id: factorId, name: 'Phone (2)', isActive: false }),
    )
    // Nothing was ever protected by the one before, so nobody is told that something was removed.
    const subjects = (await listMail(backend, person.email)).map(({ subject }) => subject)
    expect(subjects).not.toContain('A second step was removed')
  })

  // shows R130, R131, R132
  it('is set up, guards what is serious, is removed', async () => {
    const browser = createTestBrowser()
    const run = <Outcome>(operate: (context: AuthContext) => Promise<Outcome>) => act(auth, browser, operate)
    const visit = (path: string, visitor: TestBrowser = browser) =>
      auth.proxy(visitor.request(path), () => new Response('the page'))
    await run((context) => signUp(context, { email, password }))
    const tokens = await getLinkTokens(backend, email)
    expect(await run((context) => confirmLink(context, tokens))).toEqual(signedIn)
    expect((await visit('/account/security')).headers.get('location')).toBe(
      'http://localhost:3000/second-factor',
    )

    const factor = await run((context) => enrolFactor(context, { name: 'Phone' }))
    expect(factor).toMatchObject({ ok: true, uri: expect.stringContaining('otpauth://totp/') })
    const { factorId, secret } = factor as { factorId: string; secret: string }
    expect(await run((context) => verifyFactor(context, { factorId, code: '000000' }))).toMatchObject({
      code: 'auth/app-code-invalid',
    })
    const first = codeOf(secret)
    expect(await run((context) => verifyFactor(context, { factorId, code: first }))).toEqual(signedIn)
    expect(await run((context) => context.visitor())).toMatchObject({ claims: { aal: 'aal2' } })
    expect((await visit('/account/security')).status).toBe(200)
    const listed = await run((context) => listFactors(context))
    expect(listed).toMatchObject({ factors: [{ id: factorId, name: 'Phone', type: 'totp', isActive: true }] })

    const elsewhere = createTestBrowser()
    const runThere = <Outcome>(operate: (context: AuthContext) => Promise<Outcome>) =>
      act(auth, elsewhere, operate)
    expect(await runThere((context) => signInWithPassword(context, { email, password }))).toEqual({
      ok: true,
      next: 'second-factor',
    })
    expect((await visit('/account', elsewhere)).status).toBe(200)
    expect((await visit('/account/security', elsewhere)).status).toBe(303)
    const thief = [
      runThere((context) => changePassword(context, { password: 'the password of a thief' })),
      runThere((context) => changeEmail(context, { email: 'thief@example.com' })),
      runThere((context) => removeFactor(context, { factorId })),
      runThere((context) => exportData(context)),
      runThere((context) => deleteAccount(context)),
    ]
    for (const outcome of await Promise.all(thief)) {
      expect(outcome).toMatchObject({ ok: false, code: 'auth/second-factor-needed' })
    }

    expect(await runThere((context) => verifyFactor(context, { code: first }))).toMatchObject({
      code: 'auth/app-code-invalid',
    })
    const second = laterCodeOf(secret)
    expect(await runThere((context) => verifyFactor(context, { code: second }))).toEqual(signedIn)
    expect(await runThere((context) => exportData(context))).toMatchObject({ ok: true })

    expect(await runThere((context) => reauthenticate(context, { password }))).toEqual({
      ok: true,
      next: 'second-factor',
    })
    const third = laterCodeOf(secret)
    expect(await runThere((context) => verifyFactor(context, { code: third }))).toEqual(signedIn)
    expect(await runThere((context) => removeFactor(context, { factorId }))).toEqual({
      ok: true,
      next: 'factor-removed',
    })
    expect(await runThere((context) => listFactors(context))).toMatchObject({
      ok: true,
      factors: [],
    })
    expect(
      await act(auth, createTestBrowser(), (context) => signInWithPassword(context, { email, password })),
    ).toEqual(signedIn)
  })
})

describe('recovery codes', () => {
  /** Signs up, and hands over what adds an authenticator app and confirms it. */
  async function join(address: string) {
    const browser = createTestBrowser()
    const run = <Outcome>(operate: (context: AuthContext) => Promise<Outcome>, visitor = browser) =>
      act(auth, visitor, operate)
    await run((context) => signUp(context, { email: address, password }))
    const tokens = await getLinkTokens(backend, address)
    await run((context) => confirmLink(context, tokens))
    const addApp = async (name: string, visitor: TestBrowser) => {
      const factor = await run((context) => enrolFactor(context, { name }), visitor)
      const { factorId, secret } = factor as { factorId: string; secret: string }
      const code = laterCodeOf(secret)
      expect(await run((context) => verifyFactor(context, { factorId, code }), visitor)).toEqual(signedIn)
      return factorId
    }
    return { browser, run, addApp }
  }

  // shows P47
  it('go with the last app and stay gone', async () => {
    const address = 'tidy@example.com'
    const { browser, run, addApp } = await join(address)
    const appId = await addApp('Phone', browser)
    const { codes } = (await run((context) => createRecoveryCodes(context))) as {
      codes: string[]
    }
    const last = { factorId: appId }
    expect(await run((context) => removeFactor(context, last))).toEqual({
      ok: true,
      next: 'factor-removed',
    })
    expect(await run((context) => listFactors(context))).toMatchObject({ ok: true, factors: [] })

    await addApp('Another phone', browser)
    const factors = await run((context) => listFactors(context))
    expect(factors).toMatchObject({ factors: [{ name: 'Another phone', type: 'totp' }] })
    const finder = createTestBrowser()
    const signIn = { email: address, password }
    expect(await run((context) => signInWithPassword(context, signIn), finder)).toMatchObject({
      next: 'second-factor',
    })
    const code = codes[0] ?? ''
    expect(await run((context) => verifyRecoveryCode(context, { code }), finder)).toMatchObject({
      ok: false,
      code: 'auth/recovery-code-invalid',
    })
  })

  // shows R132, P47
  it('let in once each without the app, which is replaced', async () => {
    const address = 'forgetful@example.com'
    const { browser, run, addApp } = await join(address)

    expect(await run((context) => createRecoveryCodes(context))).toMatchObject({
      code: 'auth/second-factor-needed',
    })
    const lostId = await addApp('Lost phone', browser)
    expect(await run((context) => countRecoveryCodes(context))).toEqual({
      ok: true,
      total: 0,
      left: 0,
    })
    const made = await run((context) => createRecoveryCodes(context))
    const { codes } = made as { codes: string[] }
    expect(codes).toHaveLength(10)
    expect(await run((context) => countRecoveryCodes(context))).toEqual({
      ok: true,
      total: 10,
      left: 10,
    })

    const finder = createTestBrowser()
    expect(await run((context) => signInWithPassword(context, { email: address, password }), finder)).toEqual(
      {
        ok: true,
        next: 'second-factor',
      },
    )
    const typed = { code: `${codes[0]?.slice(0, 4)}-${codes[0]?.slice(4)}`.toUpperCase() }
    const telling = { function: 'recovery-code-used' }
    expect(await run((context) => verifyRecoveryCode(context, typed, telling), finder)).toEqual(signedIn)
    expect((await listMail(backend, address))[0]?.subject).toBe('A recovery code was used')
    expect(await run((context) => context.visitor(), finder)).toMatchObject({ claims: { aal: 'aal2' } })
    expect(await run((context) => verifyRecoveryCode(context, typed), finder)).toMatchObject({
      code: 'auth/recovery-code-invalid',
    })

    expect(await run((context) => countRecoveryCodes(context), finder)).toEqual({
      ok: true,
      total: 10,
      left: 9,
    })

    const lost = { factorId: lostId }
    expect(await run((context) => removeFactor(context, lost), finder)).toMatchObject({
      code: 'auth/factor-last',
    })
    const newId = await addApp('New phone', finder)
    expect(await run((context) => removeFactor(context, lost), finder)).toMatchObject({ ok: true })
    const again = await run((context) => createRecoveryCodes(context), finder)
    expect(again).toMatchObject({ ok: true, codes: expect.not.arrayContaining(codes) })
    const last = { factorId: newId }
    expect(await run((context) => removeFactor(context, last), finder)).toMatchObject({ ok: true })
    expect(await run((context) => listFactors(context), finder)).toMatchObject({
      ok: true,
      factors: [],
    })
  })
})

describe('a provider', () => {
  /** Walks through the provider's page as a visitor does, and gives back the query of the callback. */
  async function allow(browser: TestBrowser, decision: 'allow' | 'deny', returnTo?: string) {
    const input = { provider: 'github', callback: '/api/auth/callback', ...(returnTo ? { returnTo } : {}) }
    const start = await act(auth, browser, (context) => startProviderSignIn(context, input))
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
    expect(await act(auth, browser, (context) => finishProviderSignIn(context, query))).toEqual({
      ok: true,
      next: 'signed-in',
      returnTo: '/saved',
    })
    expect(await act(auth, browser, (context) => context.visitor())).toMatchObject({
      claims: { email: 'guest@example.com' },
    })
    expect(await act(auth, browser, (context) => finishProviderSignIn(context, query))).toMatchObject({
      code: 'auth/provider-failed',
    })
  })

  it('signs nobody in elsewhere with a code that was overheard', async () => {
    const browser = createTestBrowser()
    const query = await allow(browser, 'allow')
    expect(
      await act(auth, createTestBrowser(), (context) => finishProviderSignIn(context, query)),
    ).toMatchObject({
      code: 'auth/provider-failed',
    })
  })

  it('that refuses leads to a code of ours', async () => {
    const browser = createTestBrowser()
    const query = await allow(browser, 'deny')
    expect(await act(auth, browser, (context) => finishProviderSignIn(context, query))).toMatchObject({
      code: 'auth/provider-failed',
    })
  })
})
