import type { Locator, Page, Route } from '@playwright/test'
import { draftData, expect, test } from './service.ts'

async function openBeside(page: Page, address: string): Promise<Page> {
  const other = await page.context().newPage()
  await other.goto(address)
  await expect(other.getByLabel('Headline')).toBeVisible()
  return other
}

// shows P71, P90
test('says who else is here, and merges what both write', async ({ desk, page }) => {
  await desk.open('/settings')
  await page.getByLabel('What others see you as').fill('Ada')
  await page.keyboard.press('Tab')
  const address = `${desk.origin}/desk/documents/review_copper`
  await page.goto(address)
  const other = await openBeside(page, address)
  await expect(page.locator('.others')).toHaveText('Ada is here')
  await other.getByLabel('Headline').focus()
  await expect(page.locator('.others')).toHaveText('Ada is in Headline')
  await page.getByRole('button', { name: 'Ada is in Headline' }).press('Enter')
  await expect(page.getByLabel('Headline')).toBeFocused()

  await other.getByLabel('Headline').fill('From the other.')
  await expect(page.getByLabel('Headline')).toHaveValue('From the other.')

  await test.step('merges two people’s fields and undoes only its own', async () => {
    const saveLate = async (route: Route): Promise<void> => {
      await other.getByLabel('Score').fill('5')
      await expect(other.locator('.save-mark')).toHaveText('Saved')
      await route.continue()
    }
    await page.route('**/draft', saveLate, { times: 1 })
    await page.getByLabel('Headline').fill('Mine')
    await expect(page.getByLabel('Score')).toHaveValue('5')
    await expect(other.getByLabel('Headline')).toHaveValue('Mine')
    expect(await draftData(desk, 'review_copper')).toMatchObject({ headline: 'Mine', score: 5 })
    await page.getByRole('button', { name: 'Undo', exact: true }).click()
    await expect(other.getByLabel('Headline')).toHaveValue('From the other.')
    expect(await draftData(desk, 'review_copper')).toMatchObject({ score: 5 })
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  await other.close()
  await expect(page.locator('.others')).toHaveText('')
})

// shows P71
test('keeps each key two editors strike in one paragraph', async ({ desk, page, browser }) => {
  const address = `${desk.origin}/desk/documents/review_copper`
  const elsewhere = await browser.newContext()
  const other = await elsewhere.newPage()
  const texts = [page, other].map((one) => one.getByRole('textbox', { name: 'Summary' }))
  await Promise.all([page, other].map((one) => one.goto(address)))
  const [own = '', others = ''] = ['abcdefghij', 'ABCDEFGHIJ'].map((word) => `${word} ${word} ${word}`)
  const write = async (one: Page, at: string, words: string): Promise<void> => {
    await one.getByRole('textbox', { name: 'Summary' }).click()
    await one.keyboard.press(at)
    await one.keyboard.type(words, { delay: 70 })
  }
  // One behind the words and one before them, then both in one place.
  await Promise.all([write(page, 'Control+End', own), write(other, 'Control+Home', others)])
  await Promise.all([write(page, 'Control+End', own), write(other, 'Control+End', others)])
  for (const one of [page, other]) await expect(one.locator('.save-mark')).toHaveText('Saved')
  const said = (await texts[0]?.textContent()) ?? ''
  expect(said).toContain('Four pages of terms.')
  const typed = said.replace('Four pages of terms.', '').replaceAll(' ', '')
  expect(typed.replaceAll(/[^a-z]/g, '')).toBe('abcdefghij'.repeat(6))
  expect(typed.replaceAll(/[^A-Z]/g, '')).toBe('ABCDEFGHIJ'.repeat(6))
  await expect(texts[1] as Locator).toHaveText(said)
  for (const one of [page, other]) await expect(one.getByRole('dialog')).toHaveCount(0)
  await elsewhere.close()
})
