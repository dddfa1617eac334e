import { expect, test } from './service.ts'

test('gives focus back to the field of a link or picture, whether its window is left or something chosen', async ({
  desk,
  page,
}) => {
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
