import { expect, expectAccessible, test } from './stack/journey.ts'

// shows R015, R017, R018
test('a visitor reads from the home page to a review, to an article, to nothing', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The house has an edge. We measure it.')
  await page.getByRole('link', { name: 'Copper Lantern' }).first().click()
  await expect(page).toHaveURL('/casino-reviews/copper-lantern')
  await expect(page.getByRole('heading', { level: 1, name: 'Copper Lantern' })).toBeVisible()
  await expect(page).toHaveTitle('Copper Lantern review: 9.2, paid within two hours')

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' }).click()
  await page.getByRole('link', { name: 'What a bonus costs to clear' }).click()
  await expect(page).toHaveURL('/casino-blog/what-a-bonus-costs-to-clear')
  await expect(page.getByRole('article').first()).toContainText('Dr Niamh Castellane')

  const answer = await page.goto('/no-such-page')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found')
})

const contentPages = [
  '/',
  '/casino-reviews',
  '/casino-reviews/copper-lantern',
  '/casino-reviews/saltmarsh-club',
  '/casino-blog',
  '/casino-blog/what-a-bonus-costs-to-clear',
  '/casino-blog/the-size-of-a-stake',
  '/about',
  '/how-we-rate',
  '/no-such-page',
]

for (const path of contentPages) {
  test(`everybody can use ${path}`, async ({ page }) => {
    await page.goto(path)
    await expectAccessible(page)
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const path of contentPages) {
    test(`${path} reads completely`, async ({ page }) => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('contentinfo')).toBeVisible()
      expect(await page.locator('main').innerText()).not.toMatch(/undefined|NaN|\[object/)
    })
  }

  test('the menu opens on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/')
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('link', { name: 'How we rate' }).first().click()
    await expect(page).toHaveURL('/how-we-rate')
  })
})

for (const width of [320, 390, 1280]) {
  test(`nothing sticks out of a window ${width} pixels wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    for (const path of contentPages) {
      await page.goto(path)
      expect
        .soft(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth), path)
        .toBeLessThanOrEqual(0)
    }
  })
}
