import { expect, test } from '../stack/journey.ts'
import { mailTo } from '../stack/mailbox.ts'
import { desk, saveDraft } from '../stack/services.ts'
import { signedIn } from '../stack/visitors.ts'

const review = 'casino_review_quince-orchard'

async function publish(data: Record<string, unknown>): Promise<void> {
  await saveDraft(review, data)
  const { status } = await desk('POST', `/documents/${review}/publish`)
  expect(status).toBe(200)
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a reader is mailed a changed score, and unsubscribes', async ({ page }) => {
    const email = await signedIn(page, {}, '/casino-reviews/quince-orchard')
    await page.getByRole('button', { name: 'Save for later' }).first().click()
    await page.getByRole('link', { name: 'your saved pages' }).click()
    await page.getByRole('button', { name: /^Tell me when the score changes/ }).click()
    await expect(page.getByRole('button', { name: /^Tell me no more/ })).toBeVisible()

    const { body } = await desk('GET', `/documents/${review}`)
    const { data } = (body as { published: { document: { data: Record<string, unknown> } } }).published
      .document
    // Without its parts a score is only warned of.
    await publish({ rating_breakdown: [], overall_score: 4.2 })
    try {
      await expect(async () => expect((await mailTo(email))[0]?.subject).toContain('score')).toPass()
    } finally {
      await publish({ rating_breakdown: data['rating_breakdown'], overall_score: data['overall_score'] })
    }
    const [message] = await mailTo(email)
    await page.goto(message?.links.find((link) => link.includes('/stop?')) ?? '')
    await page.getByRole('button', { name: 'Send me nothing more' }).click()
    await expect(page.getByRole('status')).toHaveText('Done. No more of these messages come.')
    await page.goto('/account/saved')
    await expect(page.getByRole('button', { name: /^Tell me when the score changes/ })).toBeVisible()
  })
})
