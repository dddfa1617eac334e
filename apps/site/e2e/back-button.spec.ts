import { expect, test } from './stack/journey.ts'
import { siteOrigin } from './stack/services.ts'
import { signedIn } from './stack/visitors.ts'

for (const [how, javaScriptEnabled] of [
  ['with', true],
  ['without', false],
] as const) {
  // shows F79
  test(`going back after signing out shows nothing ${how} JavaScript`, async ({
    playwright,
    launchOptions,
  }) => {
    // Visitors' browsers bring pages back as they left them, those of `no-store` too. Playwright has that switched off.
    const ignoreDefaultArgs = ['--disable-back-forward-cache']
    const browser = await playwright.chromium.launch({ ...launchOptions, ignoreDefaultArgs })
    const page = await browser.newPage({ baseURL: siteOrigin, javaScriptEnabled })
    const email = await signedIn(page)
    await page.goto('/account/sessions')
    await page.goto('/account')
    await page.getByRole('button', { name: 'Sign out' }).click()
    await expect(page).toHaveURL('/login')
    for (let steps = 0; steps < 3; steps += 1) {
      await page.goBack({ waitUntil: 'commit' })
      await expect(page).toHaveURL('/login')
      await expect(page.locator('body')).not.toContainText(email)
      await expect(page.getByText('(this device)')).toHaveCount(0)
    }
    await browser.close()
  })
}
