import { describe, expect, it } from 'vitest'
import { createTestBrowser, createTestSite, postedForm, type TestSite } from '../testing/test-site.ts'
import type { AuthContext } from '../setup/auth-context.ts'
import { confirmLink } from '../operations/confirm.ts'
import { requestNewPassword, resendConfirmation, sendSignInLink } from '../operations/one-time.ts'
import { signInWithPassword } from '../operations/sign-in-with-password.ts'
import { signOut } from '../operations/sign-out.ts'
import { signUp } from '../operations/sign-up.ts'

const email = 'reader@example.com'
const password = 'correct horse'
const link = { tokenHash: 'abcdef123456', type: 'signup' }

async function outcomeOf(
  site: TestSite,
  operate: (context: AuthContext) => Promise<unknown>,
): Promise<unknown> {
  const browser = createTestBrowser()
  const response = await site.clock.run(
    site.auth.handle(browser.request('/x', postedForm({})), async (context) =>
      Response.json(await operate(context)),
    ),
  )
  expect(browser.receive(response).headers.get('cache-control')).toContain('no-store')
  return response.json()
}

function siteAnswering(status: number, body: unknown = {}) {
  const site = createTestSite()
  site.service.mood = { kind: 'answers', status, body }
  return site
}

describe('signUp', () => {
  // shows R115
  it.each([
    ['a new account', 200, { id: 'u', email }, { ok: true, next: 'check-inbox' }],
    ['an account that exists', 422, { error_code: 'user_already_exists' }, { ok: true, next: 'check-inbox' }],
    ['an address that exists', 422, { error_code: 'email_exists' }, { ok: true, next: 'check-inbox' }],
    ['a closed door', 422, { error_code: 'signup_disabled' }, { ok: false, code: 'auth/sign-up-closed' }],
    [
      'an address it refuses',
      400,
      { error_code: 'email_address_invalid' },
      { ok: false, code: 'auth/invalid-email' },
    ],
    [
      'a limit',
      429,
      { error_code: 'over_request_rate_limit' },
      { ok: false, code: 'auth/too-many-attempts' },
    ],
    ['a failure', 503, {}, { ok: false, code: 'auth/unavailable' }],
    ['a refusal of another kind', 400, { error_code: 'odd' }, { ok: false, code: 'auth/refused' }],
  ])('tells of %s', async (_, status, body, expected) => {
    const site = siteAnswering(status, body)
    expect(await outcomeOf(site, (context) => signUp(context, { email, password }))).toMatchObject(expected)
  })

  it('says why a password is weak', async () => {
    const body = { error_code: 'weak_password', weak_password: { reasons: ['length', 'pwned'] } }
    const site = siteAnswering(422, body)
    expect(await outcomeOf(site, (context) => signUp(context, { email, password }))).toMatchObject({
      code: 'auth/weak-password',
      reasons: ['length', 'pwned'],
    })
  })

  it('asks nobody about input that cannot be right', async () => {
    const site = createTestSite()
    expect(await outcomeOf(site, (context) => signUp(context, { email: 'x', password }))).toMatchObject({
      code: 'auth/invalid-email',
    })
    expect(await outcomeOf(site, (context) => signUp(context, { email, password: 'short' }))).toMatchObject({
      code: 'auth/password-too-short',
    })
    expect(site.service.calls).toEqual([])
  })
})

const byMessage: [string, (context: AuthContext) => Promise<unknown>][] = [
  ['signUp', (context) => signUp(context, { email, password })],
  ['resendConfirmation', (context) => resendConfirmation(context, { email })],
  ['sendSignInLink', (context) => sendSignInLink(context, { email })],
  ['requestNewPassword', (context) => requestNewPassword(context, { email })],
]

