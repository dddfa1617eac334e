/** Forms of readers by keyboard alone, looked over as they come, when they refuse and when they are done. */
import { tabTo } from '../../../../playwright.base.ts'
import { expect, expectAccessible, test } from '../stack/journey.ts'
import { signedIn } from '../stack/visitors.ts'

test('an experience is told by keyboard alone', async ({ page }) => {
  await signedIn(page, {}, '/casino-reviews/saltmarsh-club')
  await tabTo(page, /^Tell yours$/)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/account/experiences/saltmarsh-club')
  await expectAccessible(page)
  for (const criterion of ['Payouts', 'Terms that are fair', 'Support', 'Games']) {
    await tabTo(page, /1 of 5: bad/)
    for (let mark = 1; mark < 4; mark++) await page.keyboard.press('ArrowRight')
    const group = page.getByRole('group', { name: criterion })
    await expect(group.getByRole('radio', { name: '4 of 5' })).toBeChecked()
  }
  await tabTo(page, /^How long a payout took/)
  await page.keyboard.type('a while')
  await tabTo(page, /^What happened/)
  const words = `They paid after three days, and answered at once. ${Date.now()}`
  await page.keyboard.type(words)
  await tabTo(page, /^Hours or days/)
  await page.keyboard.press('d')
  await tabTo(page, /^Send my experience$/)
  await page.keyboard.press('Enter')
  const payout = page.getByLabel('How long a payout took')
  await expect(payout).toHaveAccessibleDescription(/Enter a whole number/)
  await expectAccessible(page)
  await tabTo(page, /^How long a payout took/)
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('3')
  await tabTo(page, /^Send my experience$/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').first()).toContainText('A moderator reads it before it shows.')
  await expectAccessible(page)
  await tabTo(page, /^Withdraw/)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Waits for a moderator to read it.')).toHaveCount(0)
})

test('a wrong figure is told of by keyboard alone', async ({ page }) => {
  await page.goto('/casino-reviews/saltmarsh-club')
  await tabTo(page, /^Say that something is wrong$/)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/complaints\?document=/)
  await tabTo(page, /^What it is about/)
  await page.keyboard.press('A')
  await tabTo(page, /^What is wrong/)
  await page.keyboard.type('The monthly limit is another one by their terms.')
  await tabTo(page, /^E-mail address/)
  await page.keyboard.type('me@nowhere')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('E-mail address (if you like)')).toHaveAccessibleDescription(/Enter an e-mail/)
  await expectAccessible(page)
  await tabTo(page, /^E-mail address/)
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.press('Delete')
  await tabTo(page, /^Send it to the editors$/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status')).toContainText('The editors have it.')
  await expectAccessible(page)
})

test('a changed score is asked for by keyboard alone', async ({ page }) => {
  await signedIn(page, {}, '/casino-reviews/saltmarsh-club')
  await tabTo(page, /^Save for later/)
  await page.keyboard.press('Enter')
  // The notice is where the keyboard goes on.
  await tabTo(page, /^your saved pages$/)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/account/saved')
  await tabTo(page, /^Tell me when the score changes/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: /^Tell me no more/ })).toBeVisible()
  await expect(page.getByRole('status').first()).toContainText('Saved.')
  await tabTo(page, /^Tell me no more/)
  await expectAccessible(page)
})

test('pages that a message leads to break no rule', async ({ page }) => {
  await signedIn(page, { operates: ['casino_review_saltmarsh-club'] })
  const token = '00000000-0000-4000-8000-000000000000'
  for (const path of [`/stop?token=${token}`, `/newsletter?token=${token}`, '/account/replies']) {
    await page.goto(path)
    await expectAccessible(page)
  }
})
