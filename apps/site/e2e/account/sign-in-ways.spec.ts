import { devices, expect, test } from '../stack/journey.ts'
import { codeInMail, countMail, linkInMail } from '../stack/mailbox.ts'
import { backendOrigin } from '../stack/services.ts'
import { beginPauseAnew, createAccount, newAddress, password, signedIn, signIn } from '../stack/visitors.ts'

const another = 'five brass herons at dusk'
/** Where the auth service sends somebody whose flow it does not know: to the front page, with its reason in the address. */
const lateReturn = `${backendOrigin}/auth/v1/callback?state=5f0f2c1e-6c58-4f7e-9d6e-0a4c6c5b9b11&code=late`

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  // shows R121, R122
  test('a visitor signs in by the link of a message', async ({ page }) => {
    const email = await createAccount()
    await page.goto('/login')
    await page.getByLabel('Your e-mail address').fill(email)
    await page.getByRole('button', { name: 'E-mail me a link and a code' }).click()
    await expect(page.getByRole('status')).toContainText('a message with the next step has just been sent')
    await page.goto(await linkInMail(email))
    await page.getByRole('button', { name: 'Confirm and sign in' }).click()
    await expect(page).toHaveURL('/account')
    await expect(page.getByText(email)).toBeVisible()
  })

  for (const device of devices)
    // shows R068, R123
    test(
      `a visitor who forgot the password chooses another one, ${device}`,
      { tag: `@${device}` },
      async ({ page }) => {
        const email = await createAccount()
        await page.goto('/login')
        await page.getByRole('link', { name: 'Forgotten your password?' }).click()
        await page.getByLabel('E-mail address').fill(email)
        await page.getByRole('button', { name: 'Send me a link' }).click()
        await expect(page.getByRole('status')).toContainText(
          'a message with the next step has just been sent',
        )
        await page.goto(await linkInMail(email))
        await page.getByRole('button', { name: 'Continue' }).click()
        await expect(page).toHaveURL('/account/password')

        await page.getByLabel('New password').fill(password)
        await page.getByRole('button', { name: 'Change password' }).click()
        await expect(page.getByLabel('New password')).toHaveAccessibleDescription(
          /That is your password already/,
        )
        await page.getByLabel('New password').fill(another)
        await page.getByRole('button', { name: 'Change password' }).click()
        await expect(page.getByRole('status')).toContainText('Your password is changed.')
        await page.getByRole('button', { name: 'Sign out' }).click()
        await signIn(page, email)
        await expect(page.getByRole('alert').first()).toContainText('do not match')
        await signIn(page, email, another)
        await expect(page).toHaveURL('/account')
      },
    )

  for (const device of devices)
    // shows R121, R122, P27
    test(
      `a visitor signs in by a mailed code, once mistyped, ${device}`,
      { tag: `@${device}` },
      async ({ page }) => {
        const email = await createAccount()
        await page.goto('/login')
        await page.getByLabel('Your e-mail address').fill(email)
        await page.getByRole('button', { name: 'E-mail me a link and a code' }).click()
        const code = await codeInMail(email)
        await page.getByLabel('Code').fill(code === '000000' ? '111111' : '000000')
        await page.getByRole('button', { name: 'Continue' }).click()
        await expect(page.getByLabel('Code')).toHaveAccessibleDescription(/That code is not right/)
        await expect(page.getByRole('alert').first()).toBeFocused()
        await expect(page).toHaveTitle('Error: Check your inbox – House Edge')
        await expect(page.getByLabel('E-mail address')).toHaveValue(email)
        await page.getByLabel('Code').fill(`${code.slice(0, 3)} ${code.slice(3)}`)
        await page.getByRole('button', { name: 'Continue' }).click()
        await expect(page).toHaveURL('/account')
      },
    )

  // shows R118
  test('a visitor signs in with an account elsewhere', async ({ page }) => {
    const email = newAddress()
    await page.goto('/login')
    await page.getByRole('link', { name: 'Continue with GitHub' }).click()
    await page.getByLabel('E-mail address').fill(email)
    await page.getByRole('button', { name: 'Allow' }).click()
    await expect(page).toHaveURL('/account')
    await expect(page.getByText(email)).toBeVisible()
  })

  // shows R118
  test('a late link or provider’s return gets a helpful page', async ({ page }) => {
    await page.goto(lateReturn)
    expect([new URL(page.url()).pathname, new URL(page.url()).hash]).toEqual(['/login', ''])
    await expect(page).toHaveTitle('Error: Sign in – House Edge')
    await expect(page.getByRole('alert').first()).toContainText('Signing in there did not work.')
    await page.goto(
      '/?error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid#sb=',
    )
    expect([new URL(page.url()).pathname, new URL(page.url()).hash]).toEqual(['/confirm', ''])
    await expect(page).toHaveTitle('Error: Confirm – House Edge')
    await expect(page.getByRole('alert').first()).toContainText('This link can no longer be used.')
  })
})

for (const [way, path, label, button] of [
  ['a sign-in link', '/login', 'Your e-mail address', 'E-mail me a link and a code'],
  ['a new password', '/forgotten-password', 'E-mail address', 'Send me a link'],
] as const) {
  // shows P24
  test(`asking for ${way} tells nothing of accounts`, async ({ page, context }) => {
    const said: string[] = []
    for (const email of [await createAccount(), newAddress()]) {
      await page.goto(path)
      await page.getByLabel(label, { exact: true }).fill(email)
      await page.getByRole('button', { name: button }).click()
      await expect(page.getByRole('status')).toContainText('a message with the next step has just been sent')
      said.push((await page.locator('main').innerText()).replaceAll(email, ''))
      expect(page.url()).not.toContain(email)
      await beginPauseAnew(context)
      await page.getByRole('button', { name: 'Send another message' }).click()
      await expect(page.getByRole('status')).toContainText(/Wait \d+ seconds and ask again\./)
      expect(await countMail(email)).toBeLessThanOrEqual(1)
    }
    expect(said[0]).toBe(said[1])
  })
}

