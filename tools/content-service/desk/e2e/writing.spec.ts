import { draftData, expect, test } from './service.ts'

// shows P77
test('saves typing by itself and shows it in place', async ({ desk, page }) => {
  await desk.open('/documents/review_copper')
  const site = page.frameLocator('iframe')
  await expect(site.locator('#headline')).toHaveText('The dullest casino we know.')
  await site.locator('html').evaluate(() => scrollTo(0, 400))
  await page.getByLabel('Headline').fill('The dullest casino of all.')
  await expect(site.locator('#headline')).toHaveText('The dullest casino of all.')
  expect(await site.locator('html').evaluate(() => scrollY)).toBe(400)
  await expect(page.locator('.save-mark')).toHaveText('Saved')
  expect((await draftData(desk, 'review_copper'))?.['headline']).toBe('The dullest casino of all.')

  await test.step('publishes, undoes and discards', async () => {
    await page.getByLabel('Headline').fill('First')
    await page.getByRole('button', { name: 'Publish changes' }).click()
    await expect(page.getByText('Published: Copper Lantern')).toBeVisible()
    expect((await desk.detail('review_copper')).published?.document.data['headline']).toBe('First')
    // With the draft its preview has ended; the next draft is shown in another.
    await page.getByLabel('Headline').fill('Next')
    await expect(site.locator('#headline')).toHaveText('Next')
    await page.getByLabel('Headline').fill('First')
    await expect(page.locator('.mark-changed')).toHaveCount(0)

    await page.getByLabel('Score').fill('8.1')
    await expect(page.locator('.save-mark')).toHaveText('Saved')
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByLabel('Score')).toHaveValue('9.2')

    await page.getByLabel('Headline').fill('Second')
    await expect(page.locator('.mark-changed')).toBeVisible()
    await page.getByRole('button', { name: 'More for this document' }).click()
    await page.getByRole('menuitem', { name: 'Discard the changes …' }).click()
    await page.getByRole('button', { name: 'Discard', exact: true }).click()
    await expect(page.getByLabel('Headline')).toHaveValue('First')

    await expect(site.locator('#headline')).toHaveText('First')
    await page.getByLabel('Headline').fill('Third')
    await expect(site.locator('#headline')).toHaveText('Third')
  })

  await test.step('opens the page anew when the document has another address', async () => {
    await site.locator('body').evaluate(() => Object.assign(window, { isSamePage: true }))
    await page.getByLabel('UID').fill('copper-lamp')
    const isSamePage = (): Promise<boolean> =>
      site
        .locator('body')
        .evaluate(() => 'isSamePage' in window)
        // The frame that was asked may just be going.
        .catch(() => true)
    await expect.poll(isSamePage).toBe(false)
  })

  await test.step('leads from a finding to its field', async () => {
    await page.getByRole('button', { name: 'To put right: 1' }).click()
    await page.getByRole('button', { name: 'Slices 3, image' }).click()
    await expect(page.getByRole('tab', { name: /Body/ })).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByRole('group', { name: 'Figure' })).toContainText(
      'Describe it, or mark it as decoration.',
    )
    await page.getByLabel('What it shows').fill('A harbour')
    await expect(page.getByRole('button', { name: 'To put right: 0' })).toBeVisible()
  })
})

test('lets a changed page load, then updates it', async ({ desk, page }) => {
  desk.site.listens = 'late'
  let load = () => {}
  const picture = new Promise<void>((resolve) => (load = resolve))
  await page.route('**/late.png', async (route) => {
    await picture
    await route.abort()
  })
  await desk.open('/documents/review_tide')
  const site = page.frameLocator('iframe')
  await expect(site.locator('#headline')).toBeVisible()
  await site.locator('body').evaluate(() => Object.assign(window, { isSamePage: true }))
  await page.getByRole('textbox', { name: 'Headline' }).fill('Written while it loads.')
  await expect(page.locator('.save-mark')).toHaveText('Saved')
  load()
  await expect(site.locator('#headline')).toHaveText('Written while it loads.')
  expect(await site.locator('body').evaluate(() => 'isSamePage' in window)).toBe(true)

  await test.step('reloads a page that hears nothing', async () => {
    desk.site.listens = false
    await desk.open('/documents/review_copper')
    await expect(site.locator('h1')).toHaveText('Copper Lantern')
    await page.getByLabel('Casino').fill('Copper Lamp')
    await expect(site.locator('h1')).toHaveText('Copper Lamp')
  })
})

