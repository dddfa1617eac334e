import { devices, expect, expectAccessible, test } from '../stack/journey.ts'
import { createAccount, password } from '../stack/visitors.ts'

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const device of devices)
    test(
      `pages saved before signing in reach the account, ${device}`,
      { tag: `@${device}` },
      async ({ page }) => {
        await page.goto('/casino-reviews/copper-lantern')
        const saved = page.getByRole('status').filter({ hasText: 'What you save is in' })
        await expect(saved).toHaveCount(0)
        await page.getByRole('button', { name: 'Save for later' }).first().click()
        await expect(page).toHaveURL('/casino-reviews/copper-lantern#saved')
        await expect(saved).toBeInViewport()
        await saved.getByRole('link', { name: 'your saved pages' }).click()
        await expect(page).toHaveURL('/saved')
        const email = await createAccount()
        await page.getByRole('link', { name: 'Sign in and keep them' }).click()
        await page.getByLabel('E-mail address', { exact: true }).fill(email)
        await page.getByLabel('Password').fill(password)
        await page.getByRole('button', { name: 'Sign in' }).click()
        await expect(page).toHaveURL('/account/saved')
        const review = page.getByRole('main').getByRole('link', { name: /copper lantern/i })
        await expect(review).toBeVisible()
        expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('he-saved')
        await review.click()
        await expect(page).toHaveURL('/casino-reviews/copper-lantern')
        await page.goto('/account/saved')
        await page.getByRole('button', { name: /^Remove/ }).click()
        await expect(page.getByText('Nothing is saved yet.')).toBeVisible()
      },
    )
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const device of devices)
    test(`whatever names a review saves it, ${device}`, { tag: `@${device}` }, async ({ page }) => {
      for (const [path, title] of [
        ['/', /^Save Copper Lantern/],
        ['/casino-reviews', /^Save Tide Clock/],
        ['/casino-blog', /^Save What a bonus costs/],
        ['/search?q=glasshouse', /^Save Glasshouse/],
        ['/compare?with=copper-lantern,tide-clock', /^Save Tide Clock/],
      ] as const) {
        await page.goto(path)
        await page.getByRole('button', { name: title }).first().click()
        await expect(page, path).toHaveURL((url) => `${url.pathname}${url.search}` === path)
        await expect(page.getByRole('status').filter({ hasText: 'Saved' }), path).toBeInViewport()
      }
      await page.goto('/saved')
      await expect(page.getByRole('button', { name: /^Remove/ })).toHaveCount(4)
    })
})

test('the pages of what is saved are open to everybody', async ({ page }) => {
  await page.goto('/casino-reviews/copper-lantern')
  await page.getByRole('button', { name: 'Save for later' }).first().click()
  await expect(page.getByRole('status').filter({ hasText: 'What you save is in' })).toBeInViewport()
  await expectAccessible(page)
  await page.goto('/saved')
  await expectAccessible(page)
})
