import type { Locator } from '@playwright/test'
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

test('gives focus to the button of a panel that is closed from within', async ({ desk, page }) => {
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

test('gives focus to the neighbour of what is removed, never to the top of the page', async ({
  desk,
  page,
}) => {
  const focused = page.locator(':focus')
  await desk.open('/settings')
  for (const name of ['First', 'Second']) {
    await page.getByLabel('Name of the token').fill(name)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: `Remove ${name}` })).toBeVisible()
  }
  const tokens = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: 'Copy' }) })
  await tokens.getByRole('button', { name: 'Remove First' }).press('Enter')
  await expect(tokens.filter({ hasText: 'Second' }).getByRole('button', { name: 'Copy' })).toBeFocused()
  await page.getByRole('button', { name: 'Remove Second' }).press('Enter')
  await expect(tokens).toHaveCount(0)
  await expect(focused).toHaveAccessibleName('Name of the token')

  await desk.open('/documents/review_copper')
  await page.getByRole('button', { name: 'Remove Cover' }).press('Enter')
  await expect(page.locator('[data-path="data.cover"] .image-empty')).toBeFocused()
})

test('moves its messages to the top where they would lie over what has focus', async ({ desk, page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await desk.open('/documents/review_tide')
  const share = page.getByRole('button', { name: 'Share' })
  await page.getByRole('button', { name: 'Preview (Alt+P)' }).press('Enter')
  await expect(page.locator('iframe')).toBeVisible()
  await share.press('Enter')
  await expect(page.locator('.notice')).toBeVisible()
  expect(await isOnTop(share)).toBe(true)
  await page.keyboard.press('Tab')
  expect(await isOnTop(page.locator(':focus'))).toBe(true)
})

test('says at what cannot be done why it cannot', async ({ desk, page }) => {
  await desk.open('/documents/review_copper')
  await page.getByRole('button', { name: 'More for this document' }).press('Enter')
  await page.keyboard.press('End')
  await expect(page.locator(':focus')).toHaveText('Delete … Unpublish it first.')
  await expect(page.locator(':focus')).toBeDisabled()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('menu')).toBeVisible()
})

/** Whether a press in the middle of it would reach it. */
function isOnTop(control: Locator): Promise<boolean> {
  return control.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
  })
}
