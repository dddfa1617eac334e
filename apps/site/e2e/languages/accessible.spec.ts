/** What axe finds on pages in German and Arabic, a few of them in each test: it is compiled anew for every page. */
import { expectAccessible, test } from '../stack/journey.ts'

const pages = [
  ['/de/casino-tests/copper-lantern', '/ar/casino-reviews/copper-lantern'],
  ['/de/suche?q=Casino', '/ar/search?q=%D8%B1%D9%88%D9%84%D9%8A%D8%AA', '/de/casino-tests/auswahl?paid=12'],
  ['/de/vergleich?with=copper-lantern,heron-and-reed', '/ar/compare?with=copper-lantern,heron-and-reed'],
  ['/de/angebote', '/ar/offers', '/de/warnungen', '/ar/news'],
  ['/de/zahlungswege/kestrel-wallet', '/ar/regulators/albion-gaming-standards-board', '/de/personen'],
] as const

for (const width of [390, 1280])
  for (const paths of pages)
    test(`nothing bars readers at ${width} px from ${paths.join(' and ')}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 })
      for (const path of paths) {
        await page.goto(path)
        await expectAccessible(page)
      }
    })
