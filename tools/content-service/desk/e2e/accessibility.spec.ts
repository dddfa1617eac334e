import { faultsOf } from './faults.ts'
import { expect, test } from './service.ts'

// shows P83
test('every place of the desk passes axe', async ({ desk, page }) => {
  await desk.call('POST', '/desk/api/releases', { label: 'Winter' })
  for (const [path, landmark] of [
    ['/', 'Documents'],
    ['/releases', 'Releases'],
    ['/trash', 'Trash'],
    ['/images', 'Images'],
    ['/settings', 'Webhooks'],
  ] as const) {
    await desk.open(path)
    await expect(page.getByRole('heading', { name: landmark })).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(await faultsOf(page), path).toEqual([])
  }
})

test('every field’s form passes axe', async ({ desk, page }) => {
  await desk.open('/documents/review_copper')
  await expect(page.getByRole('textbox', { name: 'Summary' })).toBeVisible()
  expect(await faultsOf(page), 'Verdict').toEqual([])
  await page.getByRole('tab', { name: 'Facts' }).click()
  await page.getByRole('button', { name: 'Begin a table' }).click()
  await page.getByRole('button', { name: 'Add to columns' }).click()
  await page.getByRole('button', { name: 'Add a link' }).click()
  await expect(page.getByRole('textbox', { name: 'Heading, column 1' })).toBeVisible()
  expect(await faultsOf(page), 'Facts').toEqual([])
  await page.getByRole('tab', { name: /Body/ }).click()
  for (const fold of await page.locator('.item-fold').all()) await fold.click()
  expect(await faultsOf(page), 'Body').toEqual([])
})

test('every window and panel is free of what axe finds', async ({ desk, page }) => {
  await desk.open('/documents/review_copper')
  await page.getByLabel('Headline').fill('Changed')
  await expect(page.locator('.mark-changed')).toBeVisible()
  for (const panel of ['History', 'Linked from', /To put right/]) {
    await page.getByRole('button', { name: panel }).first().click()
    expect(await faultsOf(page), String(panel)).toEqual([])
  }
  await page.getByRole('button', { name: 'More for this document' }).click()
  expect(await faultsOf(page), 'menu').toEqual([])
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible()
  expect(await faultsOf(page), 'search').toEqual([])
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Replace' }).click()
  await expect(page.getByRole('button', { name: /lantern\.svg/ })).toBeVisible()
  expect(await faultsOf(page), 'pictures').toEqual([])
})

test('a window keeps the focus, and gives it back', async ({ desk, page }) => {
  await desk.open('/documents/review_copper')
  const replace = page.getByRole('button', { name: 'Replace' })
  await replace.click()
  await expect(page.getByLabel('Find a file')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(replace).toBeFocused()
})

test('nothing is cut at 1024 pixels; tablets show the form', async ({ desk, page }) => {
  for (const width of [1024, 820]) {
    await page.setViewportSize({ width, height: 768 })
    await desk.open('/documents/review_copper')
    await expect(page.getByLabel('Headline')).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    )
    await expect(page.getByRole('button', { name: 'Publish changes' })).toBeInViewport()
  }
})

test('a document’s actions stand in one row on phones', async ({ desk, page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await desk.open('/documents/review_copper')
  await page.getByLabel('Headline').fill('Changed, so that everything is there')
  await expect(page.locator('.save-mark')).toHaveText('Saved')
  const middles: number[] = []
  for (const name of ['Undo', 'Preview (Alt+P)', 'Publish', 'More for this document']) {
    const box = await page.getByRole('button', { name, exact: true }).boundingBox()
    middles.push(Math.round((box?.y ?? 0) + (box?.height ?? 0) / 2))
  }
  expect(new Set(middles).size).toBe(1)
})

// 320 pixels are what 1280 are at 400 %; 640 are what they are with text of twice the size.
// shows P84
test('everything fits into 320 and 640 pixels without scrolling sideways', async ({ desk, page }) => {
  await desk.call('POST', '/desk/api/releases', { label: 'A release with a rather long name' })
  for (const width of [320, 640]) {
    await page.setViewportSize({ width, height: 640 })
    for (const path of ['/', '/releases', '/images', '/settings', '/documents/review_copper']) {
      await desk.open(path)
      await page.waitForLoadState('networkidle')
      for (const tab of path.startsWith('/documents') ? await page.getByRole('tab').all() : [undefined]) {
        await tab?.click()
        const name = `${path} ${(await tab?.textContent()) ?? ''} at ${width}`
        const beyond = page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        expect(await beyond, name).toBeLessThanOrEqual(0)
      }
    }
    expect(await faultsOf(page), `at ${width}`).toEqual([])
    await page.getByRole('navigation', { name: 'Desk' }).getByRole('link', { name: 'Releases' }).click()
    await expect(page.getByRole('heading', { name: 'Releases' })).toBeVisible()
  }
})
