/** How far it is to the form in which a casino is rated, counted in presses. Fields that are filled are none. */
import type { Locator, Page } from '@playwright/test'
import { devices, expect, expectAccessible, test } from '../stack/journey.ts'
import { linkInMail } from '../stack/mailbox.ts'
import { newAddress, password, signedIn } from '../stack/visitors.ts'

function presses(): { press: (what: Locator) => Promise<void>; count: () => number } {
  let count = 0
  return {
    press: async (what) => {
      count += 1
      await what.click()
    },
    count: () => count,
  }
}

async function expectOpenForm(page: Page, uid: string): Promise<void> {
  await expect(page).toHaveURL(`/account/experiences/${uid}`)
  await expect(page.getByRole('button', { name: 'Send my experience' })).toBeVisible()
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const device of devices)
    test(
      `a new reader is back at the open form after confirming, ${device}`,
      { tag: `@${device}` },
      async ({ page }) => {
        const { press, count } = presses()
        const email = newAddress()
        await page.goto('/casino-reviews/glasshouse')
        await press(page.getByRole('link', { name: 'Tell yours' }))
        await press(page.getByRole('main').getByRole('link', { name: 'Create one' }))
        await page.getByLabel('E-mail address').fill(email)
        await page.getByLabel('Password').fill(password)
        await press(page.getByRole('button', { name: 'Create account' }))
        await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible()
        await page.goto(await linkInMail(email))
        await press(page.getByRole('button', { name: 'Confirm and sign in' }))
        await expectOpenForm(page, 'glasshouse')
        expect(count()).toBe(4)
      },
    )

  test('the account leads to the form of any casino, and of a saved one at once', async ({ page }) => {
    const { press, count } = presses()
    await signedIn(page, {}, '/casino-reviews/glasshouse')
    await page.getByRole('button', { name: 'Save for later' }).first().click()
    await page.goto('/account')
    await press(page.getByRole('link', { name: /your experiences/ }))
    const rate = page.locator('section', { hasText: 'Rate a casino' }).last()
    await press(rate.getByRole('link', { name: 'Rate Glasshouse' }))
    await expectOpenForm(page, 'glasshouse')
    expect(count()).toBe(2)

    await page.goBack()
    await rate.getByLabel('Which casino').selectOption({ label: 'Tide Clock' })
    await rate.getByRole('button', { name: 'Rate a casino' }).click()
    await expectOpenForm(page, 'tide-clock')
  })
})

test('where a rating begins bars nobody', async ({ page }) => {
  await signedIn(page, {}, '/account/experiences')
  await expect(page.getByLabel('Which casino')).toBeVisible()
  await expectAccessible(page)
})
