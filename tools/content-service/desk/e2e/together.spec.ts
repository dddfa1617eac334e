import { expect, test } from './service.ts'

// shows P62, P82
test('tells where to begin, and finds documents by keyboard', async ({ desk, page }) => {
  await test.step('tells somebody who is new where to begin, once', async () => {
    await desk.open('/')
    await page.getByRole('button', { name: /^Try it with/ }).click()
    await expect(page.locator('.editor')).toBeVisible()
    await desk.open('/')
    await expect(page.locator('tbody tr')).toHaveCount(4)
    await expect(page.getByRole('heading', { name: 'New at this desk?' })).toHaveCount(0)
  })

  await page.keyboard.press('/')
  await page.keyboard.type('dullest')
  await expect(page.locator('tbody tr')).toHaveCount(1)
  await page.getByLabel('Search').fill('hose edg')
  await expect(page.locator('tbody a')).toHaveText(['House Edge'])
  await page.getByLabel('Search').fill('')
  await page.getByLabel('Type').selectOption('review')
  await expect(page.locator('tbody tr')).toHaveCount(2)
  await page.getByRole('button', { name: 'Title' }).click()
  await expect(page.locator('tbody a')).toHaveText(['Copper Lantern', 'Tide Clock'])
  await page.locator('tbody a').first().focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Tide Clock' })).toBeVisible()
})

