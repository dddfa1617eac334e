/** How far a reader has to go through a review in each language, and that what is folded on the way is still told. */
import { ask } from '../stack/ask.ts'
import { expect, test } from '../stack/journey.ts'

const most = [
  [390, 9_000],
  [1280, 7_000],
] as const

test('no review is longer than a reader goes, and paper has what it folds', async ({ page }) => {
  const { body } = await ask('/sitemap.xml')
  const paths = [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname)
  const reviews = paths.filter((path) => /\/casino-(?:reviews|tests)\/(?!page\/|seite\/)[^/]+$/.test(path))
  const inLanguage = (start: string) => reviews.filter((path) => path.startsWith(start))
  expect(inLanguage('/casino-reviews/')).toHaveLength(25)
  expect(inLanguage('/de/casino-tests/')).toContain('/de/casino-tests/heron-and-reed')
  expect(inLanguage('/ar/casino-reviews/')).toContain('/ar/casino-reviews/copper-lantern')
  for (const path of reviews) {
    // Contents lead from place to place, which paper does not: they are left out there.
    await page.goto(path)
    for (const [width, height] of most) {
      await page.setViewportSize({ width, height: 844 })
      const measured = await page.evaluate(async () => {
        await document.fonts.ready
        return document.documentElement.scrollHeight
      })
      expect.soft(measured, `${path} at ${width}`).toBeLessThanOrEqual(height)
    }
    await page.emulateMedia({ media: 'print' })
    const unprinted = await page.evaluate(() =>
      [...document.querySelectorAll('article details:not(nav *) > :not(summary)')]
        .filter((part) => part.getBoundingClientRect().height === 0)
        .map(({ textContent }) => textContent?.slice(0, 80)),
    )
    expect.soft(unprinted, `${path} on paper`).toEqual([])
    await page.emulateMedia({ media: 'screen' })
  }
})

test('a comparison of three casinos is no longer than a reader goes', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/compare?with=copper-lantern,velvet-comet,brass-orrery')
  const measured = await page.evaluate(async () => {
    await document.fonts.ready
    return document.documentElement.scrollHeight
  })
  expect(measured).toBeLessThanOrEqual(5_500)
})

/** Of the bar: two lines of text would not fit into it. In pixels at text of 16. */
const oneRow = 60

test('the bar of a review is one row on the narrowest phone, with text twice as large', async ({ page }) => {
  for (const path of [
    '/casino-reviews/copper-lantern',
    '/casino-reviews/heron-and-reed',
    '/de/casino-tests/copper-lantern',
    '/ar/casino-reviews/copper-lantern',
  ]) {
    await page.goto(path)
    const bar = page.locator('.he-review-bar')
    for (const width of [320, 360, 390])
      for (const size of [16, 32]) {
        await page.setViewportSize({ width, height: 844 })
        await page.evaluate((pixels) => (document.documentElement.style.fontSize = `${pixels}px`), size)
        const which = `${path} at ${width}, text of ${size}`
        expect.soft((await bar.boundingBox())?.height, which).toBeLessThanOrEqual((oneRow * size) / 16)
        const visit = await bar.locator('.he-button').first().boundingBox()
        expect.soft((visit?.x ?? -1) >= 0, which).toBe(true)
        expect.soft((visit?.x ?? 0) + (visit?.width ?? Infinity), which).toBeLessThanOrEqual(width)
      }
  }
})
