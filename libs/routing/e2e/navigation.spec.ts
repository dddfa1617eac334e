import type { Page } from '@playwright/test'
import { spoken } from '../../../playwright.base.ts'
import { expect, test } from './site.ts'

/** Waits until the page's components have taken over. */
async function open(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await expect(page.locator('[role=status][aria-live=polite]')).toBeAttached()
}

// shows R028
test('five navigations are announced once each, politely and in order', async ({ page, site }) => {
  await open(page, `${site.origin}/`)
  // Every change of a live region is one thing said; the tree says what.
  await page.evaluate(() => {
    const heard: string[] = []
    Object.assign(globalThis, { heard })
    const listen = (root: Node) =>
      new MutationObserver((records) => {
        for (const { addedNodes, target } of records) {
          const region = (target as Element).closest?.('[role=status],[role=alert]')
          if (region && addedNodes.length > 0) heard.push(`${region.role}: ${region.textContent}`)
        }
      }).observe(root, { subtree: true, childList: true })
    listen(document)
  })
  expect((await spoken(page)).regions).toEqual([])

  const inTree: string[] = []
  for (const name of ['Reviews', 'Blog', 'Form', 'Home', 'Reviews']) {
    await page.getByRole('navigation').getByRole('link', { name, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    await expect.poll(async () => (await spoken(page)).regions).toEqual([`status: ${name}`])
    inTree.push(...(await spoken(page)).regions)
  }
  const five = ['Reviews', 'Blog', 'Form', 'Home', 'Reviews'].map((name) => `status: ${name}`)
  expect(inTree).toEqual(five)
  // After the last one there is nothing left to say.
  await page.waitForTimeout(1_500)
  expect(await page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard)).toEqual(five)
  expect(await page.locator('next-route-announcer').count()).toBe(1)
})

// shows P03
test('a new page begins at its top, back at the link', async ({ page, site }) => {
  await open(page, `${site.origin}/`)
  const link = page.getByRole('main').getByRole('link', { name: 'All reviews' })
  await link.scrollIntoViewIfNeeded()
  const place = await page.evaluate(() => scrollY)
  expect(place).toBeGreaterThan(500)
  await link.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reviews')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()

  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Home')
  await expect(link).toBeFocused()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place)
  await page.goForward()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reviews')
})

// shows R217
test('four pages at most are preloaded at once', async ({ page, site }) => {
  site.intercept((path) => (path.startsWith('/number/') ? { status: 0, delayMs: 150 } : undefined))
  await open(page, `${site.origin}/`)
  const preloaded = new Set<string>()
  await expect
    .poll(() => {
      for (const { path } of site.takeAnswers())
        if (path.startsWith('/number/')) preloaded.add(path.split('?')[0] ?? '')
      return preloaded.size
    })
    .toBe(12)
  expect(site.mostPreloads()).toBeLessThanOrEqual(4)
  expect(site.mostPreloads()).toBeGreaterThan(1)
})

// shows R218
test('nothing is preloaded for visitors who save data', async ({ page, site }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } })
  })
  await open(page, `${site.origin}/`)
  await page.getByRole('navigation').getByRole('link', { name: 'Blog' }).hover()
  await page.waitForTimeout(1_000)
  const answers = site.takeAnswers()
  expect(answers.length).toBeGreaterThan(0)
  expect(answers.filter(({ path }) => path.includes('_rsc='))).toEqual([])
})

// shows R220
test('a link to another site tells it nothing', async ({ page, site }) => {
  await open(page, `${site.origin}/`)
  const link = page.getByRole('link', { name: 'Elsewhere' })
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
})

// shows F84
test('an offline click navigates once when online', async ({ page, context, site }) => {
  await open(page, `${site.origin}/form`)
  await page.getByLabel('Message').fill('half a sentence')
  await context.setOffline(true)
  await page.getByRole('navigation').getByRole('link', { name: 'Blog' }).click()
  await expect(page.getByText('You are offline.')).toBeVisible()
  await expect(page.getByLabel('Message')).toHaveValue('half a sentence')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByLabel('Message')).toHaveValue('half a sentence')
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog')
})
