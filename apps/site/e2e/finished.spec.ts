/** Public pages as they leave the server: finished, and alive where they have to be. */
import { brotliCompressSync, constants } from 'node:zlib'
import type { Page } from '@playwright/test'
import { ask } from './stack/ask.ts'
import { expect, test } from './stack/journey.ts'
import { fromStore, warmUp } from './stack/services.ts'

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

test('every public page has one small external script', async ({ request }) => {
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
    // As browsers are sent it, a page arrives in the first ten packets of a connection, of 1,460 bytes each (RFC 6928).
    const { headers: sent } = await ask(path, 'GET', { 'accept-encoding': 'br' })
    expect.soft(sent['content-encoding'], path).toBe('br')
    expect.soft(smallestOf(body, Number(sent['content-length'])), path).toBeLessThanOrEqual(14_600)
    const policy = String(headers['content-security-policy'])
    expect.soft(policy, path).toMatch(/script-src 'self'(?:;|$)/)
    expect.soft(policy, path).not.toContain("'unsafe-inline'")
  }
})

/** The size in which a page is sent once there was time: it leaves quickly compressed at first. Bytes. */
function smallestOf(body: string, sent: number): number {
  if (sent <= 14_600) return sent
  const size = Buffer.byteLength(body)
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: size }
  return brotliCompressSync(body, { params }).length
}

test('a page has one address and is stored by it', async ({ request }) => {
  const path = '/casino-reviews/tide-clock'
  await warmUp(request, path)
  for (const spelled of [
    '/casino-reviews/%74ide-clock',
    '/%63asino-reviews/tide%2Dclock',
    `${path}#top`,
    `${path}/`,
    `/${path}`,
    '/casino-reviews//tide-clock',
    '/casino-reviews\\tide-clock',
  ]) {
    const { status, headers } = await ask(spelled)
    expect.soft([status, headers['location']], spelled).toEqual([308, path])
  }
  for (const query of ['?_rsc=1a2b3', '?a=%74', '?'])
    expect.soft((await ask(path + query)).headers['cache-status'], query).toBe(fromStore)
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

    test('the calculator follows typing before its script', { tag: '@firefox' }, async ({ page }) => {
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

test('on a slow phone what is done first counts once', async ({ page, context }) => {
  const results: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.url().includes('/worked-out')) results.push(request.url())
  })
  const session = await context.newCDPSession(page)
  // As Lighthouse slows a phone down: slow 4G, and a processor of a quarter.
  const [latency, downloadThroughput, uploadThroughput] = [562.5, 184_320, 84_375]
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput,
    uploadThroughput,
  })
  await page.goto(withCalculator, { waitUntil: 'commit' })
  // A browser slows itself down by counting, also while it waits for the first byte.
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await bonus(page).fill('250')
  await page.getByRole('link', { name: 'Link to this result' }).first().click()
  await expect(page).toHaveURL(/\/worked-out\?.*\bbonus=250\b/)
  expect(results).toHaveLength(1)
})

test('nothing of the calculator loads before its use', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname)
  })
  await page.goto(withCalculator)
  await page.waitForLoadState('networkidle')
  expect(scripts).toEqual(['/builds/browser.js'])
  await bonus(page).focus()
  const isCalculator = (path: string) => path.includes('/wagering-calculator-')
  await expect.poll(() => scripts.some(isCalculator)).toBe(true)
})

// shows P196
test('pages show the market’s offers, and requests add no variant', async ({ request }) => {
  const [review, list] = ['/casino-reviews/brass-orrery', '/offers']
  await warmUp(request, review, list)
  const read = async (path: string, headers: Record<string, string> = {}) =>
    (await ask(path, 'GET', headers)).body
  for (const path of [review, list]) {
    const [british, irish, none] = await Promise.all([
      read(path),
      read(path, { cookie: 'a=b; market=IE' }),
      read(path, { cookie: 'market=none' }),
    ])
    expect(british).toContain('100% up to £50')
    expect(british).not.toContain('100% up to €100')
    expect(irish).toContain('100% up to €100')
    expect(irish).not.toContain('100% up to £50')
    expect(none).not.toMatch(/100% up to|href="\/go\//)
    // Nobody stands in front of this site, so nobody is believed to know a country.
    for (const odd of [{ cookie: 'market=FR' }, { cookie: 'market=__proto__' }, { 'cf-ipcountry': 'IE' }])
      expect(await read(path, odd as Record<string, string>)).toBe(british)
    const { headers } = await ask(path, 'GET', { cookie: 'market=IE' })
    expect(headers['vary']).toContain('cookie')
    expect(headers['cache-control']).toContain('s-maxage=0')
  }
  expect((await ask('/about')).headers['vary'] ?? '').not.toContain('cookie')
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled, viewport: { width: 390, height: 844 } })

    // shows P196
    test('a reader in Ireland sees what is theirs', async ({ page }) => {
      await page.goto('/offers/brass-orrery-grand-tour-ireland')
      await page.getByRole('link', { name: 'Say where you are' }).click()
      await page.getByRole('button', { name: 'Ireland' }).click()
      // Chosen, it leads back to the offer.
      await expect(page).toHaveURL(/\/offers\/brass-orrery-grand-tour-ireland$/)
      // The framework complains of a page that is left while it arrives.
      await page.waitForLoadState()
      await page.goto('/offers/brass-orrery-grand-tour-ireland')
      await expect(page.getByText('100% up to €100').first()).toBeVisible()
      await page.goto('/casino-reviews/find?sort=wagering')
      await expect(page.getByText('up to €100').first()).toBeVisible()
      await expect(page.getByText('up to £')).toHaveCount(0)
    })

    // shows P195
    test('a calculator’s result has a URL and refuses text', async ({ page }) => {
      await page.goto('/work-it-out')
      await page.getByLabel('Hours').fill('5')
      const link = page.getByRole('link', { name: 'Link to this result' }).first()
      if (javaScriptEnabled) {
        await expect(link).toHaveAttribute('href', /hours=5/)
        await link.click()
      } else await page.getByRole('button', { name: 'Work it out' }).first().click()
      await expect(page).toHaveURL(/\/worked-out\?.*hours=5/)
      await expect(page.getByText('200 rounds of £2')).toBeVisible()
      await page.goto('/worked-out?sum=evening&stake=abc&hours=-5&rounds=99999999999999')
      for (const remark of [
        'Enter a figure, such as 50 or 12.50.',
        'Enter 0 or more.',
        'Enter 2,000 at most.',
      ])
        await expect(page.getByText(remark)).toBeVisible()
    })
  })
}
