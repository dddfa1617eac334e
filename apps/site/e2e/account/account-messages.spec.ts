import { expect, test } from '../stack/journey.ts'
import { countMail, linkInMail } from '../stack/mailbox.ts'
import {
  beginPauseAnew,
  createAccount,
  newAddress,
  operate,
  password,
  putClockBack,
  signIn,
} from '../stack/visitors.ts'

test.afterEach(putClockBack)

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  // shows R124, P31
  test('a confirmation is mailed again after a minute', async ({ page, context }) => {
    const email = newAddress()
    await page.goto('/sign-up')
    await page.getByLabel('E-mail address').fill(email)
    await page.getByLabel('Password').fill(password)
    await page.getByRole('button', { name: 'Create account' }).click()
    await signIn(page, email)
    await expect(page.getByRole('alert').first()).toContainText('Confirm your e-mail address first.')
    await beginPauseAnew(context)
    await page.getByRole('button', { name: 'Send the message again' }).click()
    const wait = /asked for less than a minute ago.*Wait \d+ seconds and ask again\./s
    await expect(page.getByRole('status')).toContainText(wait)
    await expect(page.getByLabel('E-mail address')).toHaveValue(email)

    // Every other way to ask says the same, also for an address that nobody has.
    await page.goto('/forgotten-password')
    await beginPauseAnew(context)
    await page.getByRole('button', { name: 'Send me a link' }).click()
    await expect(page.getByRole('status')).toContainText(wait)
    await page.goto('/login')
    await beginPauseAnew(context)
    await page.getByRole('button', { name: 'E-mail me a link and a code' }).click()
    await expect(page.getByRole('status')).toContainText(wait)
    await page.goto('/sign-up')
    await page.getByLabel('E-mail address').fill(email)
    await page.getByLabel('Password').fill(password)
    await beginPauseAnew(context)
    await page.getByRole('button', { name: 'Create account' }).click()
    await expect(page.getByRole('status')).toContainText(wait)
    await page.getByRole('link', { name: 'Type its code' }).click()
    await expect(page).toHaveURL('/login/code')
    expect(await countMail(email)).toBe(1)

    await operate('POST', '/control/clock', { advanceMs: 61_000 })
    // The minute has passed in the backend; this browser's own minute ends with its cookie.
    await context.clearCookies({ name: 'he-asked' })
    await page.getByRole('button', { name: 'Send another message' }).click()
    await expect(page.getByRole('status')).toContainText('a message with the next step has just been sent')
    await expect(async () => expect(await countMail(email)).toBe(2)).toPass()
    await page.goto(await linkInMail(email))
    await page.getByRole('button', { name: 'Confirm and sign in' }).click()
    await expect(page).toHaveURL('/account')
  })

  for (const [what, path, label, send, go] of [
    ['sign in', '/login', 'Your e-mail address', 'E-mail me a link and a code', 'Confirm and sign in'],
    ['choose a password', '/forgotten-password', 'E-mail address', 'Send me a link', 'Continue'],
  ] as const) {
    // shows P30
    test(`a link to ${what} that expired offers another`, async ({ page, context }) => {
      const email = await createAccount()
      await page.goto(path)
      await page.getByLabel(label, { exact: true }).fill(email)
      await page.getByRole('button', { name: send }).click()
      const link = await linkInMail(email)
      await operate('POST', '/control/clock', { advanceMs: 2 * 3_600_000 })
      await page.goto(link)
      await page.getByRole('button', { name: go }).click()
      await expect(page.getByRole('alert').first()).toContainText('This link can no longer be used.')
      // By then this browser has forgotten the address.
      await context.clearCookies({ name: 'he-asked' })
      await page.reload()
      await page.getByLabel('E-mail address').fill(email)
      await page.getByRole('button', { name: 'Send me a new link' }).click()
      await expect(page.getByRole('status')).toContainText('a message with the next step has just been sent')
      await expect(async () => expect(await countMail(email)).toBe(2)).toPass()
      expect(await linkInMail(email)).not.toBe(link)
    })
  }

  test('a link works again after a service was down', async ({ page }) => {
    const email = await createAccount()
    await page.goto('/login')
    await page.getByLabel('Your e-mail address').fill(email)
    await page.getByRole('button', { name: 'E-mail me a link and a code' }).click()
    await page.goto(await linkInMail(email))
    await operate('POST', '/control/faults', { path: '/auth/v1/*', kind: 'status', status: 503 })
    try {
      await page.getByRole('button', { name: 'Confirm and sign in' }).click()
      await expect(page.getByRole('alert').first()).toContainText('Nothing is lost.')
    } finally {
      await operate('DELETE', '/control/faults')
    }
    await page.getByRole('button', { name: 'Confirm and sign in' }).click()
    await expect(page).toHaveURL('/account')
  })
})

test('the address typed is forgotten when the visitor signs out', async ({ page }) => {
  const email = await createAccount()
  await page.goto('/forgotten-password')
  await page.getByLabel('E-mail address').fill(email)
  await page.getByRole('button', { name: 'Send me a link' }).click()
  await expect(page).toHaveURL(/\/login\/code\?/)
  await page.goto('/login')
  await expect(page.getByLabel('E-mail address', { exact: true })).toHaveValue(email)
  await signIn(page, email)
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByLabel('E-mail address', { exact: true })).toHaveValue('')
})
