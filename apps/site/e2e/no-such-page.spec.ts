import { ask } from './stack/ask.ts'
import { expect, test } from './stack/journey.ts'
import { partsOf, toFramework } from './stack/page-parts.ts'
import { desk, fromStore } from './stack/services.ts'

const missing = [
  '/no-such-page',
  '/casino-blog/no-such-article',
  '/casino-reviews/no-such-casino',
  '/a/b/c',
  '/casino-blog/page/2',
  '/casino-reviews/page/9999',
  '/Copper',
  '/caf%C3%A9',
  '/%3Cscript%3E',
  '/__proto__',
  '/-/-/-',
]

for (const path of missing) {
  // shows R013, R025, R027
  test(`${path} is a true 404 with a complete page`, async () => {
    const { status, body, headers } = await ask(path)
    expect(status).toBe(404)
    expect(body).toContain('Page Not Found')
    expect(body).toMatch(/<header\b[^]*<main\b[^]*<footer\b/)
    expect(body).toContain('noindex')
    expect(body).not.toContain('<script>alert')
    expect(String(headers['cache-control'])).toContain('no-store')
  })
}

// shows R027
test('a page that asks for no frame has none', async () => {
  const { status, body } = await ask('/slice-simulator')
  expect(status).toBe(200)
  expect(body).toContain('<main')
  expect(body).not.toMatch(/<header\b|<footer\b/)
})

test('our server answers absent addresses as the framework does', async () => {
  const framework = partsOf((await ask('/no-such-page', 'GET', toFramework)).body)
  for (const path of [
    '/no-such-page',
    '/casino-blog/no-such-article?x=1',
    '/casino-blog/page/9999',
    '/a/b/c',
    '/Copper',
    '/caf%C3%A9',
  ]) {
    const { status, headers, body } = await ask(path)
    expect.soft([status, headers['cache-status'], headers['etag']], path).toEqual([404, fromStore, undefined])
    expect.soft(partsOf(body), path).toEqual(framework)
    expect.soft(headers['content-security-policy'], path).toMatch(/script-src 'self'(?:;|$)/)
    expect.soft(body.match(/<script/g), path).toHaveLength(1)
    expect.soft((await ask(path, 'HEAD')).headers['cache-status'], path).toBe(fromStore)
    const packed = await ask(path, 'GET', { 'accept-encoding': 'gzip' })
    expect.soft(packed.headers['content-encoding'], path).toBe('gzip')
  }
})

test('our server says of absent feeds what their handlers would', async () => {
  const told = await ask('/feeds/topics/nobody.xml')
  expect([told.status, told.headers['cache-status'], told.body]).toEqual([
    404,
    fromStore,
    'There is no such feed.',
  ])
  const handler = await ask('/feeds/topics/nobody.xml', 'GET', toFramework)
  expect([handler.status, handler.body.trim()]).toEqual([404, told.body])
})

test('our server says of absent cards what their handler would', async () => {
  const told = await ask('/social/no-such-card.png')
  expect([told.status, told.headers['cache-status']]).toEqual([404, fromStore])
  const handler = await ask('/social/no-such-card.png', 'GET', toFramework)
  expect([handler.status, handler.body.trim()]).toEqual([404, told.body.trim()])
})

test('our server leaves to the framework what it cannot know to be absent', async () => {
  for (const path of ['/api/no-such-handler', '/account/no-such-page', '/no-such-page/_payload.json'])
    expect.soft((await ask(path)).headers['cache-status'], path).not.toBe(fromStore)
  // Another spelling of an address that has a page.
  expect((await ask('/%61bout')).status).toBe(308)
  expect((await ask('/no-such-page/')).status).toBe(308)
})

