import type { Page } from '@playwright/test'
import { faultsOf } from './faults.ts'
import { expect, test } from './service.ts'

/** Follows a link of the desk to a place, until everything is there. */
async function goTo(page: Page, [link, heading]: Place): Promise<void> {
  await page.getByRole('link', { name: link, exact: true }).click()
  await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible()
  await expect(page.locator('.waiting, .rich-text-wait')).toHaveCount(0)
}

type Place = readonly [link: string, heading: string]
const releases: Place = ['Releases', 'Releases']
const images: Place = ['Images', 'Images']
const settings: Place = ['Settings', 'Webhooks']
const documents: Place = ['Documents', 'Documents']
const review: Place = ['Copper Lantern', 'Copper Lantern']

// shows P83
test('every place of the desk passes axe', async ({ desk, page }) => {
  await desk.call('POST', '/desk/api/releases', { label: 'Winter' })
  await desk.open('/')
  for (const place of [documents, ['Trash', 'Trash'], releases, images, settings] as const) {
    await goTo(page, place)
    expect.soft(await faultsOf(page), place[0]).toEqual([])
  }
})

test('every form, window and panel passes axe', async ({ desk, page }) => {
  await desk.open('/documents/review_copper')
  await expect(page.getByRole('textbox', { name: 'Summary' })).toBeVisible()
  expect.soft(await faultsOf(page), 'Verdict').toEqual([])
  await page.getByRole('tab', { name: 'Facts' }).click()
  await page.getByRole('button', { name: 'Begin a table' }).click()
  await page.getByRole('button', { name: 'Add to columns' }).click()
  await page.getByRole('button', { name: 'Add a link' }).click()
  await expect(page.getByRole('textbox', { name: 'Heading, column 1' })).toBeVisible()
  expect.soft(await faultsOf(page), 'Facts').toEqual([])
  await page.getByRole('tab', { name: /Body/ }).click()
  for (const fold of await page.locator('.item-fold').all()) await fold.click()
  expect.soft(await faultsOf(page), 'Body').toEqual([])
  await page.getByRole('tab', { name: 'Verdict' }).click()
  await page.getByLabel('Headline').fill('Changed')
  await expect(page.locator('.mark-changed')).toBeVisible()
  for (const panel of ['History', 'Linked from', /To put right/]) {
    await page.getByRole('button', { name: panel }).first().click()
    expect.soft(await faultsOf(page), String(panel)).toEqual([])
  }
  await page.getByRole('button', { name: 'More for this document' }).click()
  expect.soft(await faultsOf(page), 'menu').toEqual([])
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible()
  expect.soft(await faultsOf(page), 'search').toEqual([])
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Replace' }).click()
  await expect(page.getByRole('button', { name: /lantern\.svg/ })).toBeVisible()
  expect.soft(await faultsOf(page), 'pictures').toEqual([])
})

// 320 pixels are what 1280 are at 400 %; 640 are what they are with text of twice the size.
// shows P84
test('everything fits 320 to 1024 pixels without scrolling sideways', async ({ desk, page }) => {
  await desk.call('POST', '/desk/api/releases', { label: 'A release with a rather long name' })
  const beyond = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  await page.setViewportSize({ width: 320, height: 640 })
  await desk.open('/')
  for (const place of [releases, images, settings, documents, review]) {
    await goTo(page, place)
    const tabs = place === review ? await page.getByRole('tab').all() : [undefined]
    for (const width of [640, 320]) {
      await page.setViewportSize({ width, height: 640 })
      for (const tab of tabs) {
        await tab?.click()
        const name = `${place[0]} ${(await tab?.textContent()) ?? ''} at ${width}`
        expect.soft(await beyond(), name).toBeLessThanOrEqual(0)
      }
      if (place === review) expect.soft(await faultsOf(page), `at ${width}`).toEqual([])
    }
  }
  await expect(page.getByRole('tab')).toHaveCount(3)

  await test.step('tablets show the form', async () => {
    await page.getByRole('tab', { name: 'Verdict' }).click()
    for (const width of [1024, 820]) {
      await page.setViewportSize({ width, height: 768 })
      await expect(page.getByLabel('Headline')).toBeVisible()
      expect.soft(await beyond(), `at ${width}`).toBeLessThanOrEqual(0)
      await expect(page.getByRole('button', { name: 'Publish changes' })).toBeInViewport()
    }
  })

  await test.step('a document’s actions stand in one row on phones', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.getByLabel('Headline').fill('Changed, so that everything is there')
    await expect(page.locator('.save-mark')).toHaveText('Saved')
    const middles: number[] = []
    for (const name of ['Undo', 'Preview (Alt+P)', 'Publish', 'More for this document']) {
      const box = await page.getByRole('button', { name, exact: true }).boundingBox()
      middles.push(Math.round((box?.y ?? 0) + (box?.height ?? 0) / 2))
    }
    expect.soft(new Set(middles).size).toBe(1)
  })
})
