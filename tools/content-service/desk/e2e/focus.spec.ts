import { expect, test } from './service.ts'

test('returns focus when a link or picture window closes', async ({ desk, page }) => {
  await desk.open('/documents/review_tide')
  const author = page.getByRole('group', { name: 'Author' })
  const choose = author.getByRole('button', { name: 'Choose a document' })
  await choose.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('option', { name: /Tobias Wren/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(choose).toBeFocused()

  await page.keyboard.press('Enter')
  await expect(page.getByRole('option', { name: /Tobias Wren/ })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(author.getByRole('button', { name: 'Change' })).toBeFocused()

  const cover = page.locator('[data-path="data.cover"]')
  await cover.getByRole('button', { name: /^Choose a picture/ }).focus()
  await page.keyboard.press('Enter')
  const lantern = page.getByRole('dialog').getByRole('button', { name: /lantern\.svg/ })
  await lantern.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(cover.locator(':focus')).toBeVisible()
})

test('gives focus back to a closed panel’s button', async ({ desk, page }) => {
  await desk.open('/documents/review_tide')
  const tools = page.getByRole('group', { name: 'Undo and panels' })
  const preview = page.getByRole('complementary', { name: 'Preview' })
  await preview.getByRole('button', { name: 'As on a phone' }).focus()
  await page.keyboard.press('Alt+p')
  await expect(preview).toHaveCount(0)
  await expect(tools.getByRole('button', { name: 'Preview' })).toBeFocused()

  const history = page.getByRole('complementary', { name: 'History' })
  await tools.getByRole('button', { name: 'History' }).press('Enter')
  await history.getByRole('button', { name: 'Close: History' }).focus()
  await page.keyboard.press('Alt+p')
  await expect(preview).toBeVisible()
  await expect(tools.getByRole('button', { name: 'Preview' })).toBeFocused()

  await tools.getByRole('button', { name: 'Linked from' }).press('Enter')
  await page.getByRole('button', { name: 'Close: Linked from' }).press('Enter')
  await expect(tools.getByRole('button', { name: 'Linked from' })).toBeFocused()
})
