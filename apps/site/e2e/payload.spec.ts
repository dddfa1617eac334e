import { ask } from './stack/ask.ts'
import { expect, test } from './stack/journey.ts'
import { control } from './stack/services.ts'

const review = '/casino-reviews/copper-lantern'

// shows R062, R107
test('a build says its name and files', async ({ request, page }) => {
  const latest = await request.get('/builds/latest.json?1')
  expect(latest.headers()['cache-control']).toBe('no-store')
  const { id, timestamp } = (await latest.json()) as { id: string; timestamp: number }
  await page.goto(review)
  await expect(page.locator(`script[data-build="${id}"][data-built-at="${timestamp}"]`)).toBeAttached()

  const meta = await request.get(`/builds/meta/${id}.json`)
  expect(meta.headers()['cache-control']).toContain('immutable')
  const manifest = (await meta.json()) as { matcher: { pattern: string }[]; prerendered: string[] }
  expect(manifest.matcher).toContainEqual({ pattern: '/casino-reviews/:uid', name: 'review' })
  expect(manifest.prerendered).toContain(review)
  expect((await request.get('/builds/meta/another.json')).status()).toBe(404)
})

// shows R110
test('a finished page’s payload matches its head', async ({ request, page }) => {
  const { id } = (await (await request.get('/builds/latest.json')).json()) as { id: string }
  const answer = await request.get(`${review}/_payload.json?_b=${id}`)
  expect(answer.status()).toBe(200)
  const payload = (await answer.json()) as Record<string, unknown>
  await page.goto(review)
  expect(payload).toMatchObject({
    build: { id },
    path: review,
    route: 'review',
    title: await page.title(),
    document: { type: 'casino_review', uid: 'copper-lantern' },
  })
  expect((await request.get(`/_payload.json?${Date.now()}`)).status()).toBe(200)
  expect(await (await request.get('/casino-blog/_payload.json')).json()).toMatchObject({ title: 'The blog' })
})

// shows R110
test('a payload is where its page is and nowhere else', async ({ request }) => {
  for (const path of ['/no-such-page', '/casino-blog/no-such-article'])
    expect.soft((await request.get(`${path}/_payload.json`)).status(), path).toBe(404)
  const members = await request.get('/account/_payload.json', { maxRedirects: 0 })
  expect(members.status()).toBeGreaterThanOrEqual(300)
  expect(members.headers()['location']).toContain('/login')
  const moved = await ask('/reviews/_payload.json?_b=1')
  expect([moved.status, moved.headers['location']]).toEqual([308, '/casino-reviews/_payload.json?_b=1'])
})

/** What is asked instead of a build or a time, and where no payload is. */
const hostileQueries = [
  '_b=../../secret',
  '_b=%00',
  '_b=%0d%0aSet-Cookie:a=b',
  '_b=__proto__',
  `_b=${'x'.repeat(4_000)}`,
  '_b=1&_b=2',
  '-1',
  '1e309',
  'NaN',
  '%',
  '%ff',
  'ref=other&access_token=x',
  'callback=alert',
  '</script><script>alert(1)</script>',
]

// shows R110
test('no query changes a payload or is kept', async () => {
  const plain = JSON.parse((await ask(`${review}/_payload.json`)).body) as unknown
  for (const query of hostileQueries) {
    const { status, headers, body } = await ask(
      `${review}/_payload.json?${query.replaceAll(/[<>]/g, encodeURIComponent)}`,
    )
    const label = query.slice(0, 40)
    expect.soft(status, label).toBe(200)
    expect.soft(JSON.parse(body), label).toEqual(plain)
    expect.soft(headers['content-type'], label).toContain('application/json')
    expect.soft(headers['cache-control'], label).toBe('public, max-age=0, must-revalidate')
    expect.soft(headers['set-cookie'], label).toBeUndefined()
    expect.soft(headers['x-content-type-options'], label).toBe('nosniff')
  }
})

// shows R110
test('a payload of an impossible page is 404 or 400', async () => {
  await control('DELETE', '/requests')
  for (const [path, status] of [
    ['/%2e%2e/_payload.json', 404],
    ['/casino-blog/..%2f/_payload.json', 404],
    ['/%ff/_payload.json', 400],
    ['/casino-blog/%zz/_payload.json', 400],
    ['/__proto__/_payload.json', 404],
    ['/constructor/_payload.json', 404],
    ['/x%5C%22)%5D%5Bat(document.type,%22secret/_payload.json', 404],
    ['/a/b/c/_payload.json', 404],
    ['/login/_payload.json', 404],
    ['/_payload.json/_payload.json', 404],
    ['/failed/_payload.json', 404],
    ['/_payload.jsonx', 404],
    ['/about/_PAYLOAD.json', 404],
  ] as const)
    expect.soft((await ask(path)).status, path).toBe(status)
  for (const method of ['POST', 'PUT', 'DELETE'])
    expect.soft((await ask('/about/_payload.json', method)).status, method).toBe(405)
  const asked = JSON.stringify((await control('GET', '/requests')).body)
  expect(asked).not.toMatch(/secret|constructor|__proto__/)
})
