import { expect, expectAccessible, test } from '../stack/journey.ts'
import { subjectsTo } from '../stack/services.ts'

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a reader without an account follows a complaint', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/casino-reviews/glasshouse')
    await page.getByRole('link', { name: 'Say that something is wrong' }).click()
    await expect(page.getByRole('main').getByRole('link', { name: 'Glasshouse' })).toBeVisible()
    await page.getByLabel('What it is about').selectOption('wrong')
    const words = 'The monthly limit is 4,000 by their terms of November, not 5,000.'
    await page.getByLabel('What is wrong, and how you know').fill(words)
    await page.getByLabel('E-mail address (if you like)').fill('me@nowhere')
    await page.getByRole('button', { name: 'Send it to the editors' }).click()
    await expect(page.getByLabel('E-mail address (if you like)')).toHaveAccessibleDescription(
      /Enter an e-mail address like/,
    )
    await expect(page.getByLabel('What is wrong, and how you know')).toHaveValue(words)
    await page.getByLabel('E-mail address (if you like)').fill('')
    await page.getByRole('button', { name: 'Send it to the editors' }).click()
    await expect(page).toHaveURL(/\/complaints\/HE-[A-Z2-7]{12}$/)
    await expect(page.getByRole('status')).toContainText('The editors have it.')
    const number = page.url().split('/').at(-1)
    expect(await subjectsTo('desk@house-edge.example')).toContain(`${number}: wrong`)
  })
})

test('the form is open to everybody', async ({ page }) => {
  await page.goto('/complaints')
  await expectAccessible(page)
})

// shows F73
test('a flooding visitor shuts the form alone', async ({ request }) => {
  const send = async (address: string) => {
    const answer = await request.post('/api/complaints', {
      form: { kind: 'wrong', details: 'The same words, again and again and again.', email: '' },
      headers: { 'sec-fetch-site': 'same-origin', 'x-forwarded-for': `198.51.100.1, ${address}` },
      maxRedirects: 0,
    })
    return /HE-/.test(answer.headers()['location'] ?? '')
  }
  const flood = await Promise.all(Array.from({ length: 12 }, () => send('203.0.113.7')))
  expect(flood.filter(Boolean)).toHaveLength(10)
  expect(await send('203.0.113.8')).toBe(true)
})
