import { describe, expect, it } from 'vitest'
import { createTestBrowser, createTestSite, postedForm, testNames, testRule } from '../testing/test-site.ts'
import { encodeJson } from '../cookies/cookie-value.ts'

const page = () => new Response('the page')

describe('createAuthContext: proxy', () => {
  // shows R029
  it('sends visitors to sign in, and back', async () => {
    const { auth } = createTestSite()
    const browser = createTestBrowser()
    const response = browser.receive(
      await auth.proxy(browser.request('/account/saved?page=2&_rsc=abc'), page),
    )
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toBe('http://localhost:3000/login')
    expect(response.headers.get('cache-control')).toContain('no-store')
    expect(auth.open(browser.request('/x')).takeReturnPath()).toBe('/account/saved?page=2')
  })

  // shows F71
  it('never takes the host of a redirect from a request', async () => {
    const { auth } = createTestSite()
    const request = new Request('http://evil.example/account', {
      headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' },
    })
    const response = await auth.proxy(request, page)
    expect(response.headers.get('location')).toBe('http://localhost:3000/login')
  })

  // shows F77
  it('explains itself when it redirects for the same path again', async () => {
    const { auth } = createTestSite()
    const browser = createTestBrowser()
    const locations: (string | null)[] = []
    for (let visit = 0; visit < 3; visit += 1) {
      const response = browser.receive(await auth.proxy(browser.request('/account'), page))
      locations.push(response.headers.get('location'))
    }
    expect(locations).toEqual([
      'http://localhost:3000/login',
      'http://localhost:3000/login?code=auth/sign-in-loop',
      'http://localhost:3000/login?code=auth/sign-in-loop',
    ])
  })

  it('explains an ended session once', async () => {
    const { auth, clock, service } = createTestSite()
    const browser = createTestBrowser(service.issue(), clock)
    await clock.advance(3600_000)
    service.replies.set('/token', { status: 400, body: { error_code: 'refresh_token_not_found' } })
    const visit = async () => {
      const answer = browser.receive(await clock.run(auth.proxy(browser.request('/account'), page)))
      return answer.headers.get('location')
    }
    expect(await visit()).toBe('http://localhost:3000/login?code=auth/session-lost')
    expect(browser.sessionCookies()).toEqual([])
    expect(await visit()).not.toContain('session-lost')
  })

  // shows F72
  it('takes no prefetch for a wish, nor data for a bounce', async () => {
    const { auth } = createTestSite()
    const browser = createTestBrowser()
    const prefetch = browser.request('/account', { headers: { 'sec-purpose': 'prefetch' } })
    expect(browser.receive(await auth.proxy(prefetch, page)).headers.getSetCookie()).toEqual([])
    for (let times = 0; times < 3; times += 1) {
      const data = browser.request('/account', { headers: { 'sec-fetch-dest': 'empty' } })
      const response = browser.receive(await auth.proxy(data, page))
      expect(response.headers.get('location')).toBe('http://localhost:3000/login')
    }
    expect(browser.cookies.has(testNames.returnTo)).toBe(true)
  })

  it('leaves public pages alone', async () => {
    const { auth, service } = createTestSite()
    const browser = createTestBrowser(service.issue())
    const response = await auth.proxy(browser.request('/casino-blog/odds'), () => new Response('x'))
    expect([...response.headers.keys()]).toEqual(['content-type'])
    expect(service.calls).toEqual([])
  })

  it('answers what a missing role forbids with 403', async () => {
    const rule = { ...testRule, include: [{ match: '/desk*', require: { role: 'editor' } }] }
    const site = createTestSite({ rule })
    const reader = createTestBrowser(site.service.issue(), site.clock)
    const editor = createTestBrowser(
      site.service.issue({ claims: { app_metadata: { role: 'editor' } } }),
      site.clock,
    )
    expect((await site.clock.run(site.auth.proxy(reader.request('/desk'), page))).status).toBe(403)
    expect((await site.clock.run(site.auth.proxy(editor.request('/desk'), page))).status).toBe(200)
  })

  it('sends visitors with one factor to the second', async () => {
    const site = createTestSite()
    const browser = createTestBrowser(site.service.issue(), site.clock)
    const response = await site.clock.run(site.auth.proxy(browser.request('/account/security'), page))
    expect(response.headers.get('location')).toBe('http://localhost:3000/second-factor')
  })

  // shows F41
  it('clears cookies that hold no session', async () => {
    const { auth } = createTestSite()
    const browser = createTestBrowser()
    for (const part of ['.0', '.1', '.5']) browser.cookies.set(testNames.session + part, 'rubbish')
    browser.receive(await auth.proxy(browser.request('/account'), page))
    expect(browser.sessionCookies()).toEqual([])
  })

  // shows R237
  it('puts cookies on sealed responses too', async () => {
    const site = createTestSite()
    const browser = createTestBrowser(site.service.issue(), site.clock)
    await site.clock.advance(3590 * 1000)
    for (const answer of [
      () => Response.redirect('http://localhost:3000/elsewhere'),
      () => new Response(null, { status: 204 }),
      () => Response.json({}, { headers: { 'set-cookie': 'other=1' } }),
    ]) {
      const response = await site.clock.run(site.auth.proxy(browser.request('/account'), answer))
      expect(response.headers.getSetCookie().join()).toContain(testNames.session)
      expect(response.headers.get('cache-control')).toContain('no-store')
    }
  })
})

