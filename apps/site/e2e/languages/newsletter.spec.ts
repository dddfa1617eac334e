/** The newsletter as readers of German and Arabic ask for it, at both widths and in both schemes. */
import { expect, test } from '../stack/journey.ts'
import { mailTo } from '../stack/mailbox.ts'
import { newAddress } from '../stack/visitors.ts'

const readers = [
  {
    language: 'German',
    newsletter: '/de/newsletter',
    email: 'E-Mail-Adresse',
    articles: 'Neue Artikel',
    subscribe: 'Abonnieren',
    inbox: 'Sehen Sie in Ihr Postfach.',
    mail: 'Bestätigen Sie Ihr Abonnement',
    confirm: 'Mein Abonnement bestätigen',
    confirmed: 'Ihr Abonnement ist bestätigt.',
  },
  {
    language: 'Arabic',
    newsletter: '/ar/newsletter',
    email: 'البريد الإلكتروني',
    articles: 'المقالات الجديدة',
    subscribe: 'اشترك',
    inbox: 'تفقّد بريدك.',
    mail: 'أكّد اشتراكك',
    confirm: 'أكّد اشتراكي',
    confirmed: 'اشتراكك مؤكَّد.',
  },
] as const
const visits = [
  { width: 390, colorScheme: 'dark', javaScriptEnabled: false },
  { width: 1280, colorScheme: 'light', javaScriptEnabled: true },
] as const

for (const said of readers)
  for (const { width, ...visit } of visits)
    test.describe(`${said.language} at ${width} px, ${visit.colorScheme}`, () => {
      test.use({ ...visit, viewport: { width, height: 844 } })

      test('the newsletter is asked for, and confirmed by its mail', async ({ page }) => {
        const email = newAddress()
        await page.goto(said.newsletter)
        await page.getByLabel(said.email, { exact: true }).fill(email)
        await page.getByLabel(said.articles).check()
        await page.getByRole('button', { name: said.subscribe, exact: true }).click()
        await expect(page.getByRole('status')).toContainText(said.inbox)
        await expect(page).toHaveURL(said.newsletter)
        const [message] = await mailTo(email)
        expect(message?.subject).toBe(said.mail)
        await page.goto(message?.links[0] ?? '')
        await page.getByRole('button', { name: said.confirm }).click()
        await expect(page.getByRole('status')).toContainText(said.confirmed)
        await expect(page).toHaveURL(said.newsletter)
      })
    })
