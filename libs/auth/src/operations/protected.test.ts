import { describe, expect, it } from 'vitest'
import type { AuthContext } from '../setup/auth-context.ts'
import { act } from '../testing/act.ts'
import { createTestBrowser, createTestSite } from '../testing/test-site.ts'
import { deleteAccount, endSession, exportData, listSessions } from './account-data.ts'
import { changePassword, updateProfile } from './change-account.ts'
import { cancelEmailChange, changeEmail, findPendingEmail, resendEmailChange } from './change-email.ts'
import { signInWithCode } from './one-time.ts'
import { reauthenticate, sendProofCode } from './reauthenticate.ts'
import { listFactors } from './factors/list-factors.ts'
import { countRecoveryCodes, createRecoveryCodes, verifyRecoveryCode } from './factors/recovery-codes.ts'
import { enrolFactor, removeFactor, verifyFactor } from './factors/second-factor.ts'
import { signInWithPassword } from './sign-in-with-password.ts'
import { signOut } from './sign-out.ts'

const minute = 60_000
const factorId = '0f5c2f3e-0000-4000-8000-00000000000f'

/** A visitor who proved who they are so many minutes ago. */
async function visitorProven(minutesAgo: number, claims: Record<string, unknown> = {}) {
  const site = createTestSite({ siteName: 'House Edge' })
  const timestamp = Math.floor((site.clock.now() - minutesAgo * minute) / 1000)
  const amr = [{ method: 'password', timestamp }]
  const browser = createTestBrowser(
    site.service.issue({ userId: 'user-1', claims: { amr, ...claims } }),
    site.clock,
  )
  await site.clock.run(act(site.auth, browser, (context) => context.visitor()))
  site.service.calls.length = 0
  const run = <Outcome>(operate: (context: AuthContext) => Promise<Outcome>) =>
    site.clock.run(act(site.auth, browser, operate))
  return { ...site, browser, run }
}

const serious: [string, (context: AuthContext) => Promise<unknown>][] = [
  ['changePassword', (context) => changePassword(context, { password: 'a new password' })],
  ['changeEmail', (context) => changeEmail(context, { email: 'new@example.com' })],
  ['exportData', (context) => exportData(context)],
  ['deleteAccount', (context) => deleteAccount(context)],
  ['enrol', (context) => enrolFactor(context, { name: 'Phone' })],
  ['remove', (context) => removeFactor(context, { factorId })],
  ['createRecoveryCodes', (context) => createRecoveryCodes(context)],
]
const everything: [string, (context: AuthContext) => Promise<unknown>][] = [
  ...serious,
  ['updateProfile', (context) => updateProfile(context, {})],
  ['listSessions', (context) => listSessions(context)],
  ['endSession', (context) => endSession(context, { sessionId: factorId })],
  ['reauthenticate', (context) => reauthenticate(context, { password: 'x' })],
  ['sendProofCode', (context) => sendProofCode(context)],
  ['list', (context) => listFactors(context)],
  ['verify', (context) => verifyFactor(context, { factorId, code: '123456' })],
  ['countRecoveryCodes', (context) => countRecoveryCodes(context)],
  ['findPendingEmail', (context) => findPendingEmail(context)],
  ['resendEmailChange', (context) => resendEmailChange(context)],
  ['cancelEmailChange', (context) => cancelEmailChange(context)],
  ['verifyRecoveryCode', (context) => verifyRecoveryCode(context, { code: 'abcd-efgh' })],
]

