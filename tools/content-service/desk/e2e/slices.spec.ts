import { draftData, expect, test } from './service.ts'

// shows P64, P65, P89
test('moves slices by pointer and keys, adds and removes them', async ({ desk, page }) => {
  await desk.open('/documents/review_copper')
  await page.getByRole('tab', { name: /Body/ }).click()
  const names = page.locator('.slice-zone > .item .item-name')
  await expect(names).toHaveText(['Quote', 'Rich text', 'Figure'])

  await test.step('moves a slice that is dragged', async () => {
    await page.getByRole('button', { name: /^Move Quote/ }).hover({ position: { x: 8, y: 8 } })
    const to = await page.getByRole('button', { name: /^Move Figure/ }).boundingBox()
    if (!to) throw new RangeError('The handle is not on the page.')
    await page.mouse.down()
    await page.mouse.move(to.x + 8, to.y + 10, { steps: 5 })
    await page.mouse.move(to.x + 8, to.y + to.height + 6, { steps: 3 })
    await page.mouse.up()
    await expect(names).toHaveText(['Rich text', 'Figure', 'Quote'])
    await page.getByRole('button', { name: 'Undo', exact: true }).click()
    await expect(names).toHaveText(['Quote', 'Rich text', 'Figure'])
  })

  const handle = page.getByRole('button', { name: /^Move Quote, now at place 1 of 3/ })
  await handle.focus()
  await page.keyboard.press('ArrowDown')
  await expect(names).toHaveText(['Rich text', 'Quote', 'Figure'])
  await expect(page.getByRole('button', { name: /^Move Quote, now at place 2 of 3/ })).toBeFocused()

  await page.getByRole('button', { name: 'More for Quote' }).press('Enter')
  await page.keyboard.press('Enter')
  await expect(names).toHaveText(['Rich text', 'Quote', 'Quote', 'Figure'])

  await page.getByLabel('Variation').first().selectOption('bare')
  await page.getByRole('button', { name: 'More for Figure' }).press('Enter')
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await expect(names).toHaveText(['Rich text', 'Quote', 'Quote'])
  await page.locator('.notice').getByRole('button', { name: 'Undo' }).click()
  await expect(names).toHaveText(['Rich text', 'Quote', 'Quote', 'Figure'])

  await page.getByRole('button', { name: 'Add a slice' }).press('Enter')
  await test.step('shows pictures of slices beside their models', async () => {
    const picture = page.getByRole('button', { name: /Without a source/ }).locator('img')
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1)
    await expect(page.locator('.slice-choice img')).toHaveCount(1)
    await expect(page.getByRole('button', { name: /^Quote · Quote/ })).toContainText('Quote · Source')
  })
  await page.keyboard.type('old')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Heading')).toBeFocused()
  await page.keyboard.type('A list')
  await page.getByRole('button', { name: 'Add to items' }).click()
  await page.getByLabel('Entry').fill('first')
  await expect(page.locator('.save-mark')).toHaveText('Saved')
  expect((await draftData(desk, 'review_copper'))?.['slices']).toMatchObject([
    { slice_type: 'rich_text' },
    { slice_type: 'quote', variation: 'bare', primary: { quote: 'She stands.' } },
    { slice_type: 'quote', variation: 'default', primary: { source: 'Wren' } },
    { slice_type: 'figure' },
    { slice_type: 'old_list', primary: { heading: 'A list' }, items: [{ entry: 'first' }] },
  ])
})

test('writes into new slices on slow machines', async ({ desk, page }) => {
  await page.addInitScript(() =>
    Object.assign(globalThis, { requestAnimationFrame: (call: () => void) => setTimeout(call, 200) }),
  )
  let load = () => {}
  const asked = new Promise<void>((resolve) => {
    void page.route(/rich-text-editor.*\.js/, async (route) => {
      resolve()
      await new Promise<void>((go) => (load = go))
      await route.continue()
    })
  })
  await desk.open('/documents/review_copper')
  await page.getByRole('tab', { name: /Body/ }).click()
  for (const words of ['While it loads', 'Once it has loaded']) {
    await page.getByRole('button', { name: 'Add a slice' }).press('Enter')
    await page.keyboard.type('rich text')
    await page.keyboard.press('Enter')
    if (words === 'While it loads') {
      await asked
      await expect(page.locator('.slice-zone .rich-text-wait').last()).toBeAttached()
      load()
    }
    await expect(page.getByRole('textbox', { name: 'Text', exact: true }).last()).toBeFocused()
    await page.keyboard.type(words)
  }
  await expect(page.locator('.save-mark')).toHaveText('Saved')
  expect((await draftData(desk, 'review_copper'))?.['slices']).toMatchObject([
    { slice_type: 'quote' },
    { slice_type: 'rich_text' },
    { slice_type: 'figure' },
    { slice_type: 'rich_text', primary: { content: [{ text: 'While it loads' }] } },
    { slice_type: 'rich_text', primary: { content: [{ text: 'Once it has loaded' }] } },
  ])
})