test('an address that was asked for is there once it is published', async () => {
  const uid = `asked-early-${Date.now()}`
  const path = `/casino-blog/${uid}`
  for (let times = 0; times < 5; times += 1)
    expect((await ask(path)).headers).toMatchObject({
      'cache-status': fromStore,
      'cache-control': 'no-store',
    })

  const { body } = await desk('POST', '/documents', { type: 'article', uid, data: { title: 'Asked early' } })
  const { id } = (body as { summary: { id: string } }).summary
  expect((await ask(path)).status).toBe(404)
  expect((await desk('POST', `/documents/${id}/publish`)).status).toBe(200)
  await expect(async () => expect((await ask(path)).status).toBe(200)).toPass()
  const found = await ask(path)
  expect(found.body).toContain('Asked early')

  await desk('POST', `/documents/${id}/unpublish`)
  await expect(async () => expect((await ask(path)).status).toBe(404)).toPass()
  expect((await ask(path)).headers['cache-status']).toBe(fromStore)
  await desk('DELETE', `/documents/${id}`)
})

test('a reader looks for what an address has named', async ({ page }) => {
  await page.goto('/casino-blog/what-a-bonus-cost')
  await page.getByRole('link', { name: 'Search for it' }).click()
  await expect(page).toHaveURL('/search?q=what+a+bonus+cost')
  await expect(
    page.getByRole('main').getByRole('link', { name: 'What a bonus costs to clear' }).first(),
  ).toBeVisible()
  // Without a referrer, as some browsers have it, the search is an empty one.
  const bare = await ask('/search?for=address')
  expect([bare.status, bare.body.includes('<title>Search – ')]).toEqual([200, true])
})

test('HEAD answers as GET does', async () => {
  expect((await ask('/no-such-page', 'HEAD')).status).toBe(404)
  expect((await ask('/casino-reviews/copper-lantern', 'HEAD')).status).toBe(200)
})

// shows R233
test('what the proxy forwards stays in its process', async () => {
  // Behind a front that speaks TLS, a request that left the process would come back to it encrypted, and fail.
  for (const path of ['/no-such-page', '/casino-blog/no-such-article', '/Copper']) {
    const { status, body } = await ask(path, 'GET', { 'x-forwarded-proto': 'https' })
    expect.soft(status, path).toBe(404)
    expect.soft(body, path).toContain('Page Not Found')
  }
})

test('a page shown in place of others has no address', async () => {
  for (const path of [
    '/unavailable',
    '/too-many',
    '/unavailable/account',
    '/gone',
    '/failed',
    '/malformed',
    '/foreign-form',
    '/preview-notice/expired',
  ]) {
    const { status, body } = await ask(path)
    expect.soft(status, path).toBe(404)
    expect.soft(body, path).toContain('Page Not Found')
  }
})

// shows R161, P56, P57
test('the site answers at each address of its own', async () => {
  const answers = [
    ['/api/health', 200, 'application/json'],
    ['/api/preview', 400, 'text/html'],
    ['/api/exit-preview?to=/about', 303, ''],
    ['/api/revalidate', 405, ''],
    ['/api/_nuxt_icon/lucide.json', 400, 'application/json'],
    ['/sitemap.xml', 200, 'application/xml'],
    ['/robots.txt', 200, 'text/plain'],
    ['/search', 200, 'text/html'],
    ['/newsletter', 200, 'text/html'],
    ['/feeds/all.xml', 200, 'application/rss+xml'],
    ['/feeds/all.json', 200, 'application/feed+json'],
    ['/feeds/topics/payments.xml', 200, 'application/rss+xml'],
    ['/feeds/topics/nobody.xml', 404, 'text/plain'],
    ['/feeds/reviews.xml', 200, 'application/rss+xml'],
    ['/feeds/articles.json', 200, 'application/feed+json'],
    ['/feeds/articles.de.json', 200, 'application/feed+json'],
    ['/feeds/reviews.ar.xml', 200, 'application/rss+xml'],
    ['/feeds/reviews.fr.xml', 404, 'text/plain'],
    ['/feeds/news.fr.xml', 404, 'text/plain'],
    ['/feeds/offers/gb.xml', 200, 'application/rss+xml'],
    ['/feeds/offers/fr.xml', 404, 'text/plain'],
    ['/go/copper-lantern', 303, ''],
    ['/sitemaps/1.xml', 404, 'text/plain'],
    ['/social/-.png', 200, 'image/png'],
    ['/social/casino-blog/the-size-of-a-stake.png?v=1', 200, 'image/png'],
    ['/social/nobody.png', 404, 'text/plain'],
  ] as const
  for (const [path, status, type] of answers) {
    const answer = await ask(path)
    expect.soft(answer.status, path).toBe(status)
    expect.soft(String(answer.headers['content-type'] ?? ''), path).toContain(type)
  }
})

