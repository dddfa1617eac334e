import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { devices, expect, expectAccessible, test } from '../stack/journey.ts'
import { codeInMail, linkInMail, subjectsTo } from '../stack/mailbox.ts'
import {
  accountPages,
  beginPauseAnew,
  createAccount,
  newAddress,
  operate,
  putClockBack,
  password,
  signedIn,
  signIn,
} from '../stack/visitors.ts'
import { totp } from '../../testing/totp.ts'

const another = 'five brass herons at dusk'
const drawing = sharp({ create: { width: 64, height: 48, channels: 3, background: '#0e4b38' } })

test.afterEach(putClockBack)

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  // shows R128
  test('security settings ask for a proof again', async ({ page, context }) => {
    const email = await signedIn(page)
    // Eleven minutes later the sign-in is no proof any more.
    await operate('POST', '/control/clock', { advanceMs: 11 * 60_000 })
    await page.goto('/account/prove?for=email')
    await page.getByLabel('Your password').fill('wrong')
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByLabel('Your password')).toHaveAccessibleDescription('That password is not right.')
    await expect(page.getByRole('alert').first()).toBeFocused()
    await expect(page).toHaveTitle('Error: Show that it is you – House Edge')
    await page.getByRole('button', { name: 'E-mail me a code' }).click()
    await expect(page.getByRole('status')).toContainText('We have sent you a message with a code.')
    await beginPauseAnew(context)
    await page.getByRole('button', { name: 'Send another message' }).click()
    await expect(page.getByRole('status')).toContainText(/Wait \d+ seconds and ask again\./)
    await page.getByLabel('Code').fill(await codeInMail(email))
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page).toHaveURL('/account/email')

    await operate('POST', '/control/clock', { advanceMs: 11 * 60_000 })
    await page.goto('/account/prove?for=data')
    await page.getByLabel('Your password').fill(password)
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page).toHaveURL('/account/data')
  })

  // shows R127
  test('a changed password signs other devices out', async ({ page, browser }) => {
    const email = await signedIn(page)
    const other = await browser.newPage()
    await signIn(other, email)
    await expect(other).toHaveURL('/account')
    await page.getByRole('link', { name: 'Change password' }).click()
    await page.getByLabel('New password').fill(another)
    await page.getByRole('button', { name: 'Change password' }).click()
    await expect(page.getByRole('status')).toContainText('Your password is changed.')
    await other.goto('/account/sessions')
    await expect(other).toHaveURL('/login?code=auth/session-lost')
    await other.close()
  })

  // shows R127
  test('an address changes when both mailboxes have agreed', async ({ page, context }) => {
    const before = await signedIn(page)
    const [mistyped, after] = [newAddress(), newAddress()]
    const main = page.locator('main')
    await page.getByRole('link', { name: 'Change e-mail address' }).click()
    await page.getByLabel('New e-mail address').fill(mistyped)
    await page.getByRole('button', { name: 'Ask both mailboxes' }).click()
    await expect(page.getByRole('status')).toContainText('Check both inboxes.')
    await expect(main).toContainText(`Waiting for confirmation of${mistyped}`)
    await expect(main).toContainText(`to ${before}, and the one in the message to ${mistyped}`)
    await beginPauseAnew(context)
    await page.getByRole('button', { name: 'Send both messages again' }).click()
    await expect(page.getByRole('status')).toContainText(/Wait \d+ seconds and ask again\./)
    await page.getByRole('button', { name: 'Cancel the change' }).click()
    await expect(page.getByRole('status')).toContainText('The change is cancelled.')
    await expect(main).not.toContainText(mistyped)

    await operate('POST', '/control/clock', { advanceMs: 61_000 })
    await context.clearCookies({ name: 'he-asked' })
    await page.getByLabel('New e-mail address').fill(after)
    await page.getByRole('button', { name: 'Ask both mailboxes' }).click()
    await expect(page.getByRole('status')).toContainText('Check both inboxes.')
    await page.goto(await linkInMail(before))
    await expect(page.getByText(`You are signed in as ${before}. If the link was meant`)).toBeVisible()
    await page.getByRole('button', { name: 'Confirm the change' }).click()
    await expect(page.getByRole('status')).toContainText('Follow the link in the other one too')
    await page.goto('/account/email')
    await expect(main).toContainText(`One step is left: follow the link in the message to ${after}.`)
    await page.goto(await linkInMail(after))
    await page.getByRole('button', { name: 'Confirm the change' }).click()
    await expect(page).toHaveURL('/account')
    await expect(page.getByRole('status')).toHaveText('Your e-mail address is changed.')
    await expect(page.getByText(after)).toBeVisible()
    // The session the change was asked for in was replaced, and ended.
    await page.getByRole('link', { name: 'Manage devices' }).click()
    await expect(page.getByText(/^Signed in \d/)).toHaveCount(1)
  })

  // shows R127
  test('a name is kept and shown', async ({ page }) => {
    const email = await signedIn(page)
    await page.getByRole('link', { name: 'Change profile' }).click()
    const name = `Ada ${email.slice(8, 21)}`
    await page.getByLabel('Display name').fill(name)
    await page.getByRole('button', { name: 'Save name' }).click()
    await expect(page.getByRole('status')).toHaveText('Saved.')
    await expect(page.getByLabel('Display name')).toHaveValue(name)
    await page.getByLabel('Display name').fill(' A ')
    await page.getByRole('button', { name: 'Save name' }).click()
    await expect(page.getByLabel('Display name')).toHaveAccessibleDescription(/Use two to forty characters/)
    await expect(page.getByLabel('Display name')).toHaveValue(' A ')
    await expect(page).toHaveTitle('Error: Your profile – House Edge')
    const kept = await operate('GET', `/rest/v1/profiles?display_name=eq.${encodeURIComponent(name)}`)
    expect(kept).toHaveLength(1)
  })

  for (const device of devices)
    // shows R073, R125
    test(
      `a visitor ends one session, the others, and all, ${device}`,
      { tag: `@${device}` },
      async ({ page, browser }) => {
        const email = await signedIn(page)
        const phone = await browser.newContext({
          userAgent:
            'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605 Version/19.0 Mobile/15E148 Safari/604.1',
        })
        const onPhone = await phone.newPage()
        await signIn(onPhone, email)
        await expect(onPhone).toHaveURL('/account')
        const tablet = await browser.newContext({
          userAgent:
            'Mozilla/5.0 (iPad; CPU OS 19_0) AppleWebKit/605 Version/19.0 Mobile/15E148 Safari/604.1',
        })
        const onTablet = await tablet.newPage()
        await signIn(onTablet, email)
        await expect(onTablet).toHaveURL('/account')

        await page.getByRole('link', { name: 'Manage devices' }).click()
        await expect(page.getByText('Chrome on Windows (this device)')).toBeVisible()
        await page.getByRole('button', { name: 'Sign out Safari on iPhone' }).click()
        await expect(page.getByRole('status')).toHaveText('That device is signed out.')
        await expect(page.getByText('Safari on iPhone')).toHaveCount(0)
        await expect(page.getByText('Safari on iPad')).toBeVisible()
        await page.getByRole('button', { name: 'Sign out all other devices' }).click()
        await expect(page.getByRole('status')).toHaveText('All other devices are signed out.')
        await expect(page.getByText('Safari on iPad')).toHaveCount(0)
        await page.getByRole('button', { name: 'Sign out everywhere' }).click()
        await expect(page).toHaveURL('/login')
        await Promise.all([phone.close(), tablet.close()])
      },
    )

  for (const device of devices)
    // shows P22
    test(
      `a visitor takes their data along and deletes the account, ${device}`,
      { tag: `@${device}` },
      async ({ page, context }) => {
        const email = await signedIn(page, {}, '/account/profile')
        const buffer = await drawing.png().toBuffer()
        await page.getByLabel('Picture').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer })
        await page.getByRole('button', { name: 'Use this picture' }).click()
        await expect(page.getByRole('status')).toHaveText('Saved.')
        await page.goto('/account')
        await page.getByRole('link', { name: 'Open your data' }).click()
        const [download] = await Promise.all([
          page.waitForEvent('download'),
          page.getByRole('button', { name: 'Download my data' }).click(),
        ])
        expect(download.suggestedFilename()).toMatch(/^house-edge-\d{4}-\d{2}-\d{2}\.json$/)
        const data = JSON.parse(await readFile(await download.path(), 'utf8')) as {
          account: { email: string }
          profile: { avatar_path: string }
          pictures: { path: string; content: string }[]
        }
        expect(data.account.email).toBe(email)
        expect(data.pictures.map(({ path }) => path)).toEqual([data.profile.avatar_path])
        const [kind, content = ''] = data.pictures[0]?.content.split(',') ?? []
        expect(kind).toBe('data:image/webp;base64')
        expect(await sharp(Buffer.from(content, 'base64')).metadata()).toMatchObject({ width: 512 })

        await page.getByRole('link', { name: 'Delete my account…' }).click()
        await page.getByLabel('I understand that this cannot be undone').check()
        await page.getByRole('button', { name: 'Delete my account' }).click()
        await expect(page).toHaveURL('/login')
        await expect(page.getByRole('status')).toHaveText('Your account and everything in it are deleted.')
        expect((await context.cookies()).filter(({ value }) => value.startsWith('base64-'))).toEqual([])
        await expect.poll(async () => (await subjectsTo(email))[0]).toBe('Your account was deleted')
        await signIn(page, email)
        await expect(page.getByRole('alert').first()).toContainText('do not match')
      },
    )

  for (const device of devices)
    // shows R070, R130, R131, R132, P35
    test(
      `a second factor is set up, used, recovered and removed, ${device}`,
      { tag: `@${device}` },
      async ({ page }) => {
        const email = await signedIn(page)
        await page.getByRole('link', { name: 'Manage second step at sign-in' }).click()
        await page.getByRole('button', { name: 'Set up an authenticator app' }).click()
        await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
        const secret = await page.locator('.he-code-list code').innerText()
        await page.getByLabel('Code the app shows').fill('12')
        await page.getByRole('button', { name: 'Turn it on' }).click()
        await expect(page.getByLabel('Code the app shows')).toHaveAccessibleDescription(
          /Wait for the next one in your app/,
        )
        expect(await page.locator('.he-code-list code').innerText()).toBe(secret)
        await page.getByLabel('Code the app shows').fill(totp(secret))
        await page.getByRole('button', { name: 'Turn it on' }).click()
        await expect(page.getByRole('status')).toContainText('Your authenticator app is set up.')
        const codes = await page.locator('.he-code-list code').allInnerTexts()
        expect(codes.length).toBeGreaterThanOrEqual(8)
        const [download] = await Promise.all([
          page.waitForEvent('download'),
          page.getByRole('button', { name: 'Download' }).click(),
        ])
        expect(download.suggestedFilename()).toBe('house-edge-recovery-codes.txt')
        const file = await readFile(await download.path(), 'utf8')
        for (const code of codes) expect(file).toContain(code)
        await page.reload()
        await expect(page.locator('.he-code-list')).toHaveCount(0)
        await expect(page.getByText('Recovery codes left: 10.')).toBeVisible()
        await page.goto('/account')
        await page.getByRole('button', { name: 'Sign out' }).click()

        await signIn(page, email)
        await expect(page).toHaveURL('/login/second-factor')
        for (const path of ['/account', '/account/sessions', '/account/password', '/account/data']) {
          await page.goto(path)
          await expect(page, path).toHaveURL('/login/second-factor')
        }
        await page.getByLabel('Code from your authenticator app').fill('000000')
        await page.getByRole('button', { name: 'Continue' }).click()
        await expect(page.getByLabel('Code from your authenticator app')).toHaveAccessibleDescription(
          /That code is not right\. Wait for the next one in your app/,
        )
        await expect(page.getByRole('alert').first()).toBeFocused()
        await page.getByLabel('Code from your authenticator app').fill(totp(secret, 1))
        await page.getByRole('button', { name: 'Continue' }).click()
        await expect(page).toHaveURL('/account')
        await page.getByRole('button', { name: 'Sign out' }).click()

        await signIn(page, email)
        await page.getByRole('link', { name: 'App lost? Use a recovery code' }).click()
        await page.getByLabel('Recovery code').fill('nothing-like-it')
        await page.getByRole('button', { name: 'Continue' }).click()
        await expect(page.getByLabel('Recovery code')).toHaveAccessibleDescription(
          /That recovery code is not right, or was used before/,
        )
        await page.getByLabel('Recovery code').fill(codes[0] ?? '')
        await page.getByRole('button', { name: 'Continue' }).click()
        await expect(page).toHaveURL('/account')
        const cameInAtMs = Date.now()
        await expect(page.getByRole('status')).toContainText('Recovery codes left: 9.')
        await expect
          .poll(() => subjectsTo(email))
          .toEqual(['A recovery code was used', 'Recovery codes were made', 'A second step was added'])
        await page.getByRole('link', { name: 'Manage second step at sign-in' }).click()
        await page.getByRole('button', { name: 'Make new recovery codes' }).click()
        await expect(page.getByRole('status')).toHaveText(
          /new recovery codes\. Any you had before no longer work\./,
        )
        // A session tells to the second how somebody proved who they are, and of two ways in one second the code counts.
        await expect.poll(() => Date.now() - cameInAtMs).toBeGreaterThan(1_000)
        await page.getByRole('button', { name: 'Add another app' }).click()
        // The page before lists codes as well.
        await expect(page.getByLabel('Code the app shows')).toBeVisible()
        const secondSecret = await page.locator('.he-code-list code').innerText()
        await page.getByLabel('Code the app shows').fill(totp(secondSecret))
        await page.getByRole('button', { name: 'Turn it on' }).click()
        await expect(page.getByRole('status')).toContainText('Your authenticator app is set up.')
        await page.getByRole('button', { name: 'Remove Authenticator app', exact: true }).click()
        await expect(page.getByRole('status')).toHaveText('Saved.')
        await page.getByRole('button', { name: 'Remove Authenticator app 2' }).click()
        await expect(page.getByText('Any authenticator app will do.')).toBeVisible()
        await expect(page.getByRole('status')).toContainText('The second step is removed.')
        await page.goto('/account')
        await page.getByRole('button', { name: 'Sign out' }).click()
        await signIn(page, email)
        await expect(page).toHaveURL('/account')
      },
    )
})