describe('sendSignInLink', () => {
  it.each([
    [{ email: 'a@b' }, 'auth/invalid-email'],
    [{ email: 'a@b', phone: '+441632960123' }, 'auth/invalid-email'],
    [{ phone: '01632 960123' }, 'auth/invalid-phone'],
    [{}, 'auth/invalid-email'],
  ])('names the malformed field of %j without a call', async (input, code) => {
    const site = createTestSite()
    expect(await outcomeOf(site, (context) => sendSignInLink(context, input))).toEqual({ ok: false, code })
    expect(site.service.calls).toEqual([])
  })
})

describe('requestNewPassword: a mail server that is down', () => {
  // shows F76
  it.each(byMessage)('answers alike for every account in %s, and logs it', async (_, operate) => {
    const site = siteAnswering(500, {
      error_code: 'unexpected_failure',
      msg: 'Error sending recovery email',
    })
    expect(await outcomeOf(site, operate)).toEqual({ ok: true, next: 'check-inbox' })
    expect(site.notices).toMatchObject([{ kind: 'message-not-sent', error: { status: 500 } }])
  })
})

describe('requestNewPassword: a project without messages left', () => {
  // shows F76
  it.each(byMessage)('answers alike for all accounts in %s, and logs it', async (_, operate) => {
    const site = siteAnswering(429, {
      error_code: 'over_email_send_rate_limit',
      msg: 'email rate limit exceeded',
    })
    expect(await outcomeOf(site, operate)).toEqual({ ok: true, next: 'check-inbox' })
    expect(site.notices).toMatchObject([{ kind: 'message-not-sent', error: { status: 429 } }])
  })

  it('makes no difference for phones either', async () => {
    const site = siteAnswering(429, {
      error_code: 'over_sms_send_rate_limit',
      msg: 'SMS rate limit exceeded',
    })
    expect(await outcomeOf(site, (context) => sendSignInLink(context, { phone: '+441632960123' }))).toEqual({
      ok: true,
      next: 'check-inbox',
    })
  })

  it.each(byMessage)('is no visitor who asks too often: %s', async (_, operate) => {
    const site = siteAnswering(429, { error_code: 'over_request_rate_limit' })
    expect(await outcomeOf(site, operate)).toMatchObject({ ok: false, code: 'auth/too-many-attempts' })
    expect(site.notices).toEqual([])
  })

  it.each(byMessage)('is no pause of one account: %s', async (_, operate) => {
    const site = siteAnswering(429, {
      error_code: 'over_email_send_rate_limit',
      msg: 'For security purposes, you can only request this after 42 seconds.',
    })
    expect(await outcomeOf(site, operate)).toEqual({ ok: true, next: 'check-inbox' })
    expect(site.notices).toEqual([])
  })
})

describe('resendConfirmation', () => {
  // shows R176
  it.each([
    [200, {}],
    [400, { error_code: 'user_not_found' }],
    [422, { error_code: 'email_exists' }],
  ])('says the same with and without an account: %i', async (status, body) => {
    const site = siteAnswering(status, body)
    expect(await outcomeOf(site, (context) => resendConfirmation(context, { email }))).toEqual({
      ok: true,
      next: 'check-inbox',
    })
  })

  it('says when to come back', async () => {
    const site = createTestSite()
    site.service.mood = { kind: 'answers', status: 429, headers: { 'retry-after': '17' } }
    expect(await outcomeOf(site, (context) => resendConfirmation(context, { email }))).toMatchObject({
      code: 'auth/too-many-attempts',
      retryAfterSeconds: 17,
    })
  })
})