describe('changePassword: and other operations of an account', () => {
  it.each(everything)('%s asks for a session, and asks nobody without one', async (_, operate) => {
    const site = createTestSite()
    const outcome = await act(site.auth, createTestBrowser(), operate)
    expect(outcome).toEqual({ ok: false, code: 'auth/session-missing' })
    expect(site.service.calls).toEqual([])
  })

  it.each(serious)('%s asks for a proof within ten minutes', async (_, operate) => {
    const { run, service } = await visitorProven(11)
    expect(await run(operate)).toEqual({ ok: false, code: 'auth/reauthentication-needed' })
    expect(service.calls).toEqual([])
  })

  it.each(serious)('%s takes a proof of nine minutes ago', async (_, operate) => {
    const { run, service } = await visitorProven(9)
    await run(operate)
    expect(service.calls.length).toBeGreaterThan(0)
  })

  it.each(serious)('%s does not take a refresh for a proof', async (_, operate) => {
    const now = Math.floor(createTestSite().clock.now() / 1000)
    const { run } = await visitorProven(60, { amr: [{ method: 'token_refresh', timestamp: now }] })
    expect(await run(operate)).toMatchObject({ code: 'auth/reauthentication-needed' })
  })

  it.each(serious)('%s takes no token without a proof', async (_, operate) => {
    const { run } = await visitorProven(0, { amr: undefined })
    expect(await run(operate)).toMatchObject({ code: 'auth/reauthentication-needed' })
  })
})

describe('sendProofCode', () => {
  // shows F76
  it('tells the operator of unsent messages', async () => {
    const { run, service, notices } = await visitorProven(60, { email: 'reader@example.com' })
    service.replies.set('/otp', {
      status: 500,
      body: { error_code: 'unexpected_failure', msg: 'Error sending email' },
    })
    expect(await run((context) => sendProofCode(context))).toMatchObject({ ok: false })
    expect(notices).toMatchObject([{ kind: 'message-not-sent', error: { status: 500 } }])
  })
})

describe('reauthenticate', () => {
  it('lets no mixed-up account in', async () => {
    const { run, service, browser } = await visitorProven(60)
    const before = new Map(browser.cookies)
    service.replies.set('/token', { body: service.issue({ userId: 'somebody-else' }) })
    expect(await run((context) => reauthenticate(context, { password: 'x' }))).toMatchObject({
      code: 'auth/invalid-credentials',
    })
    expect(browser.cookies).toEqual(before)
  })

  it('lets ten passwords be guessed, then none', async () => {
    const { run, service, clock } = await visitorProven(60)
    service.replies.set('/token', { status: 400, body: { error_code: 'invalid_credentials' } })
    const guess = () => run((context) => reauthenticate(context, { password: 'guess' }))
    for (let times = 0; times < 10; times += 1)
      expect(await guess()).toMatchObject({ code: 'auth/invalid-credentials' })
    expect(await guess()).toEqual({ ok: false, code: 'auth/too-many-attempts', retryAfterSeconds: 30 })
    expect(service.callsTo('/auth/v1/token')).toBe(10)
    await clock.advance(30_000)
    expect(await guess()).toMatchObject({ code: 'auth/invalid-credentials' })
  })
})

describe('changePassword', () => {
  // shows P26
  it.each(['reader@example.com', 'Reader2026', 'house edge', 'lovelace!1815'])(
    'refuses %j, made of account data, without a request',
    async (password) => {
      const { run, service } = await visitorProven(0, {
        email: 'reader@example.com',
        user_metadata: { display_name: 'Ada Lovelace', email_verified: true },
      })
      expect(await run((context) => changePassword(context, { password }))).toEqual({
        ok: false,
        code: 'auth/weak-password',
        reasons: ['context'],
      })
      expect(service.calls).toEqual([])
    },
  )
})

describe('signInWithPassword', () => {
  // shows F75
  it('slows down guessing, alike for existing and other accounts', async () => {
    const { run, service } = await visitorProven(0)
    service.replies.set('/token', { status: 400, body: { error_code: 'invalid_credentials' } })
    const outcomes: unknown[] = []
    for (let times = 0; times < 40; times += 1) {
      const input = { email: 'target@example.com', password: `guess ${times}` }
      outcomes.push(await run((context) => signInWithPassword(context, input)))
    }
    expect(service.callsTo('/auth/v1/token')).toBe(10)
    expect(outcomes[39]).toMatchObject({ code: 'auth/too-many-attempts' })
  })
})

describe('signInWithCode', () => {
  it('lets ten codes be guessed, then none', async () => {
    const { run, service } = await visitorProven(0)
    service.replies.set('/verify', { status: 403, body: { error_code: 'otp_expired' } })
    const codes = Array.from({ length: 30 }, (_, index) => String(100_000 + index))
    const outcomes: unknown[] = []
    for (const code of codes) {
      outcomes.push(await run((context) => signInWithCode(context, { email: 'target@example.com', code })))
    }
    expect(outcomes[9]).toMatchObject({ code: 'auth/code-invalid' })
    expect(outcomes[10]).toMatchObject({ code: 'auth/too-many-attempts' })
    expect(service.callsTo('/auth/v1/verify')).toBe(10)
  })
})

