import { startBackend } from '@house-edge/backend'
import { describe, expect, it } from 'vitest'
import { createTestBrowser } from '../testing/test-site.ts'
import { password, useReaders } from '../../e2e/use-readers.ts'
import { listSessions } from '../operations/account-data.ts'
import { changePassword, updateProfile } from '../operations/change-account.ts'
import { changeEmail } from '../operations/change-email.ts'
import { confirmLink } from '../operations/confirm.ts'
import {
  requestNewPassword,
  resendConfirmation,
  sendSignInLink,
  signInWithCode,
} from '../operations/one-time.ts'
import { reauthenticate, sendProofCode } from '../operations/reauthenticate.ts'
import { signUp } from '../operations/sign-up.ts'

const { createReader, linkFor, mailTo, run, signIn, whoIs } = useReaders((options) =>
  startBackend({ ...options, auth: { ...options.auth, emailIntervalMs: 0 }, limits: { emails: 10_000 } }),
)

const signedIn = { ok: true, next: 'signed-in' }
const lost = { ok: false, code: 'auth/session-lost' }
const checkInbox = { ok: true, next: 'check-inbox' }

describe('signing up', () => {
  // shows R115
  it('tells nothing about an address that has an account', async () => {
    await createReader('taken@example.com')
    const stranger = createTestBrowser()
    const input = { email: 'Taken@example.com', password: 'another password' }
    expect(await run(stranger, (context) => signUp(context, input))).toEqual(checkInbox)
    expect(await whoIs(stranger)).toEqual({ state: 'signed-out', why: 'no-session' })
  })

  // shows R124
  it('asks to confirm before signing in, mailing again', async () => {
    const email = 'forgetful@example.com'
    const browser = createTestBrowser()
    await run(browser, (context) => signUp(context, { email, password }))
    expect(await signIn(browser, email)).toMatchObject({ ok: false, code: 'auth/email-not-confirmed' })
    const before = (await mailTo(email)).length
    expect(await run(browser, (context) => resendConfirmation(context, { email }))).toEqual(checkInbox)
    expect((await mailTo(email)).length).toBe(before + 1)
    const link = await linkFor(email)
    expect(await run(browser, (context) => confirmLink(context, link))).toEqual(signedIn)
  })

  it('says why a password is weak', async () => {
    const site = createTestBrowser()
    const input = { email: 'weak@example.com', password: 'password' }
    const outcome = await run(site, (context) => signUp(context, input))
    expect([checkInbox, { ok: false, code: 'auth/weak-password' }]).toContainEqual(
      outcome.ok ? outcome : { ok: false, code: outcome.code },
    )
  })
})

describe('a link', () => {
  // shows R122
  it('works once', async () => {
    const email = 'once@example.com'
    const browser = createTestBrowser()
    await run(browser, (context) => signUp(context, { email, password }))
    const link = await linkFor(email)
    expect(await run(browser, (context) => confirmLink(context, link))).toEqual(signedIn)
    expect(await run(createTestBrowser(), (context) => confirmLink(context, link))).toMatchObject({
      code: 'auth/link-invalid',
    })
  })

  it('works in another browser than the one that asked', async () => {
    const email = 'elsewhere@example.com'
    await run(createTestBrowser(), (context) => signUp(context, { email, password }))
    const link = await linkFor(email)
    expect(await run(createTestBrowser(), (context) => confirmLink(context, link))).toEqual(signedIn)
  })

  // shows R122
  it('leads to a page whose form uses it', async () => {
    const email = 'scanned@example.com'
    const browser = createTestBrowser()
    await run(browser, (context) => signUp(context, { email, password }))
    const [message] = await mailTo(email)
    expect(message?.links[0]).toMatch(/^http:\/\/localhost:3000\/confirm\?/)
    const link = await linkFor(email)
    expect(await run(browser, (context) => confirmLink(context, link))).toEqual(signedIn)
  })
})

describe('signing in without a password', () => {
  // shows R121
  it('works by link', async () => {
    const email = 'linked@example.com'
    await createReader(email)
    const browser = createTestBrowser()
    expect(await run(browser, (context) => sendSignInLink(context, { email }))).toEqual(checkInbox)
    const link = await linkFor(email)
    expect(await run(browser, (context) => confirmLink(context, link))).toEqual(signedIn)
  })

  // shows R121
  it('works by code, typed as people do', async () => {
    const email = 'coded@example.com'
    await createReader(email)
    const browser = createTestBrowser()
    await run(browser, (context) => sendSignInLink(context, { email }))
    const [message] = await mailTo(email)
    const code = ` ${message?.code?.slice(0, 3)} ${message?.code?.slice(3)}`
    expect(await run(browser, (context) => signInWithCode(context, { email, code: '000000' }))).toMatchObject(
      {
        code: 'auth/code-invalid',
      },
    )
    expect(await run(browser, (context) => signInWithCode(context, { email, code }))).toEqual(signedIn)
    expect(
      await run(createTestBrowser(), (context) => signInWithCode(context, { email, code })),
    ).toMatchObject({
      code: 'auth/code-invalid',
    })
  })

  it('tells and sends unknown addresses nothing', async () => {
    const email = 'nobody@example.com'
    expect(await run(createTestBrowser(), (context) => sendSignInLink(context, { email }))).toEqual(
      checkInbox,
    )
    expect(await mailTo(email)).toEqual([])
  })

  it('makes an account when asked for', async () => {
    const email = 'new@example.com'
    const browser = createTestBrowser()
    await run(browser, (context) => sendSignInLink(context, { email }, { createAccount: true }))
    const link = await linkFor(email)
    expect(await run(browser, (context) => confirmLink(context, link))).toEqual(signedIn)
  })
})

