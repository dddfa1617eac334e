import { expect, test } from './service.ts'

test.use({ viewport: { width: 390, height: 844 } })

test('phones show messages, titles and names whole', async ({ desk, page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: () => Promise.reject(new Error()) },
    }),
  )
  await desk.open('/documents/review_copper')
  await test.step('the menu says why a published document stays', async () => {
    await page.getByRole('button', { name: 'More for this document' }).click()
    await expect(page.getByRole('menuitem', { name: 'Delete … (unpublish it first)' })).toBeDisabled()
    await page.keyboard.press('Escape')
  })
  await test.step('a title stands whole where a document is chosen', async () => {
    await page.getByTitle('Go to a document (Ctrl+K)').click()
    const title = page.locator('.document-option-title').first()
    await expect(title).toBeVisible()
    expect(await title.evaluate((element) => element.clientWidth)).toBeGreaterThan(200)
    await page.keyboard.press('Escape')
  })
  await test.step('phones preview as phones and show whole messages', async () => {
    await page.getByRole('button', { name: 'Preview (Alt+P)' }).click()
    await expect(page.getByRole('button', { name: 'As on a phone' })).toHaveAttribute('aria-pressed', 'true')
    await page.getByRole('button', { name: 'Share' }).click()
    const close = page.getByRole('button', { name: 'Close this message' })
    await expect(close).toBeInViewport({ ratio: 1 })
    await close.click()
  })
  await test.step('a token that cannot be copied is shown', async () => {
    await desk.call('PATCH', '/desk/api/settings', {
      writeTokens: [{ name: 'Import', token: 'a-long-token' }],
    })
    await page.getByRole('link', { name: 'Settings' }).click()
    await page.getByRole('button', { name: 'Copy' }).click()
    await expect(page.getByText('The token is a-long-token')).toBeVisible()
  })
  await test.step('a release shows its name and its titles whole', async () => {
    const made = await desk.call('POST', '/desk/api/releases', { label: 'The first days of autumn' })
    const { id } = (await made.json()) as { id: string }
    await desk.call('PUT', `/desk/api/releases/${id}/documents/review_copper`, {})
    const { version, published } = await desk.detail('review_copper')
    const content = { data: { ...published?.document.data, headline: 'Newer.' } }
    await desk.call('PUT', '/desk/api/documents/review_copper/draft', content, { 'if-match': version })
    await desk.open(`/releases/${id}`)
    await expect(page.getByRole('button', { name: 'Take the newer text' })).toBeVisible()
    for (const place of [
      page.getByLabel('Name of the release'),
      page.locator('.release-version .fill').first(),
    ])
      expect(await place.evaluate((element) => element.clientWidth)).toBeGreaterThan(250)
  })
})
