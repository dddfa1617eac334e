import { expect, test } from '../stack/journey.ts'
import {
  contentOrigin,
  desk,
  expectPublished,
  openPreview,
  saveDraft,
  siteOrigin,
  warmUp,
} from '../stack/services.ts'

const article = 'article_the-size-of-a-stake'
const path = '/casino-blog/the-size-of-a-stake'

test.afterEach(async () => {
  await desk('DELETE', `/documents/${article}/draft`)
  await desk('DELETE', '/documents/settings/draft')
})

// shows R082
test('what an editor saves is seen without a reload', async ({ page, request }) => {
  await warmUp(request, path)
  await saveDraft(article, { title: 'A stake, first words' })
  await page.goto((await openPreview({ documentId: article })).url)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A stake, first words')
  await page.evaluate(() => Object.assign(window, { stayed: true }))
  await saveDraft(article, { title: 'A stake, better words' })

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A stake, better words')
  await expect(page.getByRole('complementary', { name: 'Preview' })).toContainText('Updated')
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true)
  await expectPublished(request, path, 'A stake, ')
})

test('a preview that ends while looked at says so', async ({ page }) => {
  const { url, id } = await openPreview({ documentId: article })
  await page.goto(url)
  await desk('DELETE', `/previews/${id}`)
  await expect(page.getByRole('complementary', { name: 'Preview' })).toContainText('This preview has ended')
})

// shows P13
test('drafts are stored nowhere, in any form', async ({ page, context, browser }) => {
  const title = 'A stake that must not leak'
  await saveDraft(article, { title })
  const stranger = (await browser.newContext()).request
  await warmUp(stranger, path)
  await page.goto((await openPreview({ documentId: article })).url)

  const forms: { method: string; query?: string; headers?: Record<string, string> }[] = [
    { method: 'GET' },
    { method: 'HEAD' },
    { method: 'GET', query: '?_rsc=1', headers: { rsc: '1' } },
    { method: 'GET', query: '?utm_source=mail' },
  ]
  for (const { method, query = '', headers = {} } of forms) {
    const what = `${method} ${query}`
    const url = `${siteOrigin}${path}${query}`
    const answer = await context.request.fetch(url, { method, headers })
    expect.soft(answer.status(), what).toBe(200)
    expect.soft(answer.headers()['cache-control'], what).toMatch(/^private,.*\bno-store\b/)
    expect.soft(answer.headers()['x-robots-tag'], what).toBe('noindex')
    if (method === 'GET') expect.soft(await answer.text(), what).toContain(title)
    const strange = await stranger.fetch(url, { method, headers })
    expect.soft(await strange.text(), what).not.toContain(title)
  }
  const missing = await context.request.get(`${siteOrigin}/casino-blog/not-even-a-draft`)
  expect(missing.status()).toBe(404)
  expect(missing.headers()['cache-control']).toMatch(/\bno-store\b/)
  expect(await missing.text()).toContain('Page Not Found')
})

// shows P15
test('leaving removes every cookie and stays on the page', async ({ page, context, request }) => {
  const title = 'A stake, left behind'
  await warmUp(request, path)
  await saveDraft(article, { title })
  await page.goto((await openPreview({ documentId: article })).url)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  expect((await context.cookies()).map(({ name }) => name).toSorted()).toEqual([
    '__prerender_bypass',
    'io.prismic.preview',
  ])

  await page.getByRole('link', { name: 'Leave preview' }).click()
  await expect(page).toHaveURL(path)
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(title)
  expect(await context.cookies()).toEqual([])
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(title)
  for (const visitor of [request, context.request]) await expectPublished(visitor, path, title)
})

// shows R081
test('draft mode without a preview sends the finished page', async ({ page, context }) => {
  await page.goto((await openPreview({ documentId: article })).url)
  await context.clearCookies({ name: 'io.prismic.preview' })
  const answer = await page.goto(path)
  // It takes the cookie away, which no cache may hand to others.
  expect(answer?.headers()['cache-control']).toBe('private, no-store')
  await expect(page.getByRole('complementary', { name: 'Preview' })).toHaveCount(0)
  expect(await context.cookies()).toEqual([])
  expect((await page.goto(path))?.headers()['cache-control']).toContain('s-maxage')
})

