/** Readers of German and Arabic, from a review to an offer and back: in both widths and schemes, with and without scripts. */
import type { Page } from '@playwright/test'
import { expect, test } from '../stack/journey.ts'
import { readers } from './readers.ts'

const visits = [
  { width: 390, colorScheme: 'light', javaScriptEnabled: false },
  { width: 390, colorScheme: 'dark', javaScriptEnabled: true },
  { width: 1280, colorScheme: 'light', javaScriptEnabled: true },
  { width: 1280, colorScheme: 'dark', javaScriptEnabled: false },
] as const

/** No page of the walk is in another language or direction, or wider than the window. */
async function expectPageIn(page: Page, { tag, dir }: { tag: string; dir: string }): Promise<void> {
  const seen = await page.evaluate(() => {
    const { lang, dir: direction, scrollWidth, clientWidth } = document.documentElement
    return { lang, dir: direction || 'ltr', excess: scrollWidth - clientWidth }
  })
  expect.soft(seen, page.url()).toEqual({ lang: tag, dir, excess: 0 })
}

/** Where there is room the fields stand open beside the list. */
async function openFilter(page: Page, width: number, name: string): Promise<void> {
  if (width < 1152) await page.getByRole('main').getByText(name, { exact: true }).click()
}

for (const reader of readers)
  for (const { width, ...visit } of visits) {
    const how = `${width} px, ${visit.colorScheme}, ${visit.javaScriptEnabled ? 'with' : 'without'} scripts`
    test.describe(`${reader.language} at ${how}`, () => {
      test.use({ ...visit, viewport: { width, height: 844 } })

      test('a reader decides without a word of English', async ({ page }) => {
        const { said } = reader
        const main = page.getByRole('main')

        await test.step('reads a review', async () => {
          await page.goto(reader.home)
          await main.getByRole('link', { name: said.toReviews }).click()
          await expect(page).toHaveURL(reader.reviews)
          await expectPageIn(page, reader)
          await main.getByRole('link', { name: 'Copper Lantern', exact: true }).first().click()
          await expect(page).toHaveURL(`${reader.reviews}/copper-lantern`)
          await expect(main).toContainText(said.verdict)
          await expect(main.getByText(said.notTranslated)).toHaveCount(0)
          await expectPageIn(page, reader)
        })

        await test.step('searches', async () => {
          for (const [question, found] of said.questions) {
            await page.goto(reader.search)
            await page
              .getByRole('textbox', { name: said.what })
              .or(page.getByRole('searchbox', { name: said.what }))
              .fill(question)
            await page.keyboard.press('Enter')
            await expect(page).toHaveURL(`${reader.search}?${new URLSearchParams({ q: question })}`)
            await expect.soft(main, question).toContainText(found)
            await expectPageIn(page, reader)
          }
        })

        await test.step('filters', async () => {
          await page.goto(reader.reviews)
          await openFilter(page, width, said.filter)
          await main.getByLabel(said.paidWithin).selectOption('12')
          await main.getByRole('button', { name: said.showCasinos }).click()
          await expect(page).toHaveURL(`${reader.reviewsFound}?paid=12`)
          await expect(main.getByRole('article').first()).toContainText('Copper Lantern')
          await expectPageIn(page, reader)
        })

        await test.step('keeps the question in another language, and back', async () => {
          const languages = page.getByRole('navigation', { name: said.languages, exact: true })
          await languages.getByRole('link', { name: 'English' }).click()
          await expect(page).toHaveURL('/casino-reviews/find?paid=12')
          await page
            .getByRole('navigation', { name: 'Languages', exact: true })
            .getByRole('link', { name: reader.ownName })
            .click()
          await expect(page).toHaveURL(`${reader.reviewsFound}?paid=12`)
        })

        await test.step('compares', async () => {
          await main.getByLabel(`${said.compare} Copper Lantern`).check()
          await main.getByLabel(`${said.compare} Signal Box`).check()
          await page.getByRole('button', { name: said.compareTicked }).click()
          await expect(page).toHaveURL(`${reader.compare}?with=copper-lantern,signal-box`)
          await expect(page.getByRole('table')).toContainText(said.alike)
          await expectPageIn(page, reader)
        })

        await test.step('finds an offer', async () => {
          await page.goto(reader.offers)
          await expectPageIn(page, reader)
          await openFilter(page, width, said.filter)
          await main.getByLabel(said.kindOfOffer).selectOption('cashback')
          await main.getByRole('button', { name: said.showOffers }).click()
          await expect(page).toHaveURL(`${reader.offers}/${reader.find}?kind=cashback`)
          await expect(main.getByRole('article').first()).toContainText(said.cashback)
          await expectPageIn(page, reader)
        })

        await test.step('works out what a bonus costs', async () => {
          await page.goto(`${reader.workedOut}?sum=wagering&currency=EUR&bonus=50&multiple=35&base=bonus`)
          await expectPageIn(page, reader)
          await expect(main.getByRole('status')).toContainText(said.turnover)
          await main.getByLabel(said.bonus, { exact: true }).fill('100')
          if (!visit.javaScriptEnabled) await main.getByRole('button', { name: said.workOut }).click()
          await expect(main.getByRole('status')).toContainText(said.turnoverOfTwice)
        })

        await test.step('looks at who writes, ways to pay and warnings', async () => {
          for (const [path, words] of said.subjects) {
            await page.goto(path)
            await expect.soft(main, path).toContainText(words)
            await expect.soft(main.getByText(said.notTranslated), path).toHaveCount(0)
            await expectPageIn(page, reader)
          }
        })
      })
    })
  }
