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
