import { draftData, expect, test } from './service.ts'

// shows P87
test('begins no document until something is typed', async ({ desk, page }) => {
  await desk.open('/')
  for (const _ of [1, 2]) {
    await page.getByRole('button', { name: 'New document' }).click()
    await page.getByRole('menuitem', { name: 'Review' }).click()
    await expect(page.getByLabel('Status')).toHaveValue('active')
    await expect(page.locator('.save-mark')).toHaveText('Nothing to keep yet')
    await page.getByRole('link', { name: 'Documents' }).click()
    await expect(page.locator('tbody tr')).toHaveCount(4)
  }

  await page.getByRole('button', { name: 'New document' }).click()
  await page.getByRole('menuitem', { name: 'Person' }).click()
  await expect(page.getByText('An item of “badges”. Another system fills')).toBeVisible()
  await page.getByLabel('Name').pressSequentially('Ada ')
  await expect(page.locator('.save-mark')).toHaveText('Saved')
  await page.keyboard.type('Quill')
  await expect(page.locator('.save-mark')).toHaveText('Saved')
  await expect(page.getByLabel('Name')).toBeFocused()
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  expect(await draftData(desk, id)).toEqual({ name: 'Ada Quill' })
  await page.reload()
  await expect(page.getByLabel('Name')).toHaveValue('Ada Quill')
})

// shows P87
test('keeps a document begun without the service, hides ids', async ({ desk, page }) => {
  await desk.open('/documents/abcdefgh12345678?type=review')
  await expect(page.getByLabel('Casino')).toBeVisible()
  await page.route('**/draft?*', (route) => route.abort())
  await page.getByLabel('Score').fill('7')
  await expect(page.locator('.save-mark')).toHaveText('Waiting for the service')
  page.on('dialog', (dialog) => void dialog.accept())
  await page.unroute('**/draft?*')
  await page.reload()
  await expect(page.locator('.save-mark')).toHaveText('Saved')
  expect(await draftData(desk, 'abcdefgh12345678')).toMatchObject({ score: 7 })
  await page.getByRole('link', { name: 'Documents' }).click()
  await expect(page.locator('tbody')).toContainText('Untitled review')
  await expect(page.locator('body')).not.toContainText('abcdefgh12345678')
  await expect(page.getByRole('button', { name: /^Try it with/ })).not.toContainText('Untitled')
  await desk.open('/documents/nosuchdocument99')
  await expect(page.getByText('This document cannot be shown')).toBeVisible()
  await expect(page.locator('main')).not.toContainText('nosuchdocument99')
})

// shows P88
test('asks once before the first publish', async ({ desk, page }) => {
  await desk.call(
    'PUT',
    '/desk/api/documents/abcdefgh12345678/draft?type=review',
    { data: { name: 'Paper Moon', headline: 'Gilt.' } },
    { 'if-match': 'new' },
  )
  await desk.open('/documents/abcdefgh12345678')
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  const window = page.getByRole('dialog')
  await expect(window).toContainText('Without a UID the document has no address.')
  await expect(window.getByRole('button', { name: 'Publish' })).toBeDisabled()
  await window.getByRole('button', { name: 'UID' }).click()
  await expect(page.getByLabel('UID')).toBeFocused()
  await page.keyboard.type('paper-moon')

  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(window).toContainText('Nothing to put right')
  await expect(window.frameLocator('iframe').locator('#headline')).toHaveText('Gilt.')
  await window.getByRole('button', { name: 'Publish' }).press('Enter')
  await expect(page.getByText('Published: Paper Moon')).toBeVisible()

  await page.getByLabel('Headline').fill('Gilded.')
  await page.getByRole('button', { name: 'Publish changes' }).click()
  const published = async () => (await desk.detail('abcdefgh12345678')).published?.document.data['headline']
  await expect.poll(published).toBe('Gilded.')
})
