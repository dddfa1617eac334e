/** How far a reader has to go through a review, and that what is folded on the way is still told. */
import { ask } from '../stack/ask.ts'
import { expect, test } from '../stack/journey.ts'

const most = [
  [390, 9_000],
  [1280, 7_000],
] as const

test('no review is longer than a reader goes, and paper has what it folds', async ({ page }) => {
  const { body } = await ask('/sitemap.xml')
  const paths = [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname)
  const reviews = paths.filter((path) => /\/casino-reviews\/(?!page\/)[^/]+$/.test(path))
  expect(reviews.filter((path) => path.startsWith('/casino-reviews/'))).toHaveLength(25)
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
