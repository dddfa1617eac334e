import { expect, test } from '../stack/journey.ts'
import {
  contentOrigin,
  desk,
  expectPublished,
  previewUrl,
  saveDraft,
  siteOrigin,
  warmUp,
} from '../stack/services.ts'

// shows R007, R019
test('a draft is its editor’s until it is published', async ({ page, browser }) => {
  const title = 'Blackjack rules, and what each one costs you'
  const path = '/casino-blog/blackjack-rules-that-cost-you'
  const document = 'article_blackjack-rules-that-cost-you'
  const visitor = await (await browser.newContext()).newPage()
  await visitor.goto(path)
  await warmUp(visitor.context().request, path, '/casino-blog')
  await saveDraft(document, { title })

  await page.goto(await previewUrl(document))
  await expect(page).toHaveURL(path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(page.getByRole('complementary', { name: 'Preview' })).toBeVisible()
  await visitor.reload()
  await expect(visitor.getByRole('heading', { level: 1 })).not.toHaveText(title)

  await page.getByRole('link', { name: 'Leave preview' }).click()
  await expect(page.getByRole('complementary', { name: 'Preview' })).toHaveCount(0)
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(title)

  await desk('POST', `/documents/${document}/publish`)
  await expect(async () => {
    await visitor.goto(path)
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(title, { timeout: 3_000 })
  }).toPass()
  await expect(async () => {
    await visitor.goto('/casino-blog')
    await expect(visitor.getByRole('link', { name: title })).toBeVisible({ timeout: 3_000 })
  }).toPass()
})

// shows R019, R233, R234
test('a 404 becomes a page on publish, and back', async ({ page, request }) => {
  const uid = `fresh-${Date.now()}`
  await warmUp(request, '/', '/about')
  expect((await request.get(`/${uid}`)).status()).toBe(404)
  const created = await desk('POST', '/documents', {
    type: 'page',
    uid,
    data: { title: 'Fresh page', lead: 'Just written.' },
  })
  const { id } = (created.body as { summary: { id: string } }).summary

  const neverPublished = await page.goto(await previewUrl(id))
  expect(neverPublished?.status()).toBe(200)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fresh page')
  await page.goto('/about')
  await expect(page.getByRole('complementary', { name: 'Preview' })).toBeVisible()
  expect((await request.get(`/${uid}`)).status()).toBe(404)
  for (const path of ['/', '/about']) await expectPublished(request, path, 'Fresh page')

  await desk('POST', `/documents/${id}/publish`)
  await expect(async () => expect((await request.get(`/${uid}`)).status()).toBe(200)).toPass()
  await desk('POST', `/documents/${id}/unpublish`)
  await expect(async () => expect((await request.get(`/${uid}`)).status()).toBe(404)).toPass()
})

const forged = [
  '/api/preview',
  '/api/preview?documentId=article_roulette-is-geometry',
  `/api/preview?token=${encodeURIComponent(`${contentOrigin}/previews/a:b?websitePreviewId=1`)}`,
  `/api/preview?documentId=x&token=${encodeURIComponent('https://evil.example/previews/a:b?websitePreviewId=1')}`,
  `/api/preview?documentId=article_roulette-is-geometry&token=${encodeURIComponent(`${contentOrigin}/previews/a:b?websitePreviewId=forged`)}`,
]

// shows R236
test('forged preview links open no draft mode', async ({ page, context, request }) => {
  const path = '/casino-blog/roulette-is-geometry'
  const title = 'Roulette, for nobody yet'
  await warmUp(request, path)
  await saveDraft('article_roulette-is-geometry', { title })
  for (const url of forged) {
    const answer = await page.goto(url)
    expect.soft(answer?.status(), url).toBeGreaterThanOrEqual(400)
    expect.soft(answer?.status(), url).toBeLessThan(500)
    expect
      .soft(
        (await context.cookies()).map((cookie) => cookie.name),
        url,
      )
      .toEqual([])
    await expect(page.getByRole('heading', { level: 1 }), url).toBeVisible()
    for (const visitor of [request, context.request]) await expectPublished(visitor, path, title)
  }
  await desk('DELETE', '/documents/article_roulette-is-geometry/draft')
})

test('a forged draft cookie opens nothing and stores nothing', async ({ context, page, request }) => {
  const path = '/casino-blog/roulette-is-geometry'
  const title = 'Roulette, behind a forged cookie'
  await warmUp(request, path)
  await saveDraft('article_roulette-is-geometry', { title })
  await context.addCookies([{ name: '__prerender_bypass', value: 'forged', url: siteOrigin }])
  await expectPublished(context.request, path, title)
  await desk('DELETE', '/documents/article_roulette-is-geometry/draft')
  expect((await page.goto('/casino-blog/no-such-article'))?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found')
})
