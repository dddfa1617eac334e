/** Public pages as they leave the server: finished, and alive where they have to be. */
import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { ask } from './stack/ask.ts'
import { expect, test } from './stack/journey.ts'
import { warmUp } from './stack/services.ts'

const withCalculator = '/casino-blog/what-a-bonus-costs-to-clear'

const bonus = (page: Page) => page.getByLabel('The bonus')
const answer = (page: Page) => page.getByText(/^To turn a bonus of/)

/** As the sitemap has them, once what other journeys took off is off. */
async function publicPaths(): Promise<string[]> {
  let paths: string[] = []
  await expect(async () => {
    const { body } = await ask('/sitemap.xml')
    paths = [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname)
    for (const path of paths) expect((await ask(path)).status, path).toBe(200)
  }).toPass()
  return paths
}

test('every public page has one script, allows none to stand in it, and is at most 11 KiB, compressed', async ({
  request,
}) => {
  const paths = await publicPaths()
  expect(paths.length).toBeGreaterThan(20)
  await warmUp(request, ...paths)
  for (const path of paths) {
    const { body, headers } = await ask(path)
    const scripts = [...body.matchAll(/<script\b[^>]*>/g)].map(([tag]) => tag)
    const running = scripts.filter((tag) => !tag.includes('type="application/'))
    expect
      .soft(running, path)
      .toEqual([expect.stringMatching(/^<script (?:async="" )?src="\/builds\/browser\.js\?/)])
    expect.soft(body, path).not.toContain('_next/static/chunks/main')
    expect.soft(gzipSync(body, { level: 9 }).length, path).toBeLessThanOrEqual(11 * 1_024)
    const policy = String(headers['content-security-policy'])
    expect.soft(policy, path).toMatch(/script-src 'self'(?:;|$)/)
    expect.soft(policy, path).not.toContain("'unsafe-inline'")
  }
})

test('a script that gets into a page does not run', async ({ page, complaints }) => {
  await page.route(withCalculator, async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace(
      '</body>',
      '<script>document.title = "planted"</script></body>',
    )
    await route.fulfill({ response, body })
  })
  await page.goto(withCalculator)
  await expect(answer(page)).toBeVisible()
  await expect(page).not.toHaveTitle('planted')
  expect(complaints.splice(0).join()).toContain('Content Security Policy')
})

for (const [device, viewport] of [
  ['desk', { width: 1280, height: 800 }],
  ['phone', { width: 390, height: 844 }],
] as const) {
  test.describe(`on a ${device}`, () => {
    test.use({ viewport, hasTouch: device === 'phone' })

    test('the calculator follows what is typed, also before its script has come', async ({ page }) => {
      const gate = Promise.withResolvers<void>()
      await page.route('**/builds/islands/**', async (route) => {
        await gate.promise
        await route.continue()
      })
      await page.goto(withCalculator)
      await bonus(page).fill('250')
      await expect(answer(page)).not.toContainText('£250')
      gate.resolve()
      await expect(answer(page)).toContainText('£250')
      await expect(bonus(page)).toHaveValue('250')
      await page.getByLabel('Wagering counts').selectOption('deposit and bonus')
      await expect(answer(page)).toContainText('you deposit')
    })
  })
}

test('nothing of the calculator is loaded until somebody turns to it', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname)
  })
  await page.goto(withCalculator)
  await page.waitForLoadState('networkidle')
  expect(scripts).toEqual(['/builds/browser.js'])
  await bonus(page).focus()
  await expect.poll(() => scripts.length).toBe(2)
})
