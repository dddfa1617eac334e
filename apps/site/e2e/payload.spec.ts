import { expect, test } from './stack/journey.ts'

const review = '/casino-reviews/copper-lantern'

test('a build says which one it is, and what it is made of', async ({ request, page }) => {
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

test('a finished page has a payload that says what its head says', async ({ request, page }) => {
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

test('a payload is where its page is and nowhere else', async ({ request }) => {
  for (const path of ['/no-such-page', '/casino-blog/no-such-article'])
    expect.soft((await request.get(`${path}/_payload.json`)).status(), path).toBe(404)
  const members = await request.get('/account/_payload.json', { maxRedirects: 0 })
  expect(members.status()).toBeGreaterThanOrEqual(300)
  expect(members.headers()['location']).toContain('/login')
})
