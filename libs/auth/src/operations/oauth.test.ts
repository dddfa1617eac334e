import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { act } from '../testing/act.ts'
import {
  createTestBrowser,
  createTestSite,
  testNames,
  type TestBrowser,
  type TestSite,
} from '../testing/test-site.ts'
import { finishProviderSignIn, startProviderSignIn } from './oauth.ts'

const code = 'code-of-the-provider'

async function start(site: TestSite, browser: TestBrowser, returnTo?: string) {
  const input = { provider: 'github', callback: '/api/auth/callback', ...(returnTo ? { returnTo } : {}) }
  const response = await act(site.auth, browser, (context) => startProviderSignIn(context, input))
  const url = new URL(response.headers.get('location') ?? '')
  const callback = new URL(url.searchParams.get('redirect_to') ?? '')
  return { url, callback, flow: callback.searchParams.get('flow') }
}

const finish = (
  site: TestSite,
  browser: TestBrowser,
  input: { flow?: string | null; code?: string | null },
) => site.clock.run(act(site.auth, browser, (context) => finishProviderSignIn(context, input)))

describe('startProviderSignIn', () => {
  it('sends a challenge along and keeps its secret in a cookie', async () => {
    const site = createTestSite()
    const browser = createTestBrowser()
    const { url, callback } = await start(site, browser)
    expect(url.origin + url.pathname).toBe('http://127.0.0.1:54399/auth/v1/authorize')
    expect(url.searchParams.get('provider')).toBe('github')
    expect(url.searchParams.get('code_challenge_method')).toBe('s256')
    expect(callback.origin + callback.pathname).toBe('http://localhost:3000/api/auth/callback')
    const [flow] = JSON.parse(
      Buffer.from(browser.cookies.get(testNames.flow) ?? '', 'base64url').toString(),
    ) as [{ verifier: string }]
    const challenge = createHash('sha256').update(flow.verifier).digest('base64url')
    expect(url.searchParams.get('code_challenge')).toBe(challenge)
    expect(flow.verifier.length).toBeGreaterThanOrEqual(43)
    expect(url.href).not.toContain(flow.verifier)
  })
})

describe('finishProviderSignIn', () => {
  it('signs in with a code once and returns', async () => {
    const site = createTestSite()
    const browser = createTestBrowser()
    const { flow } = await start(site, browser, '/saved')
    site.service.replies.set('/token', { body: site.service.issue() })
    expect(await finish(site, browser, { flow, code })).toEqual({
      ok: true,
      next: 'signed-in',
      returnTo: '/saved',
    })
    expect(browser.sessionCookies()).toHaveLength(1)
    expect(browser.cookies.has(testNames.flow)).toBe(false)
    expect(await finish(site, browser, { flow, code })).toMatchObject({ code: 'auth/provider-failed' })
    expect(site.service.callsTo('/auth/v1/token')).toBe(1)
  })

  it('keeps the flows of several tabs apart', async () => {
    const site = createTestSite()
    const browser = createTestBrowser()
    const first = await start(site, browser, '/first')
    const second = await start(site, browser, '/second')
    site.service.replies.set('/token', { body: site.service.issue() })
    expect(await finish(site, browser, { flow: first.flow, code })).toMatchObject({ returnTo: '/first' })
    expect(await finish(site, browser, { flow: second.flow, code })).toMatchObject({ returnTo: '/second' })
  })

  it('ignores where another site would lead the visitor', async () => {
    const site = createTestSite()
    const browser = createTestBrowser()
    const { flow } = await start(site, browser, '//evil.example')
    site.service.replies.set('/token', { body: site.service.issue() })
    expect(await finish(site, browser, { flow, code })).toEqual({ ok: true, next: 'signed-in' })
  })

  it.each<[string, { flow?: string | null; code?: string | null }]>([
    ['no flow', { code }],
    ['an empty flow', { flow: '', code }],
    ['a flow of another browser', { flow: 'another', code }],
    ['a flow that names an object', { flow: '__proto__', code }],
  ])('asks nobody when there is %s', async (_, input) => {
    const site = createTestSite()
    const browser = createTestBrowser()
    await start(site, browser)
    expect(await finish(site, browser, input)).toMatchObject({ code: 'auth/provider-failed' })
    expect(site.service.calls).toEqual([])
  })

  it.each([null, '', 'x', '<script>alert(1)</script>', 'a'.repeat(300)])(
    'asks nobody when the code is %j',
    async (bad) => {
      const site = createTestSite()
      const browser = createTestBrowser()
      const { flow } = await start(site, browser)
      expect(await finish(site, browser, { flow, code: bad })).toMatchObject({ code: 'auth/provider-failed' })
      expect(site.service.calls).toEqual([])
    },
  )

  // shows P28
  it.each([
    ['/login', 'http://localhost:3000/login#'],
    ['/login?way=github', 'http://localhost:3000/login?way=github#'],
    ['/login#form', 'http://localhost:3000/login#form'],
  ])('ends the service’s fragment when a redirect to %s failed', async (to, location) => {
    const site = createTestSite()
    const response = await site.clock.run(
      act(site.auth, createTestBrowser(), async (context) => {
        await finishProviderSignIn(context, { flow: 'another', code: null })
        return context.redirect(to)
      }),
    )
    expect(response.headers.get('location')).toBe(location)
  })

  it('after a success a redirect leads where it says', async () => {
    const site = createTestSite()
    const browser = createTestBrowser()
    const { flow } = await start(site, browser)
    site.service.replies.set('/token', { body: site.service.issue() })
    const response = await site.clock.run(
      act(site.auth, browser, async (context) => {
        await finishProviderSignIn(context, { flow, code })
        return context.redirect('/account')
      }),
    )
    expect(response.headers.get('location')).toBe('http://localhost:3000/account')
  })

  it.each([
    [400, { error_code: 'flow_state_expired' }, 'auth/provider-failed'],
    [400, { error_code: 'bad_code_verifier' }, 'auth/provider-failed'],
    [503, {}, 'auth/unavailable'],
  ])('tells of %i %j as %s', async (status, body, expected) => {
    const site = createTestSite()
    const browser = createTestBrowser()
    const { flow } = await start(site, browser)
    site.service.replies.set('/token', { status, body })
    expect(await finish(site, browser, { flow, code })).toMatchObject({ ok: false, code: expected })
  })
})
