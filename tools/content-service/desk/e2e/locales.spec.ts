import { createClient } from '@prismicio/client'
import { expect, test } from './service.ts'

// shows P92
test('publishes a translation, which leads to the other language', async ({ desk, page }) => {
  await desk.open('/documents/review_copper')
  await page.getByRole('button', { name: 'en-gb' }).click()
  await page.getByRole('menuitem', { name: 'French: begin from this' }).click()
  await expect(page.getByRole('button', { name: 'fr-fr' })).toBeVisible()
  await expect(page.getByLabel('Headline')).toHaveValue('The dullest casino we know.')
  await page.getByLabel('Headline').fill('Le plus ennuyeux.')
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).press('Enter')
  await expect(page.getByText('Published: Copper Lantern')).toBeVisible()

  const client = createClient('desk-test', { documentAPIEndpoint: `${desk.origin}/api/v2` })
  const french = await client.getByUID('review', 'copper', { lang: 'fr-fr' })
  expect(french.data['headline']).toBe('Le plus ennuyeux.')
  expect(french.alternate_languages).toMatchObject([{ id: 'review_copper', lang: 'en-gb' }])
  expect(french.data['author']).toMatchObject({ id: 'person_wren', lang: 'en-gb', isBroken: false })
  expect((await client.getByUID('review', 'copper')).data['headline']).toBe('The dullest casino we know.')

  await desk.open('/?lang=fr-fr')
  await expect(page.locator('tbody tr')).toHaveCount(1)
  await page.locator('tbody a').press('Enter')
  await page.getByRole('button', { name: 'fr-fr' }).click()
  await page.getByRole('menuitem', { name: 'English' }).click()
  await expect(page).toHaveURL(/review_copper$/)
  await expect(page.getByLabel('Headline')).toHaveValue('The dullest casino we know.')
})

test('lists what is to be translated, and shows the other language beside the form', async ({
  desk,
  page,
}) => {
  await desk.open('/translations')
  const row = page.getByRole('row').filter({ has: page.getByRole('link', { name: 'Copper Lantern' }) })
  await row.getByRole('button', { name: 'Begin Copper Lantern in French' }).click()
  await expect(page.getByRole('button', { name: 'fr-fr' })).toBeVisible()
  await page.getByLabel('Headline').fill('Le plus ennuyeux.')

  await page.getByRole('button', { name: 'Other languages' }).click()
  const other = page.getByRole('complementary', { name: 'Other languages' })
  await expect(other.getByText('The dullest casino we know.')).toBeVisible()
  await expect(other.locator('dd').first()).toHaveAttribute('lang', 'en-gb')
  await expect(other.locator('div').filter({ hasText: 'The dullest' }).last()).not.toContainText(
    'the same here',
  )
  await expect(other.locator('div').filter({ hasText: 'Copper Lantern' }).last()).toContainText(
    'the same here',
  )
  await other.getByRole('button', { name: 'Headline' }).click()
  await expect(page.getByLabel('Headline')).toBeFocused()
})

test('marks in lists what nobody has opened and somebody has to look at', async ({ desk, page }) => {
  await desk.open('/')
  const row = page.getByRole('row').filter({ has: page.getByRole('link', { name: 'Copper Lantern' }) })
  await expect(row.getByText('1 to look at')).toHaveAttribute('title', /what it shows/)
  // What it links to goes, which nothing in the document itself tells.
  expect((await desk.call('POST', '/desk/api/documents/person_wren/unpublish')).status).toBe(200)
  for (const list of ['/', '/translations']) {
    await desk.open(list)
    await expect(row.getByText('2 to look at')).toHaveAttribute('title', /leads to is not published/)
  }
})

test('puts a document into a release with its drafts in other languages', async ({ desk, page }) => {
  await desk.open('/documents/review_copper')
  await page.getByRole('button', { name: 'en-gb' }).click()
  await page.getByRole('menuitem', { name: 'French: begin from this' }).click()
  await expect(page.getByRole('button', { name: 'fr-fr' })).toBeVisible()
  await page.getByLabel('Headline').fill('Le plus ennuyeux.')
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()

  const addTo = async (): Promise<void> => {
    await page.getByRole('button', { name: 'More for this document' }).click()
    await page.getByRole('menuitem', { name: 'Add to a release …' }).click()
  }
  await desk.open('/documents/review_copper')
  await addTo()
  await page.getByLabel('With its draft in another language').uncheck()
  await page.getByLabel('Name of a new release').fill('Alone')
  await page.getByRole('button', { name: 'Begin it' }).click()
  await expect(page.getByText('Copper Lantern is in Alone', { exact: true })).toBeVisible()
  await addTo()
  await page.getByLabel('Name of a new release').fill('Together')
  await page.getByRole('button', { name: 'Begin it' }).click()
  await expect(page.getByText('Copper Lantern is in Together, with 1 in other languages')).toBeVisible()
  // One that is in it alone gets the others by the same box.
  await addTo()
  await page.getByLabel('With its draft in another language').uncheck()
  await page.getByLabel('Name of a new release').fill('Later')
  await page.getByRole('button', { name: 'Begin it' }).click()
  await expect(page.getByText('Copper Lantern is in Later', { exact: true })).toBeVisible()
  await addTo()
  await page.getByRole('dialog').getByRole('button', { name: 'Later' }).click()
  await expect(
    page.getByText('Copper Lantern is in Later already, as you see it, with 1 in other languages.'),
  ).toBeVisible()

  await desk.open('/releases')
  await page.getByRole('link', { name: 'Together' }).click()
  await expect(page.locator('.release-version')).toHaveCount(2)
  await expect(page.getByText('would stay unpublished')).toHaveCount(0)
  await desk.open('/releases')
  await page.getByRole('link', { name: 'Alone' }).click()
  await expect(page.locator('.release-version')).toHaveCount(1)
  await expect(page.getByText('A draft in another language would stay unpublished')).toBeVisible()
  await page.getByRole('button', { name: 'Add the other languages' }).click()
  await expect(page.locator('.release-version')).toHaveCount(2)
  await expect(page.getByRole('button', { name: 'Add the other languages' })).toHaveCount(0)
})

test('asks about several documents with the language of each', async ({ desk, page }) => {
  await desk.call('POST', '/desk/api/documents', {
    type: 'review',
    lang: 'fr-fr',
    uid: 'copper-fr',
    data: { name: 'Copper Lantern' },
  })
  await desk.open('/')
  await page.getByLabel('Choose every document here').check()
  await page.getByRole('button', { name: 'Unpublish …', exact: true }).click()
  await expect(page.getByRole('dialog').getByRole('listitem')).toContainText(['Copper Lantern (en-gb)'])
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Publish …', exact: true }).click()
  await expect(page.getByRole('dialog').getByRole('listitem')).toContainText(['Copper Lantern (fr-fr)'])
})

test('offers to begin in the first language what is in another alone', async ({ desk, page }) => {
  await desk.open('/translations')
  await expect(page.getByRole('columnheader', { name: 'English' })).toHaveCount(0)
  const begun = { type: 'review', lang: 'fr-fr', uid: 'seule', data: { name: 'Seule' } }
  expect((await desk.call('POST', '/desk/api/documents', begun)).status).toBe(201)
  await desk.open('/translations')
  await page.getByRole('button', { name: /^Begin .* in English$/ }).click()
  await expect(page.getByRole('button', { name: 'en-gb' })).toBeVisible()
})
