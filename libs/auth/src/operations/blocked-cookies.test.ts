import { describe, expect, it } from 'vitest'
import type { AuthContext } from '../setup/auth-context.ts'
import { createTestBrowser, createTestSite } from '../testing/test-site.ts'
import { confirmLink } from './confirm.ts'
import { signInWithIdToken, signInWithWallet } from './foreign-proof.ts'
import { finishProviderSignIn } from './oauth.ts'
import { signInWithCode } from './one-time.ts'
import { signInWithPassword } from './sign-in-with-password.ts'

const email = 'reader@example.com'
const byPassword = (context: AuthContext) => signInWithPassword(context, { email, password: 'correct horse' })

const waysIn: Record<string, (context: AuthContext) => Promise<unknown>> = {
  'a password': byPassword,
  'a code': (context) => signInWithCode(context, { email, code: '123456' }),
  'a link': (context) => confirmLink(context, { type: 'magiclink', tokenHash: 'a'.repeat(32) }),
  'a provider': (context) => finishProviderSignIn(context, { flow: 'abc', code: 'a'.repeat(32) }),
  'a token': (context) => signInWithIdToken(context, { provider: 'google', idToken: 'a.b.c', nonce: 'a' }),
  'a wallet': (context) =>
    signInWithWallet(context, { chain: 'solana', message: 'x', signature: 'a'.repeat(64) }),
}

const page = () => new Response('the page')
const posted = () => new Request('http://localhost:3000/api/auth/sign-in', { method: 'POST' })

describe('signInWithPassword: a browser that keeps no cookies', () => {
  // shows F77
  it.each(Object.entries(waysIn))('is told so and not signed in by %s', async (_way, signIn) => {
    const { auth, service } = createTestSite()
    const context = auth.open(posted())
    expect(await signIn(context)).toEqual({ ok: false, code: 'auth/cookies-blocked' })
    expect(service.calls).toEqual([])
    expect(context.applyTo(new Response()).headers.getSetCookie()).toEqual([])
  })

  it('is told of a provider’s refusal or late return instead', async () => {
    const { auth } = createTestSite()
    expect(await finishProviderSignIn(auth.open(posted()), { flow: null, code: null })).toEqual({
      ok: false,
      code: 'auth/provider-failed',
    })
  })

  it.each(['/login', '/login/code', '/confirm'])('shows by the probe that %s leaves', async (path) => {
    const { auth, service } = createTestSite()
    const browser = createTestBrowser()
    browser.cookies.clear()
    browser.receive(await auth.proxy(browser.request(path), page))
    await byPassword(auth.open(browser.request('/api/auth/sign-in')))
    expect(service.callsTo('/auth/v1/token')).toBe(1)
  })

  it('is not known where no rule leaves a probe', async () => {
    const { auth, service } = createTestSite({ rule: undefined })
    await byPassword(auth.open(posted()))
    expect(service.callsTo('/auth/v1/token')).toBe(1)
  })
})
