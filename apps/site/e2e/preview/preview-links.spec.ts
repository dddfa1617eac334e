import { expect, expectAccessible, test } from '../stack/journey.ts'
import {
  contentOrigin,
  control,
  desk,
  endContentFaults,
  expectPublished,
  makeRelease,
  openPreview,
  saveDraft,
  siteOrigin,
  warmUp,
} from '../stack/services.ts'

const article = 'article_ten-times-and-no-more'
const path = '/casino-blog/ten-times-and-no-more'

test.afterEach(async () => {
  await endContentFaults()
  await control('PUT', '/previews', { endedPreview: 'not-found' })
  await desk('DELETE', `/documents/${article}/draft`)
})

// shows R076, R077
test('a release is seen whole, navigation included', async ({ page, request }) => {
  await warmUp(request, '/', path, '/about')
  const title = 'Ten times, as the release has it'
  const tagline = 'A tagline that waits for its release'
  const releaseId = await makeRelease('Journeys', { [article]: { title }, settings: { tagline } })
  const { url } = await openPreview({ releaseId, documentId: article })

  await page.goto(url)
  await expect(page).toHaveURL(path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(page.getByRole('contentinfo')).toContainText(tagline)
  await page.getByRole('link', { name: 'House Edge' }).first().click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('contentinfo')).toContainText(tagline)
  await expectPublished(request, path, title)
  await expectPublished(request, '/', tagline)
  await desk('DELETE', `/releases/${releaseId}`)
})

// shows P14
test('a shared link shows the draft without an account', async ({ page, browser, request }) => {
  const title = 'Ten times, shown to a friend'
  await warmUp(request, path)
  await saveDraft(article, { title })
  const { shareUrl } = await openPreview({ documentId: article })
  const friend = await (await browser.newContext()).newPage()
  await friend.goto(shareUrl)
  await expect(friend).toHaveURL(`${siteOrigin}${path}`)
  await expect(friend.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(friend.getByRole('contentinfo')).toBeVisible()

  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(title)
  await expectPublished(request, path, title)
  await friend.context().close()
})

for (const endedPreview of ['not-found', 'expired']) {
  // shows R186, F17, HD
  test(`an expired link says so and begins nothing (${endedPreview})`, async ({ page, context, request }) => {
    await warmUp(request, path)
    await control('PUT', '/previews', { endedPreview })
    await saveDraft(article, { title: 'Never to be seen' })
    const { id, url } = await openPreview({ documentId: article })
    await control('POST', `/previews/${id}/expire`)

    const answer = await page.goto(url)
    expect(answer?.status()).toBe(410)
    expect(answer?.headers()['cache-control']).toContain('no-store')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This preview has expired')
    expect(await context.cookies()).toEqual([])
    await expectAccessible(page)
    for (const visitor of [request, context.request]) await expectPublished(visitor, path, 'Never to be seen')
    await page.getByRole('link', { name: 'Go to the front page' }).click()
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await expect(page.getByRole('complementary', { name: 'Preview' })).toHaveCount(0)
  })
}

// shows R186, F17
test('an ended preview becomes the published page, noted once', async ({ page, context, request }) => {
  const title = 'Ten times, until it ended'
  await warmUp(request, path)
  await saveDraft(article, { title })
  const { id, url } = await openPreview({ documentId: article })
  await page.goto(url)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  // A page that is open looks for news of its draft, and would be told first.
  await page.goto('about:blank')
  await control('POST', `/previews/${id}/expire`)

  const answer = await page.goto(path)
  expect(answer?.status()).toBe(200)
  await expect(page.getByRole('complementary', { name: 'Preview' })).toContainText('This preview has ended')
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(title)
  expect(await context.cookies()).toEqual([])
  await page.goto(path)
  await expect(page.getByRole('complementary', { name: 'Preview' })).toHaveCount(0)
  for (const visitor of [request, context.request]) await expectPublished(visitor, path, title)
})

test('an outage shows editors the published page and why', async ({ page, request }) => {
  await warmUp(request, path)
  const title = 'Ten times, out of reach'
  await saveDraft(article, { title })
  const { url } = await openPreview({ documentId: article })
  await page.goto(url)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await control('POST', '/faults', { path: '/api/v2*', kind: 'cut' })

  expect((await page.goto(path))?.status()).toBe(200)
  const banner = page.getByRole('complementary', { name: 'Preview' })
  await expect(banner).toContainText('The content service does not answer')
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(title)

  await control('DELETE', '/faults')
  await expect(async () => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title, { timeout: 3_000 })
  }).toPass()
})

// shows R236
test('links tried too often are refused', async ({ request, page }) => {
  const token = `${contentOrigin}/previews/a:b?websitePreviewId=guessed`
  const guess = `/api/preview?documentId=${article}&token=${encodeURIComponent(token)}`
  const headers = { 'x-forwarded-for': '203.0.113.7' }
  const statuses = new Set<number>()
  for (let count = 0; count < 70; count += 1)
    statuses.add((await request.get(guess, { headers, maxRedirects: 0 })).status())
  expect([...statuses]).toEqual([410, 429])

  const { url } = await openPreview({ documentId: article })
  await page.goto(url)
  await expect(page).toHaveURL(path)
})

test('notice pages have no addresses of their own', async ({ request }) => {
  for (const address of ['/preview-notice/expired', '/preview-notice/nothing'])
    expect((await request.get(address)).status()).toBe(404)
})
