import { devices, expect, expectAccessible, test } from '../stack/journey.ts'
import { mailTo } from '../stack/mailbox.ts'
import { siteOrigin } from '../stack/services.ts'
import { newAddress, signedIn } from '../stack/visitors.ts'

/** The newest message to an address, with what its mail program reads. */
async function messageTo(address: string) {
  const [message] = await mailTo(address)
  if (!message) throw new TypeError(`No message was sent to ${address}.`)
  return message
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const device of devices)
    test(
      `a reader subscribes, and a mail program unsubscribes, ${device}`,
      { tag: `@${device}` },
      async ({ page }) => {
        const email = newAddress()
        await page.goto('/newsletter')
        // No topic is chosen for a reader.
        for (const topic of await page.getByRole('checkbox').all()) await expect(topic).not.toBeChecked()
        await page.getByLabel('E-mail address', { exact: true }).fill(email)
        await page.getByRole('button', { name: 'Subscribe' }).click()
        await expect(page.getByRole('alert')).toContainText('Tick one topic at least.')
        await expect(page.getByLabel('E-mail address', { exact: true })).toHaveValue(email)
        await page.getByLabel('New articles').check()
        await page.getByRole('button', { name: 'Subscribe' }).click()
        await expect(page.getByRole('status')).toContainText('Check your inbox.')
        await expect(page.getByRole('button', { name: 'Subscribe' })).toHaveCount(0)
        const { links, headers } = await messageTo(email)
        await page.goto(links[0] ?? '')
        await page.getByRole('button', { name: 'Confirm my subscription' }).click()
        await expect(page.getByRole('status')).toContainText('Your subscription is confirmed.')

        expect(headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
        const url = headers['List-Unsubscribe']?.slice(1, -1) ?? ''
        expect(url.startsWith(siteOrigin)).toBe(true)
        const left = await fetch(url, {
          method: 'POST',
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          body: 'List-Unsubscribe=One-Click',
        })
        expect(left.status).toBe(200)
        await page.goto(links.find((link) => link.includes('leave=yes')) ?? '')
        await page.getByRole('button', { name: 'I have excluded myself: never write to me' }).click()
        await expect(page.getByRole('status')).toContainText('Nothing more is sent to this address.')
        await expect(page.getByRole('button', { name: 'Subscribe' })).toHaveCount(0)
        await page.getByRole('link', { name: 'choose topics anew' }).click()
        await expect(page.getByRole('button', { name: 'Subscribe' })).toBeVisible()
      },
    )
})

test('who comes from the warnings finds them ticked, and nothing else', async ({ page }) => {
  await page.goto('/warnings')
  await page.getByRole('main').getByRole('link', { name: 'newsletter' }).click()
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(1)
  await expect(page.getByLabel('Warnings, new reviews, and scores that changed')).toBeChecked()
})

test('the form has the address of who is signed in', async ({ page }) => {
  const email = await signedIn(page, {}, '/newsletter')
  await expect(page.getByLabel('E-mail address', { exact: true })).toHaveValue(email)
})

test('the form is open to everybody', async ({ page }) => {
  await page.goto('/newsletter')
  await expectAccessible(page)
})
