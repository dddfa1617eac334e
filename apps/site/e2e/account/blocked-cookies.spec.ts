import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext } from '@playwright/test'
import { expect, test as base } from '../stack/journey.ts'
import { siteOrigin } from '../stack/services.ts'
import { createAccount, signIn } from '../stack/visitors.ts'

const test = base.extend<{ blocked: BrowserContext }>({
  /** A browser whose owner lets no site keep cookies. */
  blocked: async ({ playwright, launchOptions }, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'house-edge-blocked-'))
    const preferences = { profile: { default_content_setting_values: { cookies: 2 } } }
    await mkdir(join(folder, 'Default'))
    await writeFile(join(folder, 'Default/Preferences'), JSON.stringify(preferences))
    const context = await playwright.chromium.launchPersistentContext(folder, {
      ...launchOptions,
      baseURL: siteOrigin,
    })
    await use(context)
    await context.close()
    await rm(folder, { recursive: true, force: true })
  },
})

// shows F77
test('a browser that keeps no cookies is told so instead of being sent round and round', async ({
  blocked,
}) => {
  const email = await createAccount()
  const page = await blocked.newPage()
  let redirects = 0
  page.on('response', (response) => {
    if ([301, 302, 303, 307, 308].includes(response.status())) redirects += 1
  })

  await page.goto('/account')
  await expect(page).toHaveURL('/login')
  expect(redirects).toBe(1)
  expect(await blocked.cookies()).toEqual([])

  redirects = 0
  await signIn(page, email)
  await expect(page.getByRole('alert').first()).toContainText('cookies')
  await expect(page).toHaveURL(/\/login\?code=auth\/cookies-blocked/)
  expect(redirects).toBeLessThanOrEqual(2)

  // Public pages need none.
  await page.goto('/casino-reviews')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