describe('signOut', () => {
  // shows F36
  it('tells the service later, when it could not be told', async () => {
    const { run, service, clock } = await visitorProven(0)
    service.mood = { kind: 'refuses-connections' }
    expect(await run((context) => signOut(context))).toEqual({ ok: true, next: 'signed-out-here-only' })
    service.mood = { kind: 'well' }
    await clock.advance(2000)
    await clock.advance(60_000)
    expect(service.callsTo('/auth/v1/logout')).toBe(2)
  })

  it('does not repeat what the service refuses', async () => {
    const { run, service, clock } = await visitorProven(0)
    service.mood = { kind: 'refuses-connections' }
    await run((context) => signOut(context))
    service.mood = { kind: 'answers', status: 403, body: { error_code: 'session_not_found' } }
    for (let minutes = 0; minutes < 5; minutes += 1) await clock.advance(60_000)
    expect(service.callsTo('/auth/v1/logout')).toBe(2)
  })

  it('gives up telling after eight times', async () => {
    const { run, service, clock } = await visitorProven(0)
    service.mood = { kind: 'answers', status: 503 }
    await run((context) => signOut(context, 'global'))
    for (let minutes = 0; minutes < 10; minutes += 1) await clock.advance(60_000)
    expect(service.callsTo('/auth/v1/logout')).toBe(9)
  })
})

