import { expect, test } from './stack/journey.ts'
import { control, desk, saveDraft } from './stack/services.ts'

test.describe('while the content service is down', () => {
  test.beforeEach(async () => {
    await control('POST', '/faults', { path: '/api/v2*', kind: 'cut' })
  })
  test.afterEach(async () => {
    await control('DELETE', '/faults')
  })

  test('known pages stay up, and an address nobody can vouch for answers 503 and not 404', async ({
    request,
  }) => {
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

  test('what was published meanwhile shows once the service is back, without anybody doing anything', async ({
    page,
  }) => {
    const title = `Roulette is geometry, written during an outage, ${Date.now()}`
    await saveDraft('article_roulette-is-geometry', { title })
    await desk('POST', '/documents/article_roulette-is-geometry/publish')
    await page.goto('/casino-blog/roulette-is-geometry')
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(title)
    await control('DELETE', '/faults')
    await expect(async () => {
      await page.goto('/casino-blog/roulette-is-geometry')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title, { timeout: 500 })
    }).toPass({ timeout: 30_000 })
  })
})
