/** What readers of German and Arabic do beside reading: sign up by mail, rate and complain, at both widths and in both schemes. */
import { expect, test } from '../stack/journey.ts'
import { linkInMail } from '../stack/mailbox.ts'
import { newAddress, password } from '../stack/visitors.ts'

const readers = [
  {
    language: 'German',
    review: '/de/casino-tests/copper-lantern',
    account: '/de/konto',
    tell: 'Selbst erzählen',
    signUp: 'Eines anlegen',
    email: 'E-Mail-Adresse',
    password: 'Passwort',
    create: 'Konto anlegen',
    confirm: 'Bestätigen und anmelden',
    criteria: ['Auszahlungen', 'Faire Bedingungen', 'Kundendienst', 'Spiele'],
    body: 'Was geschehen ist',
    story: 'Die Auszahlung kam am nächsten Morgen, und niemand wollte noch einen Ausweis sehen.',
    send: 'Meine Erfahrung abschicken',
    pending: 'Ein Moderator liest ihn, bevor er erscheint.',
    complain: 'Fehler melden',
    kind: 'Worum es geht',
    details: 'Was nicht stimmt',
    mistake: 'Die Lizenznummer gehört einem anderen Betreiber.',
    sendComplaint: 'An die Redaktion schicken',
    received: 'Ihre Meldung ist bei der Redaktion.',
  },
  {
    language: 'Arabic',
    review: '/ar/casino-reviews/copper-lantern',
    account: '/ar/account',
    tell: 'احكِ تجربتك',
    signUp: 'أنشئ حسابًا',
    email: 'البريد الإلكتروني',
    password: 'كلمة المرور',
    create: 'إنشاء الحساب',
    confirm: 'أكّد وسجّل الدخول',
    criteria: ['السحب', 'عدالة الشروط', 'الدعم', 'الألعاب'],
    body: 'ما الذي حدث',
    story: 'وصل المال في صباح اليوم التالي، ولم يطلب أحد وثيقة أخرى قبل ذلك.',
    send: 'أرسل تجربتي',
    pending: 'تنتظر أن يقرأها مشرف.',
    complain: 'أبلغ عن خطأ',
    kind: 'بماذا يتعلق الأمر',
    details: 'ما الخطأ',
    mistake: 'رقم الترخيص يعود إلى مشغّل آخر غير المذكور هنا.',
    sendComplaint: 'أرسله إلى المحررين',
    received: 'وصل إلى المحررين.',
  },
] as const
const visits = [
  { width: 390, colorScheme: 'dark', javaScriptEnabled: true },
  { width: 1280, colorScheme: 'light', javaScriptEnabled: false },
] as const

for (const said of readers)
  for (const { width, ...visit } of visits)
    test.describe(`${said.language} at ${width} px, ${visit.colorScheme}`, () => {
      test.use({ ...visit, viewport: { width, height: 844 } })

      test('a reader signs up by mail, rates a casino and complains of its review', async ({ page }) => {
        const main = page.getByRole('main')
        await test.step('signs up, and is back at what was begun', async () => {
          const email = newAddress()
          await page.goto(said.review)
          await main.getByRole('link', { name: said.tell }).first().click()
          await main.getByRole('link', { name: said.signUp }).click()
          await page.getByLabel(said.email, { exact: true }).fill(email)
          await page.getByLabel(said.password).fill(password)
          await main.getByRole('button', { name: said.create }).click()
          await page.goto(await linkInMail(email))
          await main.getByRole('button', { name: said.confirm }).click()
          await expect(page).toHaveURL(new RegExp(`^[^?]*${said.account}/[^?]+/copper-lantern$`))
        })

        await test.step('rates', async () => {
          for (const name of said.criteria)
            await page.getByRole('group', { name }).getByRole('radio').nth(3).check({ force: true })
          // What somebody has told in the same words is refused.
          await page.getByLabel(said.body).fill(`${said.story} ${visit.colorScheme} ${Date.now()}`)
          await main.getByRole('button', { name: said.send }).click()
          await expect(main).toContainText(said.pending)
        })

        await test.step('complains', async () => {
          await page.goto(said.review)
          await main.getByRole('link', { name: said.complain }).click()
          await page.getByLabel(said.kind).selectOption('wrong')
          await page.getByLabel(said.details).fill(said.mistake)
          await main.getByRole('button', { name: said.sendComplaint }).click()
          await expect(page).toHaveURL(/\/HE-/)
          await expect(page.getByRole('status')).toContainText(said.received)
          const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement)
          expect(scrollWidth).toBe(clientWidth)
        })
      })
    })
