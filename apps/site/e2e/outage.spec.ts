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
    const lead = `Written during an outage, ${Date.now()}`
    await saveDraft('page_contact', { lead })
    await desk('POST', '/documents/page_contact/publish')
    await page.goto('/contact')
    await expect(page.getByRole('main')).not.toContainText(lead)
    await control('DELETE', '/faults')
    await expect(async () => {
      await page.goto('/contact')
      await expect(page.getByRole('main')).toContainText(lead, { timeout: 500 })
    }).toPass({ timeout: 45_000 })
  })
})