// shows R080
test('a footer’s draft is its editor’s alone, over three navigations', async ({ page, browser }) => {
  const tagline = 'A tagline nobody has published'
  const stranger = (await browser.newContext()).request
  await warmUp(stranger, '/', '/casino-reviews', '/casino-blog')
  await saveDraft('settings', { tagline })
  await page.goto((await openPreview({ documentId: 'settings' })).url)
  const footer = page.getByRole('contentinfo')
  await expect(footer).toContainText(tagline)
  const main = page.getByRole('navigation', { name: 'Main' })
  for (const [name, to] of [
    ['Reviews', '/casino-reviews'],
    ['Blog', '/casino-blog'],
  ] as const) {
    await main.getByRole('link', { name }).click()
    await expect(page).toHaveURL(to)
    await expect(footer).toContainText(tagline)
    expect(await (await stranger.get(`${siteOrigin}${to}`)).text()).not.toContain(tagline)
  }
  await page.getByRole('link', { name: 'House Edge' }).first().click()
  await expect(footer).toContainText(tagline)
})

// shows R159
test('visitors load nothing of the toolbar', async ({ page, browser }) => {
  const scriptsOf = (visit: typeof page) => {
    const scripts: Promise<string>[] = []
    visit.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(response.text())
    })
    return async () => (await Promise.all(scripts)).some((text) => text.includes('prismicPreviewUpdate'))
  }
  const visitor = await (await browser.newContext()).newPage()
  const [isLoadedByVisitor, isLoadedByEditor] = [scriptsOf(visitor), scriptsOf(page)]
  await page.goto((await openPreview({ documentId: article })).url)
  await expect.poll(isLoadedByEditor).toBe(true)

  await visitor.goto(`${siteOrigin}${path}`, { waitUntil: 'networkidle' })
  expect(await isLoadedByVisitor()).toBe(false)
  await visitor.context().close()
})

test('a public page holds not a byte of click to edit', async ({ page, browser }) => {
  const marks = ['content-preview:pointed', '<template data-slice']
  const marksIn = (visit: typeof page) => {
    const texts: Promise<string>[] = []
    visit.on('response', (response) => {
      const isRead = ['script', 'document'].includes(response.request().resourceType())
      if (isRead && response.status() === 200) texts.push(response.text())
    })
    return async () => {
      const all = (await Promise.all(texts)).join()
      return marks.filter((mark) => all.includes(mark))
    }
  }
  const visitor = await (await browser.newContext()).newPage()
  const [seenByVisitor, seenByEditor] = [marksIn(visitor), marksIn(page)]
  await page.goto((await openPreview({ documentId: article })).url)
  await expect.poll(seenByEditor).toEqual(marks)

  await visitor.goto(`${siteOrigin}${path}`, { waitUntil: 'networkidle' })
  expect(await seenByVisitor()).toEqual([])
  await visitor.context().close()
})

// shows R235
test('a preview works in another site’s frame until left', async ({ page, context, request }) => {
  const title = 'A stake, framed'
  await warmUp(request, path)
  await saveDraft(article, { title })
  const { url } = await openPreview({ documentId: article })
  // One machine, two names: to a browser the desk is then another site.
  await page.goto(`${contentOrigin.replace('localhost', '127.0.0.1')}/desk/`)
  await page.evaluate((address) => {
    const frame = document.createElement('iframe')
    frame.src = address
    document.body.replaceChildren(frame)
  }, url)
  const frame = page.frameLocator('iframe')
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText(title)
  const cookies = await context.cookies()
  expect(cookies).not.toEqual([])
  for (const cookie of cookies)
    expect.soft(cookie, cookie.name).toMatchObject({ secure: true, sameSite: 'None' })

  await saveDraft(article, { title: 'A stake, framed and changed' })
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText('A stake, framed and changed')
  await frame.getByRole('link', { name: 'Leave preview' }).click()
  await expect(frame.getByRole('complementary', { name: 'Preview' })).toHaveCount(0)
  await expect(frame.getByRole('heading', { level: 1 })).not.toHaveText(/framed/)
  expect(await context.cookies()).toEqual([])
  for (const visitor of [request, context.request]) await expectPublished(visitor, path, title)
})
