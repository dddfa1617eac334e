import { expect, expectAccessible, test } from './stack/journey.ts'

// shows P96, P97, P196
test('a question about Ireland is answered for Ireland', async ({ page }) => {
  await page.goto('/casino-reviews/find?wagering=10&country=ie')
  const names = page.getByRole('article').getByRole('heading')
  await expect(names).toHaveText(['Heron & Reed', 'Signal Box', 'Peat & Ember'])
  await expect(
    page.getByText('Offers and wagering are those for players in one country: Ireland.'),
  ).toBeVisible()
  await page.goto('/casino-reviews/find?wagering=30&country=ie')
  const orrery = page.getByRole('article').filter({ hasText: 'Brass Orrery' })
  await expect(orrery).toContainText(/30×.*100% up to €100/s)
  await page.getByLabel('Compare Brass Orrery').check()
  await page.getByLabel('Compare Heron & Reed').check()
  await page.getByRole('button', { name: 'Compare what is ticked' }).click()
  await expect(page).toHaveURL('/compare?with=heron-and-reed,brass-orrery&country=ie')
  await expect(page.getByRole('table')).toContainText('100% up to €100')
  await page.getByRole('link', { name: 'Remove Heron & Reed' }).click()
  await expect(page).toHaveURL('/compare?with=brass-orrery&country=ie')
})

// shows P98
test('a reader in Canada is told we recommend none', async ({ page }) => {
  await page.goto('/casino-reviews/find?country=ca')
  await expect(page.getByText('None we recommend there')).toBeVisible()
  const apart = page.locator('section', { has: page.getByRole('heading', { name: /^Warned of, closed/ }) })
  await expect(apart.getByRole('article')).toContainText(/Velvet Comet.*not found in its register/s)
  await expect(page.getByRole('article')).toHaveCount(1)
  await expectAccessible(page)
})

// shows P95, P98
test('a search for a bare country is about that country', async ({ page }) => {
  await page.goto('/search?q=canada')
  await expect(page.getByText('We recommend no casino to players in this country: Canada.')).toBeVisible()
  await page.goto('/search?q=germany')
  await expect(page.getByText('No casino here takes players in this country: Germany.')).toBeVisible()
  await expect(page.getByText(/Did you mean|Nothing found/)).toHaveCount(0)
  await page.goto('/search?q=pays+within+12+hours')
  await page.getByRole('link', { name: 'Casinos: paid within 12 hours by its fastest method' }).click()
  await expect(page.getByRole('article')).toHaveCount(8)
})

// shows P96, P196
test('the finished list counts each market’s offers', async ({ request }) => {
  for (const [market, count] of [
    ['GB', 15],
    ['IE', 3],
    ['none', 0],
  ] as const) {
    const answer = await request.get('/casino-reviews', { headers: { cookie: `market=${market}` } })
    const html = (await answer.text()).replaceAll('<!-- -->', '')
    expect(html.match(/10 times at most \(\d+\)/g)).toEqual([`10 times at most (${count})`])
  }
})