test('nobody gets a message whose address is not one', async ({ page }) => {
  await page.goto('/forgotten-password')
  await page.getByLabel('E-mail address').fill('ada@localhost')
  await page.getByRole('button', { name: 'Send me a link' }).click()
  await expect(page.getByLabel('E-mail address')).toHaveAccessibleDescription(
    'Enter an e-mail address like name@example.com.',
  )
  await expect(page.getByLabel('E-mail address')).toHaveValue('ada@localhost')
})

// shows R118, P28
test('a provider’s refusal gets the same page, nothing in URLs', async ({ page }) => {
  const taken = await createAccount()
  const refusals: Record<string, () => Promise<void>> = {
    'says no': () => page.getByRole('button', { name: 'Deny' }).click(),
    'comes with the address of an account, unproven': async () => {
      await page.getByLabel('E-mail address').fill(taken)
      await page.getByLabel('verified').uncheck()
      await page.getByRole('button', { name: 'Allow' }).click()
    },
    'comes with an address of nobody, unproven': async () => {
      await page.getByLabel('E-mail address').fill(newAddress())
      await page.getByLabel('verified').uncheck()
      await page.getByRole('button', { name: 'Allow' }).click()
    },
    'comes back too late': async () => {
      await page.goto(lateReturn)
    },
    'comes back with the reason in the fragment alone': async () => {
      const reason = 'error=server_error&error_code=email_exists&error_description=You+won'
      await page.goto(`/#${reason}`, { waitUntil: 'commit' })
    },
  }
  for (const [who, refuse] of Object.entries(refusals)) {
    await page.goto('/login')
    await page.getByRole('link', { name: 'Continue with Google' }).click()
    await refuse()
    await expect(page, who).toHaveURL((url) => url.pathname === '/login')
    expect([new URL(page.url()).hash, new URL(page.url()).search], who).toEqual(['', ''])
    await expect(page.getByRole('alert').first(), who).toHaveText(
      'Signing in there did not work. Try again, or choose another way. If we have sent you a message to confirm your address, follow its link first.',
    )
  }
})

test('a provider’s return signs in only the browser that asked', async ({ page, request }) => {
  await request.get('/login')
  for (const path of [
    '/api/auth/provider/callback?code=11111111-1111-4111-8111-111111111111&flow=invented',
    '/api/auth/provider/callback?error=x&error_description=%3Cb%3EYou+won%3C%2Fb%3E',
    '/api/auth/provider/unheard-of',
  ]) {
    const answer = await request.get(path, { maxRedirects: 0 })
    expect(answer.headers()['location'], path).toMatch(/\/login#?$/)
  }
  await page.goto('/api/auth/provider/callback?error=x&error_description=You+won')
  await expect(page.locator('main')).not.toContainText('You won')
})

// shows R173, R176
test('a guessable password is refused beside its field', async ({ page }) => {
  const email = newAddress()
  await page.goto('/sign-up')
  await page.getByLabel('E-mail address').fill(email)
  await page.getByLabel('Display name').fill('Ada')
  await page.getByLabel('Password').evaluate((field: HTMLInputElement) => field.removeAttribute('minlength'))
  await page.getByLabel('Password').fill('short')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByLabel('Password')).toHaveAccessibleDescription(/Use at least 8 characters/)
  await page
    .getByRole('alert')
    .first()
    .getByRole('link', { name: /Use at least 8 characters/ })
    .click()
  await expect(page.getByLabel('Password')).toBeFocused()
  await expect(page.getByLabel('Password')).toHaveValue('')
  await expect(page.getByLabel('E-mail address')).toHaveValue(email)
  await expect(page.getByLabel('Display name')).toHaveValue('Ada')
  expect(await countMail(email)).toBe(0)
})

// shows P25
test('a common or personal password is refused', async ({ page }) => {
  const email = newAddress()
  await page.goto('/sign-up')
  for (const [password, reason] of [
    ['Password123!', /That password is too easy to guess\..*It is one that many people use\./],
    ['HouseEdge2026', /It is little more than your e-mail address, your name or the name of this site\./],
    [email, /It is little more than your e-mail address/],
  ] as const) {
    await page.getByLabel('E-mail address').fill(email)
    await page.getByLabel('Password').fill(password)
    await page.getByRole('button', { name: 'Create account' }).click()
    await expect(page.getByLabel('Password')).toHaveAccessibleDescription(reason)
  }
  expect(await countMail(email)).toBe(0)

  const own = await signedIn(page, {}, '/account/password')
  for (const [password, reason] of [
    ['iloveyou!!!', /It is one that many people use\./],
    [`${own.split('@')[0]}!`, /It is little more than your e-mail address/],
  ] as const) {
    await page.getByLabel('New password').fill(password)
    await page.getByRole('button', { name: 'Change password' }).click()
    await expect(page.getByLabel('New password')).toHaveAccessibleDescription(reason)
  }
})

test('guessing passwords is slowed, with the time', async ({ page, request }) => {
  const email = await createAccount()
  await request.get('/login')
  for (let attempt = 0; attempt < 10; attempt += 1)
    await request.post('/api/auth/sign-in', {
      form: { email, password: `wrong ${attempt}` },
      headers: { 'sec-fetch-site': 'same-origin' },
      maxRedirects: 0,
    })
  await signIn(page, email, password)
  await expect(page.getByRole('alert').first()).toContainText(
    /Too many attempts\. Wait a little and try again\.\s*Try again in \d+ (seconds|minutes)\./,
  )
})
