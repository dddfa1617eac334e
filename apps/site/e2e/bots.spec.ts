import { ask } from './stack/ask.ts'
import { expect, test } from './stack/journey.ts'
import { control, desk, endContentFaults } from './stack/services.ts'

const userAgent = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'

for (const [path, status, text] of [
  ['/casino-reviews/no-such-casino', 404, 'Page not found: /casino-reviews/no-such-casino'],
  ['/No-such-page', 404, 'Page Not Found: /No-such-page'],
  ['/a/b/c', 404, 'Page not found: /a/b/c'],
  ['/api/no-such', 404, 'Page not found: /api/no-such'],
  ['/_next/no-such', 404, 'Page not found: /_next/no-such'],
  ['/about.rsc', 404, 'Page not found: /about.rsc'],
  ['/casino-blog/%zz', 400, 'Bad Request'],
  ['/unavailable', 404, 'Page not found: /unavailable'],
] as const) {
  // shows R169, F74
  test(`a bot at ${path} gets status and text`, async () => {
    const answer = await ask(path, 'GET', { 'user-agent': userAgent })
    expect(answer.status).toBe(status)
    expect(answer.headers['content-type']).toContain('text/plain')
    expect(answer.headers['x-robots-tag']).toBe('noindex')
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.body).toBe(text)
  })
}

// shows R169, F74
test('a bot gets 410 and 503 in words', async () => {
  const from = `/gone-${Date.now()}`
  const { body } = await desk('POST', '/documents', { type: 'redirect', data: { from, status: '410' } })
  await desk('POST', `/documents/${(body as { summary: { id: string } }).summary.id}/publish`)
  await expect(async () => expect((await ask(from)).status).toBe(410)).toPass()
  expect(await ask(from, 'GET', { 'user-agent': userAgent })).toMatchObject({
    status: 410,
    body: `Page gone: ${from}`,
  })

  await control('POST', '/faults', { path: '/api/v2*', kind: 'cut' })
  try {
    await expect(async () => {
      const answer = await ask('/perhaps-new', 'GET', { 'user-agent': userAgent })
      expect(answer).toMatchObject({ status: 503, body: 'Service Unavailable' })
      expect(answer.headers['retry-after']).toBe('30')
    }).toPass()
  } finally {
    await endContentFaults()
  }
})

test('a machine reads pages as people do', async () => {
  const { status, body } = await ask('/about', 'GET', { 'user-agent': userAgent })
  expect(status).toBe(200)
  expect(body).toContain('<h1')
})

// shows R169, F74
test('a page failing in a robot’s browser stays as sent', async ({ browser, page, complaints }) => {
  // Nothing of ours fails by itself, so the browser is one whose channels are broken.
  const broken = () => {
    Object.defineProperty(globalThis, 'BroadcastChannel', {
      get: () => {
        throw new RangeError('This browser has no channels.')
      },
    })
  }
  // Our server sends no script of the framework that could fail. It leaves requests with credentials of their own alone, and
  // they get what a host without it sends.
  const extraHTTPHeaders = { authorization: 'Basic eDp5' }
  await page.setExtraHTTPHeaders(extraHTTPHeaders)
  const context = await browser.newContext({ userAgent, extraHTTPHeaders })
  const robot = await context.newPage()
  for (const visitor of [page, robot]) await visitor.addInitScript(broken)
  await page.goto('/login')
  await robot.goto('/login')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Internal Server Error')
  await expect(robot.getByRole('heading', { level: 1 })).toHaveText('Sign in')
  await expect(robot.getByRole('button', { name: 'Sign in' })).toBeVisible()
  await context.close()
  complaints.length = 0
})
