import { ask } from './stack/ask.ts'
import { expect, test } from './stack/journey.ts'
import { desk, siteOrigin } from './stack/services.ts'

async function publish(data: Record<string, string>): Promise<string> {
  const { id, status } = await askToPublish(data)
  expect(status).toBe(200)
  return id
}

async function askToPublish(data: Record<string, string>) {
  const { body } = await desk('POST', '/documents', { type: 'redirect', data })
  const { id } = (body as { summary: { id: string } }).summary
  return { id, ...(await desk('POST', `/documents/${id}/publish`)) }
}

// shows R023
test('an editor’s redirect holds its time', async ({ page }) => {
  const from = `/old-${Date.now()}`
  expect((await ask(from)).status).toBe(404)
  const id = await publish({ from, to: '/casino-blog', status: '302', valid_from: '2020-01-01' })
  await expect(async () => expect((await ask(from)).status).toBe(302)).toPass()
  const moved = await ask(`${from}?from=mail`)
  expect(moved.headers['location']).toBe('/casino-blog?from=mail')
  expect(moved.headers['cache-control']).toBe('no-store')
  expect((await ask(from, 'HEAD')).status).toBe(302)

  await page.goto(`${from}#latest`)
  await expect(page).toHaveURL('/casino-blog#latest')

  await desk('POST', `/documents/${id}/unpublish`)
  await expect(async () => expect((await ask(from)).status).toBe(404)).toPass()
})

// shows R233
test('a removed address answers 410 with a complete page', async () => {
  const from = `/casino-reviews/closed-${Date.now()}`
  await publish({ from, status: '410' })
  await expect(async () => expect((await ask(from)).status).toBe(410)).toPass()
  const gone = await ask(from)
  expect(gone.body).toContain('Page Gone')
  expect(gone.body).toMatch(/<header[\s>][^]*<nav[\s>][^]*<footer[\s>]/)
  expect(gone.headers['etag']).toBeUndefined()
  expect(gone.headers['x-answer-page']).toBeUndefined()
  expect(gone.headers['x-robots-tag']).toBe('noindex')
  expect(gone.headers['cache-control']).toBe('no-store')
  expect((await ask(from, 'HEAD')).status).toBe(410)
  expect((await ask(from, 'GET', { rsc: '1' })).status).toBe(410)
})

// shows F27
test('the desk publishes no rule that cannot be followed', async () => {
  const stamp = Date.now()
  const refused = { status: 422, body: { error: { code: 'desk/not-ready' } } }
  await publish({ from: `/ring-a-${stamp}`, to: `/ring-b-${stamp}`, status: '301' })
  for (const rule of [
    { from: `/ring-b-${stamp}`, to: `/ring-a-${stamp}`, status: '301' },
    { from: `/script-${stamp}`, to: 'javascript:alert(1)', status: '301' },
  ])
    expect(await askToPublish(rule)).toMatchObject(refused)
  await publish({ from: `/over-${stamp}`, to: '/about', status: '301', valid_to: '2020-01-01' })
  await publish({ from: `/fine-${stamp}`, to: '/about', status: '301' })
  await expect(async () => expect((await ask(`/fine-${stamp}`)).status).toBe(301)).toPass()
  expect((await ask(`/ring-a-${stamp}`)).headers['location']).toBe(`/ring-b-${stamp}`)
  for (const name of ['ring-b', 'script', 'over'])
    expect.soft((await ask(`/${name}-${stamp}`)).status, name).toBe(404)
})

// shows R024
test('an absolute target is a full page load', async ({ page }) => {
  const from = `/away-${Date.now()}`
  await publish({ from, to: `${siteOrigin}/about`, status: '307' })
  await expect(async () => expect((await ask(from)).status).toBe(307)).toPass()
  const loaded = page.waitForEvent('load')
  await page.goto(from)
  await loaded
  await expect(page).toHaveURL('/about')
})

test('the first page of a listing has one address', async () => {
  const { status, headers } = await ask('/casino-blog/page/1')
  expect(status).toBe(308)
  expect(headers['location']).toBe('/casino-blog')
  expect((await ask('/reviews')).headers['location']).toBe('/casino-reviews')
})

/** Addresses made to be sent elsewhere, judged by where the browser ends. Case 14 of docs/requirements.md#ha, and docs/requirements.md#hc. */
const lures = [
  '//evil.example',
  '/%2fevil.example',
  '/%2f%2fevil.example',
  '/%5Cevil.example',
  '/%09/evil.example',
  '/..//evil.example',
  '/a/..//evil.example',
  '/.//evil.example',
  '/reviews/..//evil.example',
  '/reviews//evil.example',
  '//evil.example/reviews',
  '/https:%2f%2fevil.example',
  '//casino-blog//x/',
  '/about//',
  '/\\evil.example',
]

// shows HA, HI
test('no address of this site sends a browser to another', async ({ page }) => {
  for (const lure of lures) {
    const { status, headers } = await ask(lure)
    expect.soft(status, lure).toBeLessThan(500)
    const location = headers['location']
    if (typeof location === 'string')
      expect.soft(new URL(location, siteOrigin).origin, `${lure} → ${location}`).toBe(siteOrigin)
    await page.goto(siteOrigin + lure)
    expect.soft(new URL(page.url()).origin, lure).toBe(siteOrigin)
  }
})

/** Headers that must not change where a redirect leads. Case 108 of docs/requirements.md#hi. */
const forged: Record<string, string>[] = [
  { host: 'evil.example' },
  { 'x-forwarded-host': 'evil.example' },
  { 'x-forwarded-host': 'a.example, evil.example' },
  { 'x-forwarded-proto': 'javascript' },
  { forwarded: 'host=evil.example' },
  { 'x-original-url': '//evil.example' },
  { 'x-rewrite-url': '//evil.example' },
  { 'x-http-method-override': 'DELETE' },
]

// shows HA, HI
test('no header sends a redirect to another site', async () => {
  for (const headers of forged) {
    for (const path of ['/reviews', '/account', '/about/']) {
      const answer = await ask(path, 'GET', headers)
      expect.soft(answer.status, JSON.stringify(headers)).toBeLessThan(500)
      expect
        .soft(String(answer.headers['location']), `${path} ${JSON.stringify(headers)}`)
        .not.toContain('evil')
    }
  }
})