describe('signInWithPassword', () => {
  it.each([
    ['invalid_credentials', 'auth/invalid-credentials'],
    ['user_banned', 'auth/invalid-credentials'],
    ['user_not_found', 'auth/invalid-credentials'],
    ['user_sso_managed', 'auth/invalid-credentials'],
    ['email_not_confirmed', 'auth/email-not-confirmed'],
    ['over_request_rate_limit', 'auth/too-many-attempts'],
  ])('tells of %s as %s', async (serviceCode, code) => {
    const site = siteAnswering(400, { error_code: serviceCode })
    expect(
      await outcomeOf(site, (context) => signInWithPassword(context, { email, password })),
    ).toMatchObject({ code })
  })

  // shows R116
  it('asks for a second factor when the account has one', async () => {
    const site = createTestSite()
    const session = { ...site.service.issue(), user: { id: 'u', factors: [{ id: 'f', status: 'verified' }] } }
    site.service.replies.set('/token', { body: session })
    expect(await outcomeOf(site, (context) => signInWithPassword(context, { email, password }))).toEqual({
      ok: true,
      next: 'second-factor',
    })
  })

  it('refuses a sign-in whose token this site would refuse', async () => {
    const site = createTestSite()
    const session = site.service.issue({ claims: { iss: 'https://another.example/auth/v1' } })
    site.service.replies.set('/token', { body: session })
    expect(
      await outcomeOf(site, (context) => signInWithPassword(context, { email, password })),
    ).toMatchObject({
      code: 'auth/unavailable',
    })
    expect(site.notices).toMatchObject([{ kind: 'foreign-token', error: { code: 'auth/invalid-jwt' } }])
  })

  it('does not sign in when the answer has no session', async () => {
    expect(
      await outcomeOf(siteAnswering(200), (context) => signInWithPassword(context, { email, password })),
    ).toMatchObject({ code: 'auth/unavailable' })
  })

  // shows F42
  it('stores no session that locks the visitor out', async () => {
    const site = createTestSite()
    const session = site.service.issue({ claims: { user_metadata: { novel: 'x'.repeat(6000) } } })
    site.service.replies.set('/token', { body: session })
    expect(
      await outcomeOf(site, (context) => signInWithPassword(context, { email, password })),
    ).toMatchObject({
      ok: false,
    })
  })
})

describe('confirmLink', () => {
  it.each([
    [403, { error_code: 'otp_expired' }, 'auth/link-invalid'],
    [400, { error_code: 'validation_failed' }, 'auth/link-invalid'],
    [404, { error_code: 'user_not_found' }, 'auth/link-invalid'],
    [429, {}, 'auth/too-many-attempts'],
    [503, {}, 'auth/unavailable'],
  ])('tells of %i %j as %s', async (status, body, code) => {
    const site = siteAnswering(status, body)
    expect(await outcomeOf(site, (context) => confirmLink(context, link))).toMatchObject({ code })
  })

  it.each([
    {},
    { ...link, type: 'sms' },
    { ...link, type: '__proto__' },
    { ...link, tokenHash: '' },
    { ...link, tokenHash: 'a b' },
    { ...link, tokenHash: '../../token' },
    { ...link, tokenHash: 'a'.repeat(257) },
  ])('asks nobody about %j', async (input) => {
    const site = createTestSite()
    expect(await outcomeOf(site, (context) => confirmLink(context, input))).toMatchObject({
      code: 'auth/link-invalid',
    })
    expect(site.service.calls).toEqual([])
  })

  it('waits for the other mailbox when an address changes', async () => {
    const site = siteAnswering(200, { msg: 'Confirmation link accepted.', code: 200 })
    const change = { ...link, type: 'email_change' }
    expect(await outcomeOf(site, (context) => confirmLink(context, change))).toEqual({
      ok: true,
      next: 'confirm-other-mailbox',
    })
  })

  it('leads to a new password after a recovery link', async () => {
    const site = createTestSite()
    const session = site.service.issue()
    site.service.replies.set('/verify', { body: session })
    expect(await outcomeOf(site, (context) => confirmLink(context, { ...link, type: 'recovery' }))).toEqual({
      ok: true,
      next: 'new-password',
    })
  })
})

describe('signOut', () => {
  it('has nothing to do without a session', async () => {
    const site = createTestSite()
    expect(await outcomeOf(site, (context) => signOut(context))).toEqual({ ok: true, next: 'signed-out' })
    expect(await outcomeOf(site, (context) => signOut(context, 'others'))).toMatchObject({
      code: 'auth/session-missing',
    })
    expect(site.service.calls).toEqual([])
  })
})