describe('listFactors', () => {
  const factor = (changes: object) => ({
    id: factorId,
    factor_type: 'totp',
    status: 'verified',
    friendly_name: 'Phone',
    created_at: '2026-11-20T12:00:00Z',
    ...changes,
  })

  it('lists factors in words of our own', async () => {
    const { run, service } = await visitorProven(0)
    service.replies.set('/user', {
      body: { factors: [factor({}), factor({ status: 'unverified', friendly_name: '\u202e' })] },
    })
    expect(await run((context) => listFactors(context))).toEqual({
      ok: true,
      factors: [
        { id: factorId, type: 'totp', name: 'Phone', isActive: true, createdAt: '2026-11-20T12:00:00Z' },
        { id: factorId, type: 'totp', name: undefined, isActive: false, createdAt: '2026-11-20T12:00:00Z' },
      ],
    })
  })

  it('raises the session with a code of the active factor', async () => {
    const { run, service, browser } = await visitorProven(0)
    service.replies.set('/user', {
      body: { factors: [factor({ status: 'unverified', id: 'x' }), factor({})] },
    })
    service.replies.set(`/factors/${factorId}/challenge`, { body: { id: 'challenge' } })
    const raised = service.issue({ userId: 'user-1', claims: { aal: 'aal2' } })
    service.replies.set(`/factors/${factorId}/verify`, { body: raised })
    expect(await run((context) => verifyFactor(context, { code: '123 456' }))).toEqual({
      ok: true,
      next: 'signed-in',
    })
    expect(await run((context) => context.visitor())).toMatchObject({ claims: { aal: 'aal2' } })
    const hint = [...browser.cookies].find(([name]) => name.endsWith('-hint'))?.[1]
    expect(hint).toContain('MFA_CHALLENGE_VERIFIED')
  })

  it.each([
    ['mfa_verification_failed', 'auth/app-code-invalid'],
    ['mfa_challenge_expired', 'auth/app-code-invalid'],
    ['mfa_verification_rejected', 'auth/app-code-invalid'],
    ['mfa_recovery_codes_verify_not_enabled', 'auth/recovery-codes-off'],
  ])('tells of %s as %s', async (serviceCode, code) => {
    const { run, service } = await visitorProven(0)
    service.replies.set(`/factors/${factorId}/challenge`, { body: { id: 'challenge' } })
    service.replies.set(`/factors/${factorId}/verify`, { status: 422, body: { error_code: serviceCode } })
    expect(await run((context) => verifyFactor(context, { factorId, code: '123456' }))).toMatchObject({
      code,
    })
  })

  it.each(['', '12345', 'abcdef', '12345678901', undefined])(
    'asks nobody about the code %j',
    async (code) => {
      const { run, service } = await visitorProven(0)
      expect(await run((context) => verifyFactor(context, { factorId, code }))).toMatchObject({
        code: 'auth/app-code-invalid',
      })
      expect(service.calls).toEqual([])
    },
  )

  it('reads full-width digits, as some keyboards type them', async () => {
    const { run, service } = await visitorProven(0)
    service.replies.set(`/factors/${factorId}/challenge`, {
      status: 404,
      body: { error_code: 'mfa_factor_not_found' },
    })
    const code = '\uff11\uff12\uff13\uff14\uff15\uff16'
    expect(await run((context) => verifyFactor(context, { factorId, code }))).toMatchObject({
      code: 'auth/factor-missing',
    })
  })

  it.each(['', '../user', 'x/../../user', undefined])(
    'does not go to other addresses for the factor %j',
    async (id) => {
      const { run, service } = await visitorProven(0)
      expect(await run((context) => removeFactor(context, { factorId: id }))).toMatchObject({
        code: 'auth/factor-missing',
      })
      expect(service.calls).toEqual([])
    },
  )

  it('says that there is no factor to ask', async () => {
    const { run, service } = await visitorProven(0)
    service.replies.set('/user', { body: { factors: null } })
    expect(await run((context) => verifyFactor(context, { code: '123456' }))).toMatchObject({
      code: 'auth/factor-missing',
    })
  })

  it('hands over what an authenticator app needs', async () => {
    const { run, service } = await visitorProven(0)
    const totp = { qr_code: '<svg/>', secret: 'ABC', uri: 'otpauth://totp/x' }
    service.replies.set('/factors', { body: { id: factorId, totp } })
    expect(await run((context) => enrolFactor(context, { name: ' Phone ' }))).toEqual({
      ok: true,
      factorId,
      qrCode: '<svg/>',
      secret: 'ABC',
      uri: 'otpauth://totp/x',
    })
  })

  it('replaces recovery codes when there are some', async () => {
    const { run, service } = await visitorProven(0)
    service.replies.set('/user', { body: { factors: [factor({ factor_type: 'recovery_code' })] } })
    service.replies.set('/factors/recovery-codes/regenerate', { body: { codes: ['one', 'two'] } })
    expect(await run((context) => createRecoveryCodes(context))).toEqual({
      ok: true,
      codes: ['one', 'two'],
    })
  })

  // shows P29
  it.each([
    [
      { status: 404, body: { error_code: 'mfa_factor_not_found' } },
      { ok: true, total: 0, left: 0 },
    ],
    [{ body: { type: 'recovery_code', total: 10, remaining: 3 } }, { ok: true, total: 10, left: 3 }],
    [{ body: { total: 'ten' } }, { ok: false, code: 'auth/unavailable' }],
    [{ status: 404, body: 'a page' }, { ok: false }],
  ])('counts recovery codes as %j has them', async (reply, outcome) => {
    const { run, service } = await visitorProven(0)
    service.replies.set('/factors/recovery-codes', reply)
    expect(await run((context) => countRecoveryCodes(context))).toMatchObject(outcome)
  })

  it('takes a recovery code in place of the app', async () => {
    const { run, service } = await visitorProven(0)
    const raised = service.issue({ userId: 'user-1', claims: { aal: 'aal2' } })
    service.replies.set('/factors/recovery-codes/verify', { body: raised })
    expect(await run((context) => verifyRecoveryCode(context, { code: 'abcd-efgh' }))).toEqual({
      ok: true,
      next: 'signed-in',
    })
  })
})

describe('deleteAccount', () => {
  it('asks for the second factor when the database does', async () => {
    const { run, service } = await visitorProven(0)
    service.replies.set('/rest/v1/rpc/delete_my_account', {
      status: 403,
      body: { code: '42501', message: 'no' },
    })
    expect(await run((context) => deleteAccount(context))).toMatchObject({
      code: 'auth/second-factor-needed',
    })
  })
})