describe('a forgotten password', () => {
  // shows R036, R123
  it('is replaced by mail and ends other sessions', async () => {
    const email = 'recover@example.com'
    const elsewhere = await createReader(email)
    const browser = createTestBrowser()
    expect(await run(browser, (context) => requestNewPassword(context, { email }))).toEqual(checkInbox)
    const link = await linkFor(email)
    expect(await run(browser, (context) => confirmLink(context, link))).toEqual({
      ok: true,
      next: 'new-password',
    })
    expect(await run(browser, (context) => changePassword(context, { password: `${email}1` }))).toEqual({
      ok: false,
      code: 'auth/weak-password',
      reasons: ['context'],
    })
    expect(
      await run(browser, (context) => changePassword(context, { password: 'quite another one' })),
    ).toEqual({ ok: true, next: 'password-changed' })

    expect(await signIn(createTestBrowser(), email)).toMatchObject({ code: 'auth/invalid-credentials' })
    expect(await signIn(createTestBrowser(), email, 'quite another one')).toEqual(signedIn)
    expect(await run(elsewhere, (context) => listSessions(context))).toMatchObject(lost)
    expect(elsewhere.sessionCookies()).toEqual([])
  })

  // shows R123
  it('tells nothing about an address without an account', async () => {
    const email = 'nobody-at-all@example.com'
    expect(await run(createTestBrowser(), (context) => requestNewPassword(context, { email }))).toEqual(
      checkInbox,
    )
    expect(await mailTo(email)).toEqual([])
  })
})

describe('changing what protects the account', () => {
  it('refuses the same password, and a short one', async () => {
    const browser = await createReader('same@example.com')
    const change = (word: string) => run(browser, (context) => changePassword(context, { password: word }))
    expect(await change(password)).toMatchObject({ code: 'auth/same-password' })
    expect(await change('short')).toMatchObject({ code: 'auth/password-too-short' })
  })

  it('proves who the visitor is by password, replacing the session', async () => {
    const email = 'proof@example.com'
    const browser = await createReader(email)
    const before = await whoIs(browser)
    expect(await run(browser, (context) => reauthenticate(context, { password: 'wrong' }))).toMatchObject({
      code: 'auth/invalid-credentials',
    })
    expect(await run(browser, (context) => reauthenticate(context, { password }))).toEqual(signedIn)
    const after = await whoIs(browser)
    const idOf = (visitor: typeof before) => visitor.state === 'signed-in' && visitor.claims.session_id
    expect(idOf(after)).not.toBe(idOf(before))
    const listed = await run(browser, (context) => listSessions(context))
    expect(listed.ok && listed.sessions.map(({ isCurrent }) => isCurrent)).toEqual([true])
  })

  // shows R128
  it('proves who the visitor is by a mailed code', async () => {
    const email = 'proof-by-code@example.com'
    const browser = await createReader(email)
    expect(await run(browser, (context) => sendProofCode(context))).toEqual(checkInbox)
    const [message] = await mailTo(email)
    const code = message?.code ?? ''
    expect(await run(browser, (context) => reauthenticate(context, { code }))).toEqual(signedIn)
  })

  // shows R127
  it('changes the address when both mailboxes agree', async () => {
    const [from, to] = ['old@example.com', 'fresh@example.com']
    const browser = await createReader(from)
    expect(await run(browser, (context) => changeEmail(context, { email: to }))).toEqual({
      ok: true,
      next: 'check-both-inboxes',
    })
    const [first, second] = [await linkFor(from), await linkFor(to)]
    expect(await run(browser, (context) => confirmLink(context, first))).toEqual({
      ok: true,
      next: 'confirm-other-mailbox',
    })
    expect(await run(browser, (context) => confirmLink(context, second))).toEqual({
      ok: true,
      next: 'email-changed',
    })
    expect(await whoIs(browser)).toMatchObject({ claims: { email: to } })
    const listed = await run(browser, (context) => listSessions(context))
    expect(listed.ok && listed.sessions.map(({ isCurrent }) => isCurrent)).toEqual([true])
    expect(await signIn(createTestBrowser(), to)).toEqual(signedIn)
    expect(await signIn(createTestBrowser(), from)).toMatchObject({ code: 'auth/invalid-credentials' })
  })

  it('tells nothing about a new address that has an account', async () => {
    await createReader('occupied@example.com')
    const browser = await createReader('mover@example.com')
    const input = { email: 'occupied@example.com' }
    expect(await run(browser, (context) => changeEmail(context, input))).toEqual({
      ok: true,
      next: 'check-both-inboxes',
    })
  })

  // shows R126, R127
  it('shows a changed profile at once', async () => {
    const browser = await createReader('profile@example.com')
    const profile = { display_name: 'Ada' }
    expect(await run(browser, (context) => updateProfile(context, profile))).toEqual({
      ok: true,
      next: 'saved',
    })
    expect(await whoIs(browser)).toMatchObject({ claims: { user_metadata: profile } })
  })
})
