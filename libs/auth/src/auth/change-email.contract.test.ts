import { startBackend } from '@house-edge/backend'
import { describe, expect, it } from 'vitest'
import { createTestBrowser } from '../testing/test-site.ts'
import { password, useReaders } from '../../e2e/use-readers.ts'
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
import { listFactors } from '../operations/factors/list-factors.ts'

/** The backend's own time goes with the machine's, plus this. */
let aheadMs = 0

const { createReader, linkFor, mailTo, run } = useReaders((options) =>
  startBackend({ ...options, limits: { emails: 10_000 }, now: () => Date.now() + aheadMs }),
)

const told = { ok: false, code: 'auth/sent-recently', retryAfterSeconds: expect.any(Number) as unknown }

describe('a change to the address one has', () => {
  it('is refused before anything is sent, however it is written', async () => {
    const browser = await createReader('settled@example.com')
    const before = await mailTo('settled@example.com')
    for (const email of ['settled@example.com', ' Settled@Example.com '])
      expect(await run(browser, (context) => changeEmail(context, { email }))).toMatchObject({
        ok: false,
        code: 'auth/same-email',
      })
    expect(await mailTo('settled@example.com')).toEqual(before)
  })
})

describe('the pause between two messages', () => {
  // shows P31
  it('tells readers who change again, whoever has the address', async () => {
    await createReader('neighbour@example.com')
    const browser = await createReader('restless@example.com')
    const change = (email: string) => run(browser, (context) => changeEmail(context, { email }))
    expect(await change('first@example.com')).toMatchObject({ ok: true })
    expect(await change('second@example.com')).toMatchObject(told)
    expect(await change('neighbour@example.com')).toMatchObject(told)
    expect(await run(browser, (context) => resendEmailChange(context))).toMatchObject(told)
    expect(await mailTo('second@example.com')).toEqual([])
  })

  it('tells readers who ask again for their own code', async () => {
    const browser = await createReader('hasty@example.com')
    const ask = () => run(browser, (context) => sendProofCode(context))
    expect(await ask()).toMatchObject({ ok: true })
    expect(await ask()).toMatchObject(told)
  })

  // shows P31
  it('tells nobody else, which would reveal an account', async () => {
    const email = 'asked-elsewhere@example.com'
    await createReader(email)
    for (const browser of [createTestBrowser(), createTestBrowser()]) {
      expect(await run(browser, (context) => sendSignInLink(context, { email }))).toMatchObject({
        ok: true,
      })
      expect(await run(browser, (context) => requestNewPassword(context, { email }))).toMatchObject({
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
    const pending = () => run(browser, (context) => findPendingEmail(context))
    expect(await pending()).toEqual({ ok: true, pending: undefined })
    await run(browser, (context) => changeEmail(context, { email: to }))
    const old = await linkFor(from)
    await run(browser, (context) => confirmLink(context, old))
    expect(await pending()).toMatchObject({
      pending: { newEmail: to, waitsForOld: false, waitsForNew: true },
    })
    aheadMs += 61_000
    const again = await run(browser, (context) => resendEmailChange(context))
    expect(again).toEqual({ ok: true, next: 'check-both-inboxes' })
    expect(await pending()).toMatchObject({ pending: { waitsForOld: true, waitsForNew: true } })
    const resent = await linkFor(to)
    const cancel = () => run(browser, (context) => cancelEmailChange(context))
    expect(await cancel()).toEqual({ ok: true, next: 'email-change-cancelled' })
    expect(await pending()).toEqual({ ok: true, pending: undefined })
    expect(await run(browser, (context) => confirmLink(context, resent))).toMatchObject({
      code: 'auth/link-invalid',
    })
    expect(await cancel()).toMatchObject({ code: 'auth/refused' })
  })

  // shows P33
  it('learns of a confirmation elsewhere at the next check', async () => {
    const [from, to] = ['settled-there@example.com', 'moved-there@example.com']
    const browser = await createReader(from)
    await run(browser, (context) => changeEmail(context, { email: to }))
    for (const address of [from, to]) {
      const tokens = await linkFor(address)
      await run(createTestBrowser(), (context) => confirmLink(context, tokens))
    }
    const listed = await run(browser, (context) => listFactors(context))
    expect(listed).toMatchObject({ ok: true, email: to })
    const checked = await run(browser, (context) => checkSession(context))
    expect(checked).toMatchObject({ state: 'signed-in', claims: { email: to } })
    const proved = await run(browser, (context) => reauthenticate(context, { password }))
    expect(proved).toMatchObject({ ok: true })
  })
})
