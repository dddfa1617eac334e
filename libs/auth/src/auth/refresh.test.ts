import { describe, expect, it } from 'vitest'
import type { AuthOptions } from './auth-options.ts'
import { act } from '../testing/act.ts'
import { createTestBrowser, createTestSite, type TestBrowser, type TestSite } from '../testing/test-site.ts'
import { signOut } from '../operations/sign-out.ts'

const second = 1000
const minute = 60 * second

/** A site, and a browser whose access token has `leftSeconds` left. */
async function siteWithSession(leftSeconds: number, options: Partial<AuthOptions> = {}) {
  const site = createTestSite(options)
  const browser = createTestBrowser(site.service.issue(), site.clock)
  // Keys are known before the fault comes, as they are in a site that runs.
  await visit(site, createTestBrowser(site.service.issue(), site.clock))
  await site.clock.advance((3600 - leftSeconds) * second)
  await visit(site, createTestBrowser(site.service.issue(), site.clock))
  site.service.calls.length = 0
  return { ...site, site, browser }
}

async function visit(site: TestSite, browser: TestBrowser, path = '/account', auth = site.auth) {
  const response = await site.clock.run(
    auth.proxy(browser.request(path), async (context) => new Response((await context.visitor()).state)),
  )
  browser.receive(response)
  return { status: response.status, body: await response.text(), headers: response.headers }
}

const tokenCalls = (site: TestSite) => site.service.callsTo('/auth/v1/token')

