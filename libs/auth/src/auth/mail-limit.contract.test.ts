import { startBackend } from '@house-edge/backend'
import { afterAll, beforeAll, describe, expect, it, inject } from 'vitest'
import type { AuthContext } from '../setup/auth-context.ts'
import { act } from '../testing/act.ts'
import { patientClock } from '../testing/patient-clock.ts'
import { getLinkTokens, listMail, startOnCopy, type TestBackend } from '../testing/test-backend.ts'
import { createTestBrowser, testRule } from '../testing/test-site.ts'
import { createAuth } from './create-auth.ts'
import type { Auth } from '../setup/auth.ts'
import { changeEmail, findPendingEmail } from '../operations/change-email.ts'
import { confirmLink } from '../operations/confirm.ts'
import { requestNewPassword, resendConfirmation, sendSignInLink } from '../operations/one-time.ts'
import { signUp } from '../operations/sign-up.ts'

const password = 'a long enough password'
const [known, waiting, unknown] = ['known@example.com', 'waiting@example.com', 'unknown@example.com']
const reader = createTestBrowser()

let backend: TestBackend
let auth: Auth
/** What the operator was told of. */
const notices: unknown[] = []
/** The backend's own time goes with the machine's, plus this. */
let aheadMs = 0

beforeAll(async () => {
  backend = await startOnCopy(inject('template'), (options) =>
    startBackend({ ...options, limits: { emails: 2 }, now: () => Date.now() + aheadMs }),
  )
  auth = createAuth({
    backend,
    siteOrigin: 'http://localhost:3000',
    rule: testRule,
    cookieName: 'sb-127-auth-token',
    clock: patientClock,
    onNotice: (notice) => notices.push(notice),
  })
  // These are the two messages that the project may send.
  for (const email of [known, waiting]) {
    await act(auth, reader, (context) => signUp(context, { email, password }))
  }
  const tokens = await getLinkTokens(backend, known)
  await act(auth, reader, (context) => confirmLink(context, tokens))
  aheadMs = 61_000
})

afterAll(() => backend.close())

describe('a project that has sent as many messages as it may', () => {
  // shows F76
  it.each<[string, (context: AuthContext, email: string) => Promise<unknown>]>([
    ['signUp', (context, email) => signUp(context, { email, password })],
    ['resendConfirmation', (context, email) => resendConfirmation(context, { email })],
    ['sendSignInLink', (context, email) => sendSignInLink(context, { email })],
    ['requestNewPassword', (context, email) => requestNewPassword(context, { email })],
  ])('says the same of every kind of address in %s', async (_, operate) => {
    notices.length = 0
    for (const email of [known, waiting, unknown]) {
      const outcome = await act(auth, createTestBrowser(), (context) => operate(context, email))
      expect(outcome).toEqual({ ok: true, next: 'check-inbox' })
    }
    expect(notices).toContainEqual(expect.objectContaining({ kind: 'message-not-sent' }))
    expect(await listMail(backend, unknown)).toEqual([])
  })

  // shows F76
  it('says the same of taken and free new addresses', async () => {
    for (const email of [waiting, unknown]) {
      const outcome = await act(auth, reader, (context) => changeEmail(context, { email }))
      expect(outcome).toEqual({ ok: true, next: 'check-both-inboxes' })
    }
    expect(await act(auth, reader, (context) => findPendingEmail(context))).toEqual({
      ok: true,
      pending: undefined,
    })
  })
})
