import { tabTo } from '../../../../playwright.base.ts'
import { password, startAccounts } from './accounts.ts'
import { faultsOf } from './faults.ts'
import { expect, test as withoutAccounts } from './service.ts'

const test = withoutAccounts.extend({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from it.
  signIn: async ({}, use) => {
    const accounts = await startAccounts()
    await use(accounts.signIn)
    await accounts.close()
  },
})

// shows P94
test('editors sign in with the keyboard alone', async ({ desk, page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await desk.open('/documents/review_tide')
  await expect(page).toHaveTitle('Sign in – Desk')
  await expect(page.getByLabel('Email')).toBeFocused()
  expect(await faultsOf(page), 'sign in').toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)

  const signIn = async (email: string, word: string) => {
    await page.keyboard.type(email)
    await page.keyboard.press('Tab')
    await page.keyboard.type(word)
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeFocused()
    await page.keyboard.press('Enter')
  }
  await signIn('editor@desk.example', 'a guess')
  await expect(page.getByRole('alert')).toContainText('No account has this address and password.')
  expect(await faultsOf(page), 'refused').toEqual([])
  await expect(page.getByLabel('Email')).toHaveValue('editor@desk.example')
  await expect(page.getByLabel('Password')).toBeFocused()
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')

  await expect(page.getByLabel('Headline')).toHaveValue('Slow.')
  await page.getByLabel('Headline').fill('Slower.')
  await expect(page.locator('.save-mark')).toHaveText('Saved')
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect(page.getByText('Publishing is for publishers')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Publish/ })).toHaveCount(0)
  await page.getByRole('link', { name: 'Releases' }).click()
  await page.getByLabel('Name of a new release').fill('Spring')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Publishing is for publishers')).toBeVisible()
  await expect(page.getByRole('button', { name: /Publish|Schedule/ })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Delete the release' })).toBeVisible()

  await tabTo(page, /^Sign out/, 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Email')).toBeFocused()
  await signIn('publisher@desk.example', password)
  await expect(page.locator('tbody tr')).toHaveCount(4)
  await page.getByRole('link', { name: 'Tide Clock' }).press('Enter')
  await page.getByRole('button', { name: 'Publish changes' }).press('Enter')
  await expect(page.getByText('Published: Tide Clock')).toBeVisible()
})