// shows R210
test('every account page can be used in any window width', async ({ page, context }) => {
  await signedIn(page)
  for (const path of accountPages) {
    await page.setViewportSize({ width: 1280, height: 900 })
    const answer = await page.goto(path)
    await expect(page, path).toHaveURL(path)
    expect(answer?.headers()['cache-control'], path).toContain('no-store')
    // The others are made of the same parts.
    if (['/account', '/account/profile', '/account/sessions', '/account/delete'].includes(path))
      await expectAccessible(page)
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 })
      const excess = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect.soft(excess, `${path} at ${width}`).toBeLessThanOrEqual(0)
    }
  }
  await page.goto('/account/second-factor')
  await page.getByRole('button', { name: 'Set up an authenticator app' }).click()
  await expectAccessible(page)
  await page.getByLabel('Code the app shows').fill(totp(await page.locator('.he-code-list code').innerText()))
  await page.getByRole('button', { name: 'Turn it on' }).click()
  await expect(page.getByRole('heading', { name: 'Your recovery codes' })).toBeVisible()
  await expectAccessible(page)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'Copy' }).click()
  await expect(page.getByText('Copied.')).toBeVisible()
  const codes = await page.locator('.he-code-list code').allInnerTexts()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(codes.join('\n'))
})

test('a provider’s account chooses a password by a mailed code', async ({ page }) => {
  const email = newAddress()
  await page.goto('/login')
  await page.getByRole('link', { name: 'Continue with GitHub' }).click()
  await page.getByLabel('E-mail address').fill(email)
  await page.getByRole('button', { name: 'Allow' }).click()
  await expect(page).toHaveURL('/account')
  await page.goto('/account/prove?for=password')
  await page.getByRole('button', { name: 'E-mail me a code' }).click()
  await page.getByLabel('Code').fill(await codeInMail(email))
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByLabel('New password').fill(password)
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByRole('status')).toContainText('Your password is changed.')
})

// shows P24
test('a taken new address is told what a free one is', async ({ page }) => {
  const taken = await createAccount()
  await signedIn(page, {}, '/account/email')
  await page.getByLabel('New e-mail address').fill(taken)
  await page.getByRole('button', { name: 'Ask both mailboxes' }).click()
  await expect(page.getByRole('status')).toContainText('Check both inboxes.')
})
