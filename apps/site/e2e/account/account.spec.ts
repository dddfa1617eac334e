import type { Page } from '@playwright/test'
import { devices, expect, expectAccessible, test } from '../stack/journey.ts'
import { linkInMail } from '../stack/mailbox.ts'
import { createAccount, newAddress, password, signIn } from '../stack/visitors.ts'

async function signUp(page: Page, email: string): Promise<void> {
  await page.goto('/sign-up')
  await page.getByLabel('E-mail address').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible()
  await expect(page.getByRole('status')).toContainText('a message with the next step has just been sent')
}

async function confirm(page: Page, email: string): Promise<void> {
  await page.goto(await linkInMail(email))
  await page.getByRole('button', { name: 'Confirm and sign in' }).click()
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    for (const device of devices)
      // shows R115
      test(
        `a visitor signs up, confirms, signs out and in again, ${device}`,
        { tag: `@${device}` },
        async ({ page }) => {
          const email = newAddress()
          await signUp(page, email)
          await confirm(page, email)
          await expect(page).toHaveURL('/account')
          await expect(page.getByText(email)).toBeVisible()

          await page.getByRole('button', { name: 'Sign out' }).click()
          await expect(page).toHaveURL('/login')
          await expect(page.getByRole('status')).toHaveText('You are signed out.')
          await signIn(page, email)
          await expect(page).toHaveURL('/account')
        },
      )
  })
}

// shows R010, R011, R029, R034, R035, R036, R103, R104
test('a visitor signs in and returns to the wanted page', async ({ page }) => {
  const email = newAddress()
  await signUp(page, email)
  await confirm(page, email)
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL('/login')

  await page.goto('/account?tab=offers')
  await expect(page).toHaveURL('/login')
  await signIn(page, email)
  await expect(page).toHaveURL('/account?tab=offers')
})

// shows R116
test('a wrong password tells nothing and keeps the address', async ({ page }) => {
  await signIn(page, newAddress(), 'wrong')
  await expect(page.getByRole('alert').first()).toHaveText(
    'That e-mail address and password do not match. Check both and try again.',
  )
  await expect(page.getByRole('alert').first()).toBeFocused()
  await expect(page).toHaveTitle('Error: Sign in – House Edge')
  await expect(page.getByLabel('E-mail address', { exact: true })).toHaveValue(/@example\.com$/)
  await page.reload()
  await expect(page.getByText('do not match')).toHaveCount(0)
  await expect(page).toHaveTitle('Sign in – House Edge')
})

test('a known address is told what a new one is', async ({ page }) => {
  await signUp(page, await createAccount())
})

// shows P36
test('opening an e-mail’s link does not use it up', async ({ page, request }) => {
  const email = newAddress()
  await signUp(page, email)
  const link = await linkInMail(email)
  for (let scan = 0; scan < 3; scan += 1) expect((await request.get(link)).status()).toBe(200)
  await page.goto(link)
  await page.getByRole('button', { name: 'Confirm and sign in' }).click()
  await expect(page).toHaveURL('/account')
})

test('a link that was used says what to do', async ({ page }) => {
  const email = newAddress()
  await signUp(page, email)
  const link = await linkInMail(email)
  await confirm(page, email)
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL('/login')
  await page.goto(link)
  await page.getByRole('button', { name: 'Confirm and sign in' }).click()
  await expect(page.getByRole('alert').first()).toContainText('This link can no longer be used.')
  await expect(page.getByRole('button', { name: 'Send me a new link' })).toBeVisible()
})

test('a form of another site signs nobody in', async ({ request }) => {
  const answer = await request.post('/api/auth/sign-in', {
    form: { email: newAddress(), password },
    headers: { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site', accept: 'text/html' },
    maxRedirects: 0,
  })
  expect(answer.status()).toBe(403)
  expect(await answer.text()).toContain('Go to the front page')
})

// shows R040
test('the session cookie is hidden and no page holds tokens', async ({ page, context }) => {
  const email = newAddress()
  await signUp(page, email)
  await confirm(page, email)
  await expect(page).toHaveURL('/account')
  const session = (await context.cookies()).filter((cookie) => cookie.value.startsWith('base64-'))
  expect(session.length).toBeGreaterThan(0)
  for (const cookie of session) expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' })
  expect(await page.content()).not.toMatch(/eyJ[A-Za-z0-9_-]{10}/)
})

test('everybody can use the way in', async ({ page }) => {
  for (const path of ['/login', '/login/code', '/sign-up', '/forgotten-password', '/confirm']) {
    await page.goto(path)
    await expectAccessible(page)
  }
})
