import { afterAll, beforeAll, describe, expect, it, inject } from 'vitest'
import { startBackend } from '@house-edge/backend'
import { act } from '../testing/act.ts'
import { patientClock } from '../testing/patient-clock.ts'
import { createTestBrowser, postedForm, testRule } from '../testing/test-site.ts'
import { getLink, getLinkTokens, startOnCopy, type TestBackend } from '../testing/test-backend.ts'
import { createAuth } from './create-auth.ts'
import type { Auth } from '../setup/auth.ts'
import { changePassword } from '../operations/change-account.ts'
import { confirmLink } from '../operations/confirm.ts'
import { requestNewPassword } from '../operations/one-time.ts'
import { signInWithPassword } from '../operations/sign-in-with-password.ts'
import { signOut } from '../operations/sign-out.ts'
import { signUp } from '../operations/sign-up.ts'

let backend: TestBackend
let auth: Auth

beforeAll(async () => {
  backend = await startOnCopy(inject('template'), startBackend)
  auth = createAuth({
    backend,
    siteOrigin: 'http://localhost:3000',
    rule: testRule,
    afterSignIn: '/account',
    cookieName: 'sb-127-auth-token',
    clock: patientClock,
  })
})

afterAll(() => backend.close())

const password = 'a long enough password'

describe('createAuth against the backend', () => {
  // shows R034, R115, R116, R122
  it('signs up, confirms, signs in, returns and signs out', async () => {
    const browser = createTestBrowser()
    const email = 'reader@example.com'
    const border = async (path: string) =>
      browser.receive(await auth.proxy(browser.request(path), () => new Response('the page')))

    const turnedAway = await border('/account/saved?page=2')
    expect(turnedAway.headers.get('location')).toBe('http://localhost:3000/login')

    browser.receive(
      await auth.handle(
        browser.request('/api/auth/sign-up', postedForm({ email, password })),
        async (context) => {
          const outcome = await signUp(context, { email, password, profile: { display_name: 'Ada' } })
          expect(outcome).toEqual({ ok: true, next: 'check-inbox' })
          return context.redirect('/sign-up?code=auth/check-inbox')
        },
      ),
    )
    expect(browser.sessionCookies()).toEqual([])

    const link = await getLink(backend, email)
    expect(link.get('next')).toBe('/account/saved?page=2')
    const confirm = { tokenHash: link.get('token_hash') ?? '', type: link.get('type') ?? '' }
    const confirmed = browser.receive(
      await auth.handle(browser.request('/api/auth/confirm', postedForm(confirm)), async (context) => {
        expect(await confirmLink(context, confirm)).toEqual({ ok: true, next: 'signed-in' })
        return context.redirect(context.takeReturnPath())
      }),
    )
    expect(confirmed.headers.get('location')).toBe('http://localhost:3000/account/saved?page=2')
    expect(await (await border('/account/saved?page=2')).text()).toBe('the page')

    browser.receive(
      await auth.handle(browser.request('/api/auth/sign-out', postedForm({})), async (context) => {
        expect(await signOut(context)).toEqual({ ok: true, next: 'signed-out' })
        return context.redirect('/')
      }),
    )
    expect(browser.sessionCookies()).toEqual([])
    expect((await border('/account')).status).toBe(303)

    browser.receive(
      await auth.handle(
        browser.request('/api/auth/sign-in', postedForm({ email, password })),
        async (context) => {
          expect(await signInWithPassword(context, { email, password })).toEqual({
            ok: true,
            next: 'signed-in',
          })
          const visitor = await context.visitor()
          expect(visitor).toMatchObject({
            state: 'signed-in',
            claims: { email, aal: 'aal1', user_metadata: { display_name: 'Ada' } },
          })
          return context.redirect(context.takeReturnPath())
        },
      ),
    )
    expect(await (await border('/account')).text()).toBe('the page')
  })

  // shows P23
  it('replaces a stranger’s password at the owner’s choice', async () => {
    const email = 'owner@example.com'
    const [stranger, owner] = [createTestBrowser(), createTestBrowser()]
    await act(auth, stranger, (context) => signUp(context, { email, password: 'chosen by a stranger' }))

    await act(auth, owner, (context) => requestNewPassword(context, { email }))
    const recovery = await getLinkTokens(backend, email)
    expect(await act(auth, owner, (context) => confirmLink(context, recovery))).toEqual({
      ok: true,
      next: 'new-password',
    })
    await act(auth, owner, (context) => changePassword(context, { password }))

    const signIn = (word: string) =>
      act(auth, stranger, (context) => signInWithPassword(context, { email, password: word }))
    expect(await signIn('chosen by a stranger')).toMatchObject({ code: 'auth/invalid-credentials' })
    expect(await signIn(password)).toMatchObject({ ok: true })
  })
})
