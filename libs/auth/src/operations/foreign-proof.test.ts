import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { AuthContext } from '../setup/auth-context.ts'
import { act } from '../testing/act.ts'
import { createTestBrowser, createTestSite } from '../testing/test-site.ts'
import { signInWithIdToken, signInWithWallet, startSingleSignOn } from './foreign-proof.ts'
import { finishProviderSignIn } from './oauth.ts'

const idToken = 'aaaa.bbbb.cccc'
const wallet = {
  chain: 'ethereum',
  message: 'house-edge.example wants you to sign in',
  signature: `0x${'ab'.repeat(65)}`,
} as const
const organisation = { domain: 'example.com', callback: '/api/auth/provider/callback' }

/** A site that keeps what its service was sent. */
function createSite() {
  const sent: { path: string; body: unknown }[] = []
  const site = createTestSite({
    async fetch(input, init) {
      const request = new Request(input, init)
      const { pathname, search } = new URL(request.url)
      sent.push({ path: pathname + search, body: await request.json().catch(() => undefined) })
      return site.service.fetch(input, init)
    },
  })
  return { ...site, sent }
}

const ways: [string, string, (context: AuthContext) => Promise<unknown>][] = [
  ['signInWithIdToken', '/token', (context) => signInWithIdToken(context, { provider: 'google', idToken })],
  ['signInWithWallet', '/token', (context) => signInWithWallet(context, wallet)],
  ['startSingleSignOn', '/sso', (context) => startSingleSignOn(context, organisation)],
]

describe('signInWithIdToken: and other proofs from elsewhere', () => {
  it.each(ways)('says of %s only that it failed, whatever the service said', async (_, path, operate) => {
    const { auth, service } = createSite()
    service.replies.set(path, {
      status: 400,
      body: { error_code: 'provider_disabled', msg: 'not enabled' },
    })
    expect(await act(auth, createTestBrowser(), operate)).toMatchObject({ code: 'auth/provider-failed' })
  })

  it.each(ways)('%s says when the service cannot be reached', async (_, path, operate) => {
    const { auth, service } = createSite()
    service.replies.set(path, { status: 503, body: {} })
    expect(await act(auth, createTestBrowser(), operate)).toMatchObject({ code: 'auth/unavailable' })
  })

  // shows R119, R120
  it.each<[string, (context: AuthContext) => Promise<unknown>, unknown]>([
    [
      'id_token',
      (context) => signInWithIdToken(context, { provider: 'google', idToken, nonce: 'once' }),
      { provider: 'google', id_token: idToken, nonce: 'once' },
    ],
    ['web3', (context) => signInWithWallet(context, wallet), wallet],
  ])('sign in by %s', async (grant, operate, body) => {
    const { auth, service, sent } = createSite()
    service.replies.set('/token', { body: service.issue({ userId: 'user-1' }) })
    const browser = createTestBrowser()
    expect(await act(auth, browser, operate)).toEqual({ ok: true, next: 'signed-in' })
    expect(sent[0]).toEqual({ path: `/auth/v1/token?grant_type=${grant}`, body })
    expect(await act(auth, browser, (context) => context.visitor())).toMatchObject({ state: 'signed-in' })
  })

  it.each<[string, (context: AuthContext) => Promise<unknown>]>([
    ['no token', (context) => signInWithIdToken(context, { provider: 'google' })],
    ['no JWT', (context) => signInWithIdToken(context, { provider: 'google', idToken: 'a b' })],
    [
      'a token of 8,193 characters',
      (context) => signInWithIdToken(context, { provider: 'google', idToken: `a.b.${'c'.repeat(8_189)}` }),
    ],
    ['no signature', (context) => signInWithWallet(context, { ...wallet, signature: '' })],
    [
      'a message of 4,097 characters',
      (context) => signInWithWallet(context, { ...wallet, message: 'x'.repeat(4_097) }),
    ],
    ['no message', (context) => signInWithWallet(context, { ...wallet, message: undefined })],
  ])('ask nobody about %s', async (_, operate) => {
    const { auth, sent } = createSite()
    expect(await act(auth, createTestBrowser(), operate)).toEqual({ ok: false, code: 'auth/provider-failed' })
    expect(sent).toEqual([])
  })

  // shows R119, R120
  it('ask about what is as long as allowed', async () => {
    const { auth, sent } = createSite()
    const idTokenOf = `a.b.${'c'.repeat(8_188)}`
    await act(auth, createTestBrowser(), (context) =>
      signInWithIdToken(context, { provider: 'google', idToken: idTokenOf }),
    )
    await act(auth, createTestBrowser(), (context) =>
      signInWithWallet(context, { ...wallet, message: 'x'.repeat(4_096) }),
    )
    expect(sent).toHaveLength(2)
  })

  // shows R129
  it('come back with a code for this browser alone', async () => {
    const { auth, service, sent } = createSite()
    const browser = createTestBrowser()
    service.replies.set('/sso', { body: { url: 'https://idp.example/login?x=1' } })
    const began = await act(auth, browser, (context) =>
      startSingleSignOn(context, { ...organisation, returnTo: '/account/profile' }),
    )
    expect(began).toEqual({ ok: true, to: 'https://idp.example/login?x=1' })
    const asked = sent[0]?.body as Record<string, string>
    expect(asked).toMatchObject({
      domain: 'example.com',
      skip_http_redirect: true,
      code_challenge_method: 's256',
    })
    const back = new URL(asked['redirect_to'] ?? '')
    expect(back.pathname).toBe('/api/auth/provider/callback')

    service.replies.set('/token', { body: service.issue({ userId: 'user-1' }) })
    const answer = { flow: back.searchParams.get('flow'), code: 'a-code-of-the-service' }
    expect(
      await act(auth, createTestBrowser(), (context) => finishProviderSignIn(context, answer)),
    ).toMatchObject({ code: 'auth/provider-failed' })
    expect(await act(auth, browser, (context) => finishProviderSignIn(context, answer))).toEqual({
      ok: true,
      next: 'signed-in',
      returnTo: '/account/profile',
    })
    const exchanged = sent.find(({ path }) => path.endsWith('=pkce'))?.body as Record<string, string>
    const verifier = exchanged['code_verifier'] ?? ''
    expect(createHash('sha256').update(verifier).digest('base64url')).toBe(asked['code_challenge'])
  })

  it('lead to no address that a browser would run', async () => {
    const { auth, service } = createSite()
    service.replies.set('/sso', { body: { url: 'javascript:alert(1)' } })
    expect(
      await act(auth, createTestBrowser(), (context) => startSingleSignOn(context, organisation)),
    ).toMatchObject({ code: 'auth/unavailable' })
  })
})
