import type { ReleaseDetail } from '../../src/desk/contract.ts'
import { draftData, expect, test } from './service.ts'

// shows P73
test('names the edited copy and the release’s differences', async ({ desk, page }) => {
  await desk.open('/documents/review_tide')
  await page.getByLabel('Headline').fill('Slower.')
  await page.getByRole('button', { name: 'More for this document' }).click()
  await page.getByRole('menuitem', { name: 'Add to a release …' }).click()
  await page.getByLabel('Name of a new release').fill('Winter')
  await page.getByRole('button', { name: 'Begin it' }).click()
  const notice = page.locator('.editor-notice')
  await expect(notice).toContainText('This is the draft. Winter has a copy of its own.')
  // What is typed while the window closes would go to what has focus then.
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByLabel('Headline').fill('Slowest.')
  await expect(notice).toContainText('Winter will publish another text.')
  await page.getByRole('button', { name: 'More for this document' }).click()
  await page.getByRole('menuitem', { name: 'Add to a release …' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Winter' }).click()
  await expect(page.getByText('Winter has another text of Tide Clock, which stays.')).toBeVisible()
  await notice.getByText('What differs').click()
  await expect(notice.locator('del')).toHaveText('Slower')

  await page.getByRole('link', { name: 'Edit the copy in Winter' }).click()
  await expect(notice).toContainText('This is the copy in Winter')
  await expect(page.getByLabel('Headline')).toHaveValue('Slower.')
  await expect(page.frameLocator('iframe').locator('#headline')).toHaveText('Slower.')
  await page.getByLabel('Headline').fill('Slower still.')
  await expect(page.frameLocator('iframe').locator('#headline')).toHaveText('Slower still.')
  expect(await draftData(desk, 'review_tide')).toMatchObject({ headline: 'Slowest.' })

  await page.getByRole('button', { name: 'To Winter' }).click()
  await page.getByRole('button', { name: 'Schedule' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.locator('.remark').last()).toContainText('The draft says something else')
  await expect(dialog.locator('del').last()).toHaveText('Slower still')
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Documents' }).click()
  await expect(page.locator('tbody .tag')).toHaveText('Winter, newer text beside it')
  await page.getByRole('link', { name: 'Releases' }).click()
  await expect(page.locator('.release-list')).toContainText('1 with a newer text')

  await page.getByRole('link', { name: 'Winter' }).click()
  await page.getByRole('button', { name: 'Take the newer text' }).click()
  await expect(page.getByRole('button', { name: 'Take the newer text' })).toHaveCount(0)
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  const release = (await (await desk.call('GET', `/desk/api/releases/${id}`)).json()) as ReleaseDetail
  expect(release.versions[0]?.document.data['headline']).toBe('Slowest.')
})

// shows P71
test('lets nobody overwrite another’s saved copy in a release', async ({ desk, page }) => {
  const { id } = (await (
    await desk.call('POST', '/desk/api/releases', { label: 'Winter' })
  ).json()) as ReleaseDetail
  const path = `/desk/api/releases/${id}/documents/review_tide`
  const { versions } = (await (await desk.call('PUT', path, {})).json()) as ReleaseDetail
  await page.route('**/events?*', (route) => route.abort())
  await desk.open(`/documents/review_tide?release=${id}`)
  await expect(page.getByLabel('Headline')).toHaveValue('Slow.')
  const theirs = { data: { name: 'Tide Clock', headline: 'Theirs.' } }
  await desk.call('PUT', path, theirs, { 'if-match': versions[0]?.version ?? '' })
  await page.getByLabel('Headline').fill('Mine.')
  await expect(page.getByText('Somebody else changed what you changed: Headline.')).toBeVisible()
  await page.getByRole('button', { name: 'Look at both' }).click()
  await page.getByRole('button', { name: 'Keep all of mine' }).click()
  await expect(page.locator('.save-mark')).toHaveText('Saved')
  const after = (await (await desk.call('GET', `/desk/api/releases/${id}`)).json()) as ReleaseDetail
  expect(after.versions[0]?.document.data['headline']).toBe('Mine.')
  expect((await desk.detail('review_tide')).draft).toBeNull()
})