describe('createAuthContext: handle', () => {
  it('refuses forms of other sites before anything is read', async () => {
    const { auth, service } = createTestSite()
    const browser = createTestBrowser()
    const foreign = browser.request('/x', postedForm({}, { 'sec-fetch-site': 'cross-site' }))
    const response = await auth.handle(foreign, () => new Response('done'))
    expect([response.status, service.calls]).toEqual([403, []])
    expect(await response.text()).toContain('nothing was changed')
  })

  // shows R210
  it('makes every response of a handler uncacheable', async () => {
    const { auth } = createTestSite()
    const response = await auth.handle(new Request('http://localhost:3000/x'), page)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'cache-control': 'private, no-cache, no-store, must-revalidate, max-age=0',
      expires: '0',
      pragma: 'no-cache',
    })
  })

  it('applies once when the handler has applied already', async () => {
    const { auth } = createTestSite()
    const browser = createTestBrowser()
    browser.cookies.set(testNames.session, 'rubbish')
    const response = await auth.handle(browser.request('/x'), async (context) => {
      await context.visitor()
      return context.applyTo(Response.redirect('http://localhost:3000/'))
    })
    expect(response.headers.getSetCookie()).toHaveLength(1)
  })
})

describe('AuthContext.takeReturnPath', () => {
  const cookieFor = (path: string) => encodeJson({ path, bounces: 1, sinceMs: 0 })
  const take = (remembered: string | undefined, preferred?: string | null) => {
    const { auth } = createTestSite({ afterSignIn: '/account' })
    const browser = createTestBrowser()
    browser.cookies.set('any', '1')
    if (remembered !== undefined) browser.cookies.set(testNames.returnTo, remembered)
    const context = auth.open(browser.request('/api/auth/sign-in'))
    const path = context.takeReturnPath(preferred)
    browser.receive(context.applyTo(context.redirect(path)))
    expect(browser.cookies.has(testNames.returnTo)).toBe(false)
    return path
  }

  it.each([
    [cookieFor('/casino-blog/x?a=1#top'), undefined, '/casino-blog/x?a=1#top'],
    [cookieFor('/a'), '/b', '/a'],
    [undefined, '/b', '/b'],
    [undefined, 'http://localhost:3000/b?c', '/b?c'],
    [undefined, 'http://localhost:3000.evil.example/b', '/account'],
    [undefined, null, '/account'],
    [cookieFor('//evil.com'), '/b', '/b'],
    [cookieFor('/login'), undefined, '/account'],
    [cookieFor('/api/auth/sign-out'), undefined, '/account'],
    [cookieFor('/second-factor'), undefined, '/account'],
    ['rubbish', undefined, '/account'],
    ['//evil.com', 'javascript:alert(1)', '/account'],
  ])('with %j and %j leads to %s, and forgets', (remembered, preferred, expected) => {
    expect(take(remembered, preferred)).toBe(expected)
  })
})

describe('AuthContext.redirect', () => {
  it.each([
    ['/account?a=1', 'http://localhost:3000/account?a=1'],
    ['//evil.com', 'http://localhost:3000/'],
    ['https://evil.com', 'http://localhost:3000/'],
  ])('leads %s to %s', (path, location) => {
    const { auth } = createTestSite()
    const response = auth.open(new Request('http://localhost:3000/x')).redirect(path)
    expect([response.status, response.headers.get('location')]).toEqual([303, location])
  })
})