test('files for programs are not sent again unchanged', async () => {
  for (const path of ['/feeds/all.xml', '/feeds/all.json', '/sitemap.xml', '/robots.txt']) {
    const { headers } = await ask(path)
    const again = await ask(path, 'GET', { 'if-none-match': String(headers['etag']) })
    expect.soft([again.status, again.body], path).toEqual([304, ''])
    const packed = await ask(path, 'GET', { 'accept-encoding': 'br' })
    // Shorter than a packet, it would gain nothing.
    if (path !== '/robots.txt') expect.soft(packed.headers['content-encoding'], path).toBe('br')
  }
  const card = await ask('/social/-.png')
  const again = await ask('/social/-.png', 'GET', { 'if-none-match': String(card.headers['etag']) })
  expect([again.status, again.body]).toEqual([304, ''])
})

test('files for programs show what is published once it is', async () => {
  const uid = `told-early-${Date.now()}`
  const files = ['/feeds/all.xml', '/feeds/all.json', '/sitemap.xml']
  const naming = async () => Promise.all(files.map(async (path) => (await ask(path)).body.includes(uid)))
  const { body } = await desk('POST', '/documents', {
    type: 'article',
    uid,
    data: { title: 'Told early', published_on: '2026-11-20' },
  })
  const { id } = (body as { summary: { id: string } }).summary
  expect(await naming()).toEqual([false, false, false])
  await desk('POST', `/documents/${id}/publish`)
  await expect(async () => expect(await naming()).toEqual([true, true, true])).toPass()
  await desk('POST', `/documents/${id}/unpublish`)
  await expect(async () => expect(await naming()).toEqual([false, false, false])).toPass()
  await desk('DELETE', `/documents/${id}`)
})

test('every answer carries the security headers', async () => {
  for (const [path, status, method] of [
    ['/', 200],
    ['/casino-reviews/copper-lantern', 200],
    ['/no-such-page', 404],
    ['/login', 200],
    ['/login/', 308],
    ['/account', 303],
    ['/api/health', 200],
    ['/api/ready', 200],
    ['/api/revalidate', 405],
    ['/about', 405, 'PUT'],
    ['/%ff', 400],
    ['/_next/static/none.js', 404],
    ['/robots.txt', 200],
  ] as const) {
    const { headers, status: given } = await ask(path, method)
    expect.soft(given, path).toBe(status)
    const policy = String(headers['content-security-policy'])
    expect.soft(policy, path).toContain("default-src 'none'")
    expect.soft(policy, path).toContain("object-src 'none'")
    expect.soft(policy, path).toContain("base-uri 'none'")
    expect.soft(headers['x-content-type-options'], path).toBe('nosniff')
    expect.soft(headers['referrer-policy'], path).toMatch(/^(?:same-origin|strict-origin-when-cross-origin)$/)
    expect.soft(headers['x-powered-by'], path).toBeUndefined()
    expect.soft(policy, path).not.toMatch(/script-src[^;]*'unsafe-inline'/)
  }
})

test('pages for one visitor are uncached, and framed by no site', async () => {
  const { headers } = await ask('/login')
  const policy = String(headers['content-security-policy'])
  expect(policy).toMatch(/script-src 'self'(?:;|$)/)
  expect(policy).toContain("frame-ancestors 'none'")
  expect(headers['cache-control']).toBe('private, no-store')
})
