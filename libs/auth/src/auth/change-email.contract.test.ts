import { startBackend } from '@house-edge/backend'
import { afterAll, beforeAll, describe, expect, it, inject } from 'vitest'
import { act } from '../testing/act.ts'
import { getLinkTokens, listMail, startOnCopy, type TestBackend } from '../testing/test-backend.ts'
import { createTestBrowser, type TestBrowser, testRule } from '../testing/test-site.ts'
import { type Auth, createAuth } from './create-auth.ts'
import {
  cancelEmailChange,
  changeEmail,
  findPendingEmail,
  resendEmailChange,
} from '../operations/change-email.ts'
import { checkSession } from '../operations/check-session.ts'
import { confirmLink } from '../operations/confirm.ts'
import { requestNewPassword, sendSignInLink } from '../operations/one-time.ts'
import { reauthenticate, sendProofCode } from '../operations/reauthenticate.ts'
import { listFactors } from '../operations/second-factor.ts'
import { signUp } from '../operations/sign-up.ts'

let backend: TestBackend
let auth: Auth
/** The backend's own time goes with the machine's, plus this. */
let aheadMs = 0

beforeAll(async () => {
  backend = await startOnCopy(inject('template'), (options) =>
    startBackend({ ...options, limits: { emails: 10_000 }, now: () => Date.now() + aheadMs }),
  )
  auth = createAuth({
    backend,
    siteOrigin: 'http://localhost:3000',
    rule: testRule,
    cookieName: 'sb-127-auth-token',
  })
})

afterAll(() => backend.close())

const password = 'a long enough password'
const told = { ok: false, code: 'auth/sent-recently', retryAfterSeconds: expect.any(Number) as unknown }

async function linkTo(email: string) {
  return await getLinkTokens(backend, email)
}

async function createReader(email: string): Promise<TestBrowser> {
  const browser = createTestBrowser()
  await act(auth, browser, (exchange) => signUp(exchange, { email, password }))
  const tokens = await linkTo(email)
  expect(await act(auth, browser, (exchange) => confirmLink(exchange, tokens))).toMatchObject({ ok: true })
  return browser
}

describe('a change to the address one has', () => {
  it('is refused before anything is sent, however it is written', async () => {
    const browser = await createReader('settled@example.com')
    const before = await listMail(backend, 'settled@example.com')
    for (const email of ['settled@example.com', ' Settled@Example.com '])
      expect(await act(auth, browser, (exchange) => changeEmail(exchange, { email }))).toMatchObject({
        ok: false,
        code: 'auth/same-email',
      })
    expect(await listMail(backend, 'settled@example.com')).toEqual(before)
  })
})

describe('the pause between two messages', () => {
  // shows P31
  it('is told to somebody who changes the address again, whether the other address is taken or free', async () => {
    await createReader('neighbour@example.com')
    const browser = await createReader('restless@example.com')
    const change = (email: string) => act(auth, browser, (exchange) => changeEmail(exchange, { email }))
    expect(await change('first@example.com')).toMatchObject({ ok: true })
    expect(await change('second@example.com')).toMatchObject(told)
    expect(await change('neighbour@example.com')).toMatchObject(told)
    expect(await act(auth, browser, (exchange) => resendEmailChange(exchange))).toMatchObject(told)
    expect(await listMail(backend, 'second@example.com')).toEqual([])
  })

  it('is told to somebody who asks for another code for their own account', async () => {
    const browser = await createReader('hasty@example.com')
    const ask = () => act(auth, browser, (exchange) => sendProofCode(exchange))
    expect(await ask()).toMatchObject({ ok: true })
    expect(await ask()).toMatchObject(told)
  })

  // shows P31
  it('is told to nobody else, for it would tell who has an account', async () => {
    const email = 'asked-elsewhere@example.com'
    await createReader(email)
    for (const browser of [createTestBrowser(), createTestBrowser()]) {
      expect(await act(auth, browser, (exchange) => sendSignInLink(exchange, { email }))).toMatchObject({
        ok: true,
      })
      expect(await act(auth, browser, (exchange) => requestNewPassword(exchange, { email }))).toMatchObject({
        ok: true,
      })
    }
  })
})

describe('a change of address', () => {
  // shows P33
  it('is shown with what it waits for, sent again, and called off', async () => {
    const [from, to] = ['patient@example.com', 'later@example.com']
    const browser = await createReader(from)
    const pending = () => act(auth, browser, (exchange) => findPendingEmail(exchange))
    expect(await pending()).toEqual({ ok: true, pending: undefined })
    await act(auth, browser, (exchange) => changeEmail(exchange, { email: to }))
    const old = await linkTo(from)
    await act(auth, browser, (exchange) => confirmLink(exchange, old))
    expect(await pending()).toMatchObject({
      pending: { newEmail: to, waitsForOld: false, waitsForNew: true },
    })
    aheadMs += 61_000
    const again = await act(auth, browser, (exchange) => resendEmailChange(exchange))
    expect(again).toEqual({ ok: true, next: 'check-both-inboxes' })
    expect(await pending()).toMatchObject({ pending: { waitsForOld: true, waitsForNew: true } })
    const resent = await linkTo(to)
    const cancel = () => act(auth, browser, (exchange) => cancelEmailChange(exchange))
    expect(await cancel()).toEqual({ ok: true, next: 'email-change-cancelled' })
    expect(await pending()).toEqual({ ok: true, pending: undefined })
    expect(await act(auth, browser, (exchange) => confirmLink(exchange, resent))).toMatchObject({
      code: 'auth/link-invalid',
    })
    expect(await cancel()).toMatchObject({ code: 'auth/refused' })
  })

  // shows P33
  it('that was confirmed in another browser is known here at the next check, and by new proofs', async () => {
    const [from, to] = ['settled-there@example.com', 'moved-there@example.com']
    const browser = await createReader(from)
    await act(auth, browser, (exchange) => changeEmail(exchange, { email: to }))
    for (const address of [from, to]) {
      const tokens = await linkTo(address)
      await act(auth, createTestBrowser(), (exchange) => confirmLink(exchange, tokens))
    }
    const listed = await act(auth, browser, (exchange) => listFactors(exchange))
    expect(listed).toMatchObject({ ok: true, email: to })
    const checked = await act(auth, browser, (exchange) => checkSession(exchange))
    expect(checked).toMatchObject({ state: 'signed-in', claims: { email: to } })
    const proved = await act(auth, browser, (exchange) => reauthenticate(exchange, { password }))
    expect(proved).toMatchObject({ ok: true })
  })
})
