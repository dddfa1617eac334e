import { ask } from './stack/ask.ts'
import { expect, test } from './stack/journey.ts'
import { control, desk, endContentFaults, saveDraft, siteOrigin } from './stack/services.ts'

test.describe('while the content service is down', () => {
  test.beforeAll(async () => {
    await control('POST', '/faults', { path: '/api/v2*', kind: 'cut' })
  })
  test.afterAll(endContentFaults)

  // shows R083, R233
  test('known pages stay up, and unknown addresses answer 503', async ({ request }) => {
    for (const path of [
      '/',
      '/casino-reviews',
      '/casino-reviews/tide-clock',
      '/casino-blog/roulette-is-geometry',
      '/about',
    ])
      expect.soft((await request.get(path)).status(), path).toBe(200)
    await expect(async () => {
      const answer = await request.get('/perhaps-new')
      expect(answer.status()).toBe(503)
      expect(answer.headers()['retry-after']).toBe('30')
      expect(await answer.text()).toContain('We cannot reach our content right now')
    }).toPass()
  })

  // shows R233
  test('the 503 page has navigation, and retries', async ({ page, browser, complaints }) => {
    await expect(async () => expect((await ask('/perhaps-new?odds=1')).status).toBe(503)).toPass()
    const plain = await browser.newContext({ javaScriptEnabled: false })
    for (const visitor of [page, await plain.newPage()]) {
      await visitor.goto('/perhaps-new?odds=1')
      await expect(visitor.getByRole('banner').getByRole('link', { name: 'How we rate' })).toBeVisible()
      await expect(visitor.getByRole('contentinfo')).toBeVisible()
      const again = visitor.waitForRequest(`${siteOrigin}/perhaps-new?odds=1`)
      await visitor.getByRole('link', { name: 'Try again' }).click()
      await again
      await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Service Unavailable')
    }
    await plain.close()
    const others = complaints.filter((complaint) => !complaint.includes('status of 503'))
    complaints.splice(0, Infinity, ...others)
  })

  // shows R233
  test('an uncheckable address answers 503 with Retry-After', async () => {
    await expect(async () => expect((await ask('/perhaps-new')).status).toBe(503)).toPass()
    for (const prefix of ['/', '/casino-blog/', '/casino-reviews/']) {
      const path = `${prefix}perhaps-new`
      for (const [way, given] of Object.entries({
        page: await ask(path),
        HEAD: await ask(path, 'HEAD'),
        navigation: await ask(`${path}?_rsc=1a2b3`, 'GET', { rsc: '1' }),
        'navigation without its query': await ask(path, 'GET', { rsc: '1' }),
        query: await ask(`${path}?_rsc=1a2b3`),
        prefetch: await ask(path, 'GET', { rsc: '1', 'next-router-prefetch': '1' }),
        segment: await ask(path, 'GET', { rsc: '1', 'next-router-segment-prefetch': '/_tree' }),
        payload: await ask(`${path}/_payload.json`),
      })) {
        const { status, headers } = given
        expect.soft([status, headers['retry-after']], `${way} of ${path}`).toEqual([503, '30'])
        expect.soft(headers['cache-control'], `${way} of ${path}`).toBe('no-store')
        expect.soft(headers['x-robots-tag'], `${way} of ${path}`).toBe('noindex')
      }
    }
  })

  // shows F69
  test('what was published meanwhile shows after the outage', async ({ page }) => {
    const title = `Roulette is geometry, written during an outage, ${Date.now()}`
    await saveDraft('article_roulette-is-geometry', { title })
    await desk('POST', '/documents/article_roulette-is-geometry/publish')
    await page.goto('/casino-blog/roulette-is-geometry')
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(title)
    await control('DELETE', '/faults')
    await expect(async () => {
      await page.goto('/casino-blog/roulette-is-geometry')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title, { timeout: 3_000 })
    }).toPass()
  })
})