describe('createAuth: a session with time left', () => {
  it('costs no call', async () => {
    const { site, browser, service } = await siteWithSession(91)
    expect(await visit(site, browser)).toMatchObject({ status: 200, body: 'signed-in' })
    expect(service.calls).toEqual([])
  })

  // shows R071, R117, R201
  it('is refreshed below 90 s, on an uncached response', async () => {
    const { site, browser } = await siteWithSession(89)
    const { headers, body } = await visit(site, browser)
    expect(body).toBe('signed-in')
    expect(tokenCalls(site)).toBe(1)
    expect(headers.getSetCookie().filter((line) => line.includes('HttpOnly'))).toHaveLength(1)
    expect(headers.get('cache-control')).toBe('private, no-cache, no-store, must-revalidate, max-age=0')
    await visit(site, browser)
    expect(tokenCalls(site)).toBe(1)
  })

  // shows R201
  it('is left alone while 90 s are left', async () => {
    const { site, browser } = await siteWithSession(90)
    await visit(site, browser)
    expect(tokenCalls(site)).toBe(0)
  })

  it('is ignored on a path outside the rule', async () => {
    const { site, browser, service, auth } = await siteWithSession(10)
    service.mood = { kind: 'hangs' }
    const before = site.clock.now()
    const response = await site.clock.run(
      auth.proxy(browser.request('/casino-blog/odds'), () => new Response('x')),
    )
    expect(response.headers.get('cache-control')).toBeNull()
    expect(service.calls).toEqual([])
    expect(site.clock.now()).toBe(before)
  })

  // shows R237
  it('passes refreshed cookies to the page', async () => {
    const { site, browser, auth, clock } = await siteWithSession(10)
    const response = await clock.run(
      auth.proxy(browser.request('/account'), async (context) => {
        await context.visitor()
        return new Response(context.requestHeaders().get('cookie'))
      }),
    )
    const cookie = await response.text()
    browser.receive(response)
    expect(cookie).toBe([...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; '))
    expect(tokenCalls(site)).toBe(1)
  })
})

describe('createAuth: a failing auth service', () => {
  const moods = [
    ...[500, 502, 503, 504, 525, 429, 408].map((status) => ({ kind: 'answers' as const, status })),
    { kind: 'answers' as const, status: 403, body: '<html>firewall</html>' },
    { kind: 'answers' as const, status: 401, body: { message: 'Invalid API key' } },
    { kind: 'answers' as const, status: 200, body: '<html>captive page</html>' },
    { kind: 'answers' as const, status: 200, body: {} },
    { kind: 'answers' as const, status: 302, headers: { location: 'https://elsewhere.example' } },
    { kind: 'refuses-connections' as const },
    { kind: 'hangs' as const },
    { kind: 'loses-answers' as const },
  ]

  // shows F31
  it.each(moods)('leaves a visitor signed in while the token holds: %o', async (mood) => {
    const { site, browser, service } = await siteWithSession(60)
    service.mood = mood
    const before = site.clock.now()
    expect(await visit(site, browser)).toMatchObject({ status: 200, body: 'signed-in' })
    expect(site.clock.now() - before).toBeLessThanOrEqual(2500)
    expect(browser.sessionCookies()).toHaveLength(1)
  })

  // shows F31
  it.each(moods)('asks to try again and keeps sessions: %o', async (mood) => {
    const { site, browser, service } = await siteWithSession(-120)
    service.mood = mood
    const { status, headers } = await visit(site, browser)
    expect(status).toBe(503)
    expect(headers.get('retry-after')).toBe('5')
    expect(headers.get('location')).toBeNull()
    expect(browser.sessionCookies()).toHaveLength(1)

    service.mood = { kind: 'well' }
    await site.clock.advance(30 * second)
    expect(await visit(site, browser)).toMatchObject({ status: 200, body: 'signed-in' })
  })

  it('costs a visitor 2.5 s at most, then nothing', async () => {
    const { site, service } = await siteWithSession(60)
    const browsers = Array.from({ length: 6 }, () => createTestBrowser(service.issue(), site.clock))
    await site.clock.advance(3540 * second)
    service.mood = { kind: 'hangs' }
    const waits: number[] = []
    for (const browser of browsers) {
      const before = site.clock.now()
      expect(await visit(site, browser)).toMatchObject({ body: 'signed-in' })
      waits.push(site.clock.now() - before)
    }
    expect(Math.max(...waits)).toBe(2500)
    expect(waits.slice(-2)).toEqual([0, 0])
  })

  it.each([
    { kind: 'answers' as const, status: 200, body: {} },
    { kind: 'answers' as const, status: 200, body: '<html>captive page</html>' },
    { kind: 'answers' as const, status: 500 },
    { kind: 'answers' as const, status: 429, headers: { 'retry-after': '20' } },
    { kind: 'refuses-connections' as const },
  ])('is asked few times by many visitors: %o', async (mood) => {
    const { site, service } = await siteWithSession(60)
    const browsers = Array.from({ length: 20 }, () => createTestBrowser(service.issue(), site.clock))
    await site.clock.advance(3540 * second)
    service.calls.length = 0
    service.mood = mood
    for (const browser of browsers) await visit(site, browser)
    expect(tokenCalls(site)).toBeLessThanOrEqual(4)
  })

  it('is asked again soon after it was back', async () => {
    const { site, browser, service } = await siteWithSession(-120)
    service.mood = { kind: 'answers', status: 503 }
    expect(await visit(site, browser)).toMatchObject({ status: 503 })
    service.mood = { kind: 'well' }
    await site.clock.advance(second)
    expect(await visit(site, browser)).toMatchObject({ status: 200, body: 'signed-in' })
  })

  // shows F31
  it('loses none of 100 sessions in 30 minutes', async () => {
    const site = createTestSite()
    const browsers = Array.from({ length: 100 }, () => createTestBrowser(site.service.issue(), site.clock))
    await visit(site, browsers[0] as TestBrowser)
    await site.clock.advance(45 * minute)
    for (const mood of [
      { kind: 'refuses-connections' as const },
      { kind: 'answers' as const, status: 503 },
    ]) {
      site.service.mood = mood
      site.service.calls.length = 0
      for (let minutes = 0; minutes < 15; minutes += 3) {
        await site.clock.run(Promise.all(browsers.map((browser) => silentVisit(site, browser))))
        await site.clock.advance(3 * minute)
      }
      expect(tokenCalls(site)).toBeLessThan(browsers.length + 5 * 4)
    }
    site.service.mood = { kind: 'well' }
    await site.clock.advance(31 * second)
    await visit(site, browsers[0] as TestBrowser)
    const after = await site.clock.run(Promise.all(browsers.map((browser) => silentVisit(site, browser))))
    expect(after.filter((state) => state === 'signed-in')).toHaveLength(100)
  })

  // shows F31
  it('never keeps a public page waiting', async () => {
    const { site, browser, service, auth } = await siteWithSession(-10)
    service.mood = { kind: 'hangs' }
    const before = site.clock.now()
    const response = await site.clock.run(auth.proxy(browser.request('/'), () => new Response('public')))
    expect(await response.text()).toBe('public')
    expect(site.clock.now()).toBe(before)
  })
})

async function silentVisit(site: TestSite, browser: TestBrowser): Promise<string> {
  const response = await site.auth.proxy(
    browser.request('/account'),
    async (context) => new Response((await context.visitor()).state),
  )
  browser.receive(response)
  return response.text()
}

describe('createAuth: requests that arrive together', () => {
  // shows R238
  it('share one refresh per process, and all are signed in', async () => {
    const { site, browser, service } = await siteWithSession(-10)
    const second = site.another()
    service.latencyMs = 100
    const answers = await site.clock.run(
      Promise.all(
        Array.from({ length: 100 }, (_, index) =>
          (index % 2 ? site.auth : second).proxy(
            browser.request('/account'),
            async (context) => new Response((await context.visitor()).state),
          ),
        ),
      ),
    )
    expect(await Promise.all(answers.map((answer) => answer.text()))).toEqual(Array(100).fill('signed-in'))
    expect(tokenCalls(site)).toBe(2)
    for (const answer of answers) browser.receive(answer)
    service.latencyMs = 0
    await site.clock.advance(3600 * 1000)
    expect(await visit(site, browser)).toMatchObject({ body: 'signed-in' })
  })

  // shows F32
  it('hands the result to latecomers, however late they are read', async () => {
    const { site, browser } = await siteWithSession(-10)
    const late = createTestBrowser()
    for (const [name, value] of browser.cookies) late.cookies.set(name, value)
    await visit(site, browser)
    await site.clock.advance(50 * minute)
    expect(await visit(site, late)).toMatchObject({ body: 'signed-in' })
    expect(tokenCalls(site)).toBe(1)
    expect(late.cookies).toEqual(browser.cookies)
  })

  // shows F33
  it('survive a lost response, soon and later', async () => {
    const { site, browser, service } = await siteWithSession(60)
    service.mood = { kind: 'loses-answers' }
    await visit(site, browser)
    service.mood = { kind: 'well' }
    await site.clock.advance(5 * minute)
    expect(await visit(site, browser)).toMatchObject({ body: 'signed-in' })
  })
})

describe('createAuth: a session the service refuses', () => {
  // shows R072
  it('is dropped, and the operator is told why', async () => {
    const { site, browser, notices } = await siteWithSession(-10)
    const refused = { kind: 'answers' as const, status: 400, body: { error_code: 'session_not_found' } }
    site.service.mood = refused
    const { status, headers } = await visit(site, browser)
    expect([status, headers.get('location')]).toEqual([
      303,
      'http://localhost:3000/login?code=auth/session-lost',
    ])
    expect(browser.sessionCookies()).toEqual([])
    expect(notices).toContainEqual({
      kind: 'session-dropped',
      visitor: { state: 'signed-out', why: 'refused' },
      error: expect.objectContaining({ code: 'auth/session-missing' }),
    })
  })

  it('tells a handler whose it was, and no log', async () => {
    const { site, browser, notices } = await siteWithSession(-10)
    site.service.mood = { kind: 'answers', status: 400, body: { error_code: 'session_not_found' } }
    const visitor = await site.clock.run(act(site.auth, browser, (context) => context.visitor()))
    expect(visitor).toEqual({ state: 'signed-out', why: 'refused', sub: expect.any(String) })
    expect(JSON.stringify(notices)).not.toContain((visitor as { sub: string }).sub)
  })

  it('is dropped although its token would hold a little longer', async () => {
    const { site, browser, service } = await siteWithSession(60)
    service.mood = { kind: 'answers', status: 400, body: { error_code: 'refresh_token_not_found' } }
    expect(await visit(site, browser)).toMatchObject({ status: 303 })
    expect(browser.sessionCookies()).toEqual([])
  })

  it('is asked about once, however often it is presented', async () => {
    const { site, browser, service } = await siteWithSession(-10)
    service.mood = { kind: 'answers', status: 400, body: { error_code: 'refresh_token_not_found' } }
    const stolen = new Map(browser.cookies)
    for (let visits = 0; visits < 20; visits += 1) {
      for (const [name, value] of stolen) browser.cookies.set(name, value)
      await visit(site, browser)
      await site.clock.advance(20 * second)
    }
    expect(tokenCalls(site)).toBe(1)
  })

  it('survives a used token until the browser repeats it', async () => {
    const { site, browser, service } = await siteWithSession(-120)
    service.mood = { kind: 'answers', status: 400, body: { error_code: 'refresh_token_already_used' } }
    expect(await visit(site, browser)).toMatchObject({ status: 303 })
    expect(browser.sessionCookies()).toHaveLength(1)
    await site.clock.advance(11 * second)
    await visit(site, browser)
    expect(browser.sessionCookies()).toEqual([])
  })

  // shows F34
  it('does not help a thief with an old refresh token', async () => {
    const { site, browser } = await siteWithSession(-10)
    const thief = createTestBrowser()
    for (const [name, value] of browser.cookies) thief.cookies.set(name, value)
    for (let hour = 0; hour < 2; hour += 1) {
      await visit(site, browser)
      await site.clock.advance(3600 * second)
    }
    expect(await visit(site, thief, '/account', site.another())).toMatchObject({ status: 303 })
    expect(await visit(site, browser, '/account', site.another())).toMatchObject({ status: 303 })
  })
})

describe('createAuth: a visitor who signs out', () => {
  // shows F35
  it('stays signed out when a refresh answers later', async () => {
    const { site, browser, service, auth, clock } = await siteWithSession(60)
    service.latencyMs = 400
    const request = browser.request('/account')
    const slow = auth.proxy(request, async (context) => new Response((await context.visitor()).state))
    const leaving = new Request('http://localhost:3000/out', {
      method: 'POST',
      headers: { 'sec-fetch-site': 'same-origin', cookie: request.headers.get('cookie') ?? '' },
    })
    const out = await clock.run(
      site.another().handle(leaving, async (context) => {
        await signOut(context)
        return context.redirect('/')
      }),
    )
    browser.receive(out)
    browser.receive(await clock.run(slow))
    expect(browser.sessionCookies()).toHaveLength(1)

    expect(await visit(site, browser)).toMatchObject({ status: 303 })
    expect(browser.sessionCookies()).toEqual([])
  })

  // shows F36
  it.each([{ kind: 'refuses-connections' as const }, { kind: 'answers' as const, status: 503 }])(
    'is signed out here without the service: %o',
    async (mood) => {
      const { browser, service, auth, clock } = await siteWithSession(600)
      service.mood = mood
      const response = await clock.run(
        auth.handle(
          browser.request('/out', { method: 'POST', headers: { 'sec-fetch-site': 'same-origin' } }),
          async (context) => Response.json(await signOut(context)),
        ),
      )
      browser.receive(response)
      expect(await response.json()).toEqual({ ok: true, next: 'signed-out-here-only' })
      expect(browser.sessionCookies()).toEqual([])
    },
  )
})