test('writes a review, releases it, and restores a version', async ({ desk, page, context }) => {
  await desk.open('/')
  await page.getByRole('button', { name: 'New document' }).click()
  await page.getByRole('menuitem', { name: 'Review' }).click()
  await expect(page.getByLabel('Status')).toHaveValue('active')
  await page.getByLabel('Casino').fill('Night Sleeper')
  await page.getByRole('button', { name: 'Use “night-sleeper”' }).click()
  await page.getByLabel('Headline').fill('Quiet.')
  await expect(page.getByText('free for a review')).toBeVisible()
  await expect(page.frameLocator('iframe').locator('#headline')).toHaveText('Quiet.')

  await page.getByRole('button', { name: 'More for this document' }).click()
  await page.getByRole('menuitem', { name: 'Add to a release …' }).click()
  await page.getByLabel('Name of a new release').fill('Winter')
  await page.getByRole('button', { name: 'Begin it' }).click()
  await expect(page.getByRole('link', { name: 'Winter', exact: true })).toBeVisible()

  // The key that takes it comes before the list does.
  const entered = Promise.withResolvers<void>()
  await page.route('**/documents?*', async (route) => {
    await entered.promise
    await route.continue()
  })
  await page.keyboard.press('Control+k')
  await expect(page.getByLabel('Find a document')).toBeFocused()
  await page.keyboard.type('hous')
  await page.keyboard.press('Enter')
  entered.resolve()
  await expect(page.getByRole('heading', { name: 'House Edge' })).toBeVisible()
  await page.unroute('**/documents?*')
  await page.getByLabel('Footer').fill('Play less.')
  await page.getByRole('button', { name: 'More for this document' }).click()
  await page.getByRole('menuitem', { name: 'Add to a release …' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Winter' }).click()
  await page.getByRole('link', { name: 'Winter', exact: true }).click()

  await expect(page.getByLabel('Name of the release')).toHaveValue('Winter')
  await expect(page.locator('.release-version')).toHaveCount(2)
  await page.getByRole('button', { name: 'What it changes' }).last().click()
  await expect(page.locator('.change-words').last()).toContainText('Play')
  const opened = context.waitForEvent('page')
  await page.getByRole('button', { name: 'Preview it whole' }).click()
  const preview = await opened
  await expect(preview.locator('footer')).toHaveText('Play less.')
  await preview.close()
  expect((await desk.detail('settings')).published?.document.data['footer']).toBe('Eighteen and over.')

  await page.getByRole('button', { name: 'Publish the release' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText('No release is being prepared')).toBeVisible()
  expect((await desk.detail('settings')).published?.document.data['footer']).toBe('Play less.')

  await desk.open('/documents/settings')
  await page.getByRole('button', { name: 'History' }).click()
  await page.getByRole('button', { name: /on the site now/ }).click()
  await expect(page.getByText('It says the same as the form does now.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Restore this version' })).toHaveCount(0)
  await page.getByRole('button', { name: /As it was before/ }).click()
  await expect(page.locator('.change-words del').first()).toContainText('Eighteen')
  await page.getByRole('button', { name: 'Restore this version' }).click()
  await page.getByRole('button', { name: 'Restore', exact: true }).click()
  await expect(page.getByLabel('Footer')).toHaveValue('Eighteen and over.')
  await page.getByRole('button', { name: 'Publish changes' }).click()
  await expect(page.locator('.mark-published')).toBeVisible()
  expect((await desk.detail('settings')).published?.document.data['footer']).toBe('Eighteen and over.')
})

// shows P73
test('schedules a release, and gives one up', async ({ desk, page }) => {
  await test.step('says why a document cannot join a release yet', async () => {
    await desk.open('/documents/review_copper')
    await page.getByLabel('Score').fill('many')
    await page.getByRole('button', { name: 'More for this document' }).click()
    await page.getByRole('menuitem', { name: 'Add to a release …' }).click()
    await expect(page.locator('.notice.is-bad')).toContainText(
      'It cannot go into a release: something is not saved yet. Put right what is marked first.',
    )
    await expect(page.getByLabel('Score')).toBeFocused()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    // What is said of a narrow field has the room of a sentence.
    expect((await page.locator('.field .remark').boundingBox())?.width).toBeGreaterThan(400)

    await page.getByLabel('Score').fill('8')
    await page.getByRole('button', { name: 'More for this document' }).click()
    await page.getByRole('menuitem', { name: 'Add to a release …' }).click()
    await page.getByLabel('Name of a new release').fill('Spring')
    await page.getByRole('button', { name: 'Begin it' }).click()
    await page.getByRole('button', { name: 'Go to it' }).click()
    await expect(page.locator('.release-version')).toHaveCount(1)
    await page.getByRole('button', { name: 'Take Copper Lantern out of the release' }).click()
    await expect(page.getByText('Nothing is in it yet')).toBeVisible()
  })

  await page.getByRole('button', { name: 'Add a document' }).click()
  await page.getByLabel('Find a document').fill('tide')
  await page.getByRole('option', { name: /Tide Clock/ }).click()
  await expect(page.locator('.release-version')).toHaveCount(1)
  await page.getByRole('button', { name: 'Schedule' }).click()
  await page.getByLabel(/Day and time/).fill('2001-01-01T10:00')
  await expect(page.getByText('That is over')).toBeVisible()
  await page.getByLabel(/Day and time/).fill('2999-01-01T10:00')
  await page.getByLabel(/Day and time/).press('Enter')
  await expect(page.getByText('It goes out by itself on')).toBeVisible()

  const begun = { data: { name: 'Without an address' } }
  await desk.call('PUT', '/desk/api/documents/abcdefgh12345678/draft?type=review', begun, {
    'if-match': 'new',
  })
  const release = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  await desk.call('PUT', `/desk/api/releases/${release}/documents/abcdefgh12345678`, {})
  await page.reload()
  await expect(page.getByText('will not before what is marked below is put right')).toBeVisible()
  await page.getByRole('button', { name: 'To the releases' }).click()
  await expect(page.getByText(/^held back by errors, due/)).toBeVisible()
  await page.getByRole('link', { name: 'Spring' }).click()
  await page.getByRole('button', { name: 'Take Without an address out of the release' }).click()
  await expect(page.getByText('It goes out by itself on')).toBeVisible()
  await page.getByRole('button', { name: 'Take Tide Clock out of the release' }).click()
  await expect(page.getByText('Nothing is in it yet')).toBeVisible()
  await page.getByRole('button', { name: 'Delete the release' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('No release is being prepared')).toBeVisible()
})

test('adds and describes files and tells their uses', async ({ desk, page }) => {
  await desk.open('/images')
  await test.step('tells pictures from other files', async () => {
    await page
      .getByLabel('Upload')
      .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('no') })
    await expect(page.locator('.notice.is-bad')).toContainText('was not added')
    await page.getByRole('button', { name: 'Close this message' }).click()
  })

  await page.getByLabel('Upload').setInputFiles({
    name: 'dial.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><rect width="40" height="40"/></svg>',
    ),
  })
  const message = page.locator('.notice', { hasText: 'Added: dial.svg' })
  const detail = page.getByRole('complementary', { name: 'dial.svg' })
  // What is pressed there stays in the open.
  await expect(async () => {
    const [told, panel] = [await message.boundingBox(), await detail.boundingBox()]
    expect(told && panel && told.x + told.width <= panel.x).toBe(true)
  }).toPass()
  await test.step('shows the picture above its words in a low window', async () => {
    await page.setViewportSize({ width: 1280, height: 600 })
    const [picture, size] = [detail.locator('.picture-frame'), detail.getByText(/40 × 40 px/)]
    const [shown, words] = [await picture.boundingBox(), await size.boundingBox()]
    expect(shown && words && shown.y + shown.height <= words.y).toBe(true)
    await page.setViewportSize({ width: 1280, height: 800 })
  })
  await detail.getByLabel(/What it shows/).fill('A dial')
  await detail.getByLabel(/Credit/).focus()
  await page.getByRole('button', { name: /lantern\.svg/ }).click()
  await expect(page.getByRole('complementary')).toContainText('Copper Lantern')
  await expect(page.getByRole('button', { name: 'Delete the file' })).toBeDisabled()
  await page.getByLabel('Search').fill('dial')
  await page.getByRole('button', { name: /dial\.svg/ }).click()
  await expect(page.getByRole('complementary').getByLabel(/What it shows/)).toHaveValue('A dial')
  await page.getByRole('button', { name: 'Delete the file' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('No file has these words')).toBeVisible()
})

// shows P81
test('tries a webhook, and says what came of it', async ({ desk, page }) => {
  await test.step('stays up when a part of it cannot be loaded', async () => {
    await page.route('**/assets/settings-page*.js', (route) => route.abort())
    await desk.open('/settings')
    await expect(page.getByText('This part of the desk has failed')).toBeVisible()
    expect(desk.complaints.splice(0).join()).toContain('settings-page')
    await page.getByRole('link', { name: 'Documents' }).click()
    await expect(page.locator('tbody tr')).toHaveCount(4)
    await page.unroute('**/assets/settings-page*.js')
  })

  await desk.open('/settings')
  const webhooks = page.locator('section', { has: page.getByRole('heading', { name: 'Webhooks' }) })
  await webhooks.getByLabel('Name').fill('Archive')
  await webhooks.getByLabel('Address').fill('http://127.0.0.1:9/hook')
  await webhooks.getByRole('button', { name: 'Add' }).click()
  await webhooks.getByRole('button', { name: 'Try it' }).click()
  await expect(webhooks.locator('.remark')).toContainText('Not taken')

  const { version } = await desk.detail('review_tide')
  const data = { name: 'Tide Clock', headline: 'Slower.' }
  await desk.call('PUT', '/desk/api/documents/review_tide/draft', { data }, { 'if-match': version })
  await desk.call('POST', '/desk/api/documents/review_tide/publish')
  await page.reload()
  const again = page.getByRole('button', { name: 'Send again: 1 document to http://127.0.0.1:9/hook' })
  const sent = page.locator('li', { has: again })
  await expect(sent).toContainText(/not taken, .+ ms/)
  const before = (await sent.textContent())?.match(/not taken/g)?.length ?? 0
  await again.press('Enter')
  await expect
    .poll(async () => (await sent.textContent())?.match(/not taken/g)?.length)
    .toBeGreaterThan(before)
})

// shows P91
test('publishes several documents and names the rest', async ({ desk, page }) => {
  await desk.call(
    'PUT',
    '/desk/api/documents/abcdefgh12345678/draft?type=review',
    { data: { name: 'Nameless' } },
    { 'if-match': 'new' },
  )
  await desk.open('/')
  for (const title of ['Tide Clock', 'Copper Lantern', 'Nameless'])
    await page.getByLabel(`Choose ${title}`).check()
  await page.getByLabel('Tag to add').fill('winter')
  await page.keyboard.press('Enter')
  await expect(page.locator('.notice')).toContainText('Tagged: 3 of 3.')
  expect((await desk.detail('review_tide')).draft?.document.tags).toEqual(['winter'])

  await page.getByLabel('Choose every document here').check()
  await expect(page.getByText('5 chosen')).toBeVisible()
  await page.getByRole('button', { name: 'Publish …', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).press('Enter')
  await expect(page.locator('.notice.is-bad')).toContainText(
    'Published: 2 of 3. Nameless (en-gb): This cannot be published',
  )
  expect((await desk.detail('review_copper')).published?.document.tags).toEqual(['winter'])

  await page.getByLabel('Choose Copper Lantern').check()
  await page.getByRole('button', { name: 'Add to a release …' }).click()
  await page.getByLabel('Name of a new release').fill('Winter')
  await page.getByRole('button', { name: 'Begin it' }).click()
  await expect(page.locator('.notice')).toContainText(['Added: 1 of 1.'])
  await page.getByLabel('Choose Tide Clock').check()
  await page.getByRole('button', { name: 'Unpublish …' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Unpublish' }).click()
  await expect(page.locator('.notice')).toContainText(['Taken off the site: 1 of 1.'])
  expect((await desk.detail('review_tide')).published).toBeNull()
})

// shows P76
test('deletes a document and brings it back', async ({ desk, page }) => {
  await desk.open('/documents/review_tide')
  await page.getByRole('button', { name: 'More for this document' }).click()
  await page.getByRole('menuitem', { name: 'Unpublish …' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Unpublish' }).click()
  await expect(page.locator('.mark-unpublished')).toBeVisible()
  await page.getByRole('button', { name: 'More for this document' }).click()
  await page.getByRole('menuitem', { name: 'Delete …' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.locator('tbody tr')).toHaveCount(3)
  await page.locator('.notice').getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByLabel('Headline')).toHaveValue('Slow.')
  await page.getByRole('link', { name: 'Releases' }).click()
  await desk.call('DELETE', '/desk/api/documents/review_tide')

  await desk.open('/documents/review_tide')
  await expect(page.getByText('This document was deleted')).toBeVisible()
  await page.getByRole('button', { name: 'Restore it' }).click()
  await expect(page.getByLabel('Headline')).toHaveValue('Slow.')
  await page.getByRole('link', { name: 'Releases' }).click()
  await desk.call('DELETE', '/desk/api/documents/review_tide')

  await page.getByRole('link', { name: 'Documents' }).click()
  await page.getByRole('link', { name: 'Trash' }).click()
  await page.getByRole('button', { name: 'Restore Tide Clock' }).press('Enter')
  await expect(page.getByLabel('Headline')).toHaveValue('Slow.')
  await page.getByRole('link', { name: 'Documents' }).click()
  await page.getByRole('link', { name: 'Trash' }).click()
  await expect(page.getByText('Nothing was deleted')).toBeVisible()
})