// shows P71
test('opens no dialog while one types, and offers both', async ({ desk, page }) => {
  await desk.open('/documents/review_copper')
  const headline = page.getByLabel('Headline')
  const elsewhere = async (change: (data: Record<string, unknown>) => object): Promise<void> => {
    const { version, draft, published } = await desk.detail('review_copper')
    const data = (draft ?? published)?.document.data ?? {}
    const body = { data: { ...data, ...change(data) } }
    await desk.call('PUT', '/desk/api/documents/review_copper/draft', body, { 'if-match': version })
  }
  await test.step('keeps the keys struck while another appends words', async () => {
    const text = page.getByRole('textbox', { name: 'Summary' })
    await text.click()
    await page.keyboard.press('Control+End')
    await page.keyboard.type(' One two three', { delay: 40 })
    await elsewhere(({ summary }) => {
      const [block] = summary as { text: string }[]
      return { summary: [{ ...block, text: `${block?.text} Theirs.` }], headline: 'Theirs at last.' }
    })
    await page.keyboard.type(' four five six seven eight nine ten.', { delay: 40 })
    await expect(text).toHaveText(
      'Four pages of terms. One two three four five six seven eight nine ten. Theirs.',
    )
    await expect(headline).toHaveValue('Theirs at last.')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.locator('.save-mark')).toHaveText('Saved')
  })

  await page.route('**/events?*', (route) => route.abort())
  await page.reload()
  await expect(headline).toHaveValue('Theirs at last.')
  await elsewhere(() => ({ headline: 'Their words now.', score: 5 }))
  await headline.fill('Mine')
  const notice = page.locator('.editor-notice')
  await expect(notice).toContainText('Somebody else changed what you changed: Headline.')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(headline).toBeFocused()
  await page.keyboard.type(' too')
  await page.getByLabel('Casino').fill('Copper Lamp')
  await expect(page.locator('.save-mark')).toHaveText('Saved, but for what somebody else changed too')
  expect(await draftData(desk, 'review_copper')).toMatchObject({
    headline: 'Their words now.',
    score: 5,
    name: 'Copper Lamp',
  })

  await notice.getByRole('button', { name: 'Look at both' }).click()
  const window = page.getByRole('dialog', { name: 'Somebody else changed the same places' })
  await expect(window.getByRole('group')).toHaveCount(1)
  await expect(window.getByRole('group', { name: 'Headline' }).getByLabel('Mine')).toBeChecked()
  await window.getByRole('button', { name: 'Save what is chosen' }).click()
  await expect(page.locator('.save-mark')).toHaveText('Saved')
  expect(await draftData(desk, 'review_copper')).toMatchObject({ headline: 'Mine too', score: 5 })
})

// shows P69
test('loses nothing that is not saved yet', async ({ desk, page }) => {
  page.on('dialog', (dialog) => void dialog.accept())
  await desk.open('/documents/review_copper')
  await test.step('keeps a tag that is typed when the page is left', async () => {
    await page.getByLabel('Tags').fill('autumn')
    await page.reload()
    await expect(page.getByRole('button', { name: 'Remove the tag autumn' })).toBeVisible()
  })

  await test.step('says what cannot be saved, beside it', async () => {
    await page.getByLabel('Score').fill('many')
    await page.getByLabel('Headline').fill('Saved all the same')
    await expect(page.locator('.field', { has: page.getByLabel('Score') })).toContainText(
      'This must be a number.',
    )
    await expect(page.locator('.save-mark')).toHaveText('Saved, but for what is marked')
    expect((await draftData(desk, 'review_copper'))?.['headline']).toBe('Saved all the same')

    await page.reload()
    await expect(page.getByLabel('Score')).toHaveValue('many')
    await page.getByLabel('Score').fill('9')
    await expect(page.locator('.save-mark')).toHaveText('Saved')
  })

  await test.step('loses nothing when the service is gone while somebody writes', async () => {
    await page.route('**/draft', (route) => route.abort())
    await page.getByLabel('Headline').fill('Written in the dark')
    await expect(page.locator('.save-mark')).toHaveText('Waiting for the service')
    await page.reload()
    await expect(page.getByLabel('Headline')).toHaveValue('Written in the dark')
    await page.unroute('**/draft')
    await expect(page.locator('.save-mark')).toHaveText('Saved')
    expect((await draftData(desk, 'review_copper'))?.['headline']).toBe('Written in the dark')
  })
})

// shows P75
test('warns before removing a document others link to', async ({ desk, page }) => {
  await test.step('says so when it cannot tell what leads to a document', async () => {
    await page.route('**/references', (route) => route.fulfill({ status: 500, json: {} }))
    await desk.open('/documents/person_wren')
    await page.getByRole('button', { name: 'More for this document' }).click()
    await page.getByRole('menuitem', { name: 'Unpublish …' }).click()
    const window = page.getByRole('dialog')
    await expect(window.getByRole('alert')).toContainText('answered 500')
    await expect(window.getByRole('status')).toHaveCount(0)
    desk.complaints.length = 0
    await page.unroute('**/references')
    await page.keyboard.press('Escape')
  })

  await page.getByRole('button', { name: 'More for this document' }).click()
  await page.getByRole('menuitem', { name: 'Unpublish …' }).click()
  const window = page.getByRole('dialog')
  await expect(window).toContainText('A published document leads to it')
  await expect(window).toContainText('Copper Lantern')
  await window.getByRole('button', { name: 'Unpublish' }).click()
  await expect(page.locator('.mark-unpublished')).toBeVisible()
})
