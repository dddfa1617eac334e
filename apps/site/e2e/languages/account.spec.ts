import { expect, expectAccessible, test } from '../stack/journey.ts'
import { linkInMail } from '../stack/mailbox.ts'
import { newAddress, password, signedIn } from '../stack/visitors.ts'

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('an account is found, refused and opened in German', async ({ page }) => {
    await page.goto('/de')
    await page.getByRole('link', { name: 'Konto' }).click()
    await expect(page).toHaveURL(/\/de\/anmelden$/)
    await expect(page.locator('html')).toHaveAttribute('lang', 'de-AT')
    await page.getByLabel('E-Mail-Adresse', { exact: true }).fill(newAddress())
    await page.getByLabel('Passwort').fill('ein falsches Passwort')
    await page.getByRole('button', { name: 'Anmelden', exact: true }).click()
    await expect(page).toHaveURL(/\/de\/anmelden$/)
    await expect(page).toHaveTitle('Fehler: Anmelden – House Edge')
    await expect(page.getByRole('alert').first()).toContainText('passen nicht zusammen')
    await page.getByRole('link', { name: 'Eines anlegen' }).click()
    await expect(page).toHaveURL(/\/de\/registrieren$/)
    await page.getByLabel('E-Mail-Adresse').fill(newAddress())
    await page.getByLabel('Passwort').fill('password')
    await page.getByRole('button', { name: 'Konto anlegen' }).click()
    await expect(page).toHaveURL(/\/de\/registrieren$/)
    await expect(page.getByRole('alert').first()).toContainText('zu leicht zu erraten')
    const email = newAddress()
    await page.getByLabel('E-Mail-Adresse').fill(email)
    await page.getByLabel('Passwort').fill(password)
    await page.getByRole('button', { name: 'Konto anlegen' }).click()
    await expect(page).toHaveURL(/\/de\/anmelden\/code/)
    await page.goto(await linkInMail(email))
    await expect(page).toHaveURL(/\/de\/bestaetigen\?/)
    await page.getByRole('main').getByRole('button').first().click()
    await expect(page).toHaveURL(/\/de\/konto$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ihr Konto')
  })

  test('one session is that of every language, and its forms answer in each', async ({ page }) => {
    await signedIn(page, {}, '/de/konto')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ihr Konto')
    await page.getByRole('link', { name: 'Profil: Ändern' }).click()
    await page.getByLabel('Anzeigename').fill('Greta')
    await page.getByRole('button', { name: 'Namen speichern' }).click()
    await expect(page).toHaveURL(/\/de\/konto\/profil$/)
    await expect(page.getByRole('status')).toContainText('Gespeichert.')

    await page.getByRole('link', { name: 'العربية', exact: true }).click()
    await expect(page).toHaveURL(/\/ar\/account\/profile$/)
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    await expect(page.getByLabel('الاسم المعروض')).toHaveValue('Greta')
    await page.getByRole('link', { name: 'العودة إلى حسابك' }).click()
    await page.getByRole('button', { name: 'تسجيل الخروج', exact: true }).click()
    await expect(page).toHaveURL(/\/ar\/login$/)
    await expect(page.getByRole('status')).toContainText('سُجّل خروجك.')
    await page.goto('/de/konto/daten')
    await expect(page).toHaveURL(/\/de\/anmelden$/)
  })

  test('a page is saved, told of and complained of in German', async ({ page }) => {
    await signedIn(page, {}, '/de/casino-tests/copper-lantern')
    await page
      .getByRole('button', { name: /^Merken/ })
      .first()
      .click()
    await expect(page).toHaveURL(/\/de\/casino-tests\/copper-lantern#saved$/)
    await page.getByRole('button', { name: /^Änderungen melden/ }).click()
    await expect(page).toHaveURL(/\/de\/casino-tests\/copper-lantern#watched$/)
    await page.goto('/de/konto/gemerkt')
    await expect(page.getByRole('link', { name: 'Copper Lantern' })).toHaveAttribute(
      'href',
      '/de/casino-tests/copper-lantern',
    )
    await page.getByRole('button', { name: /^Nicht mehr melden/ }).click()
    await expect(page).toHaveURL(/\/de\/konto\/gemerkt$/)
    // The same of the original, which is what was saved.
    await page.goto('/account/saved')
    await expect(page.getByRole('link', { name: 'Copper Lantern' })).toHaveCount(1)

    await page.goto('/de/casino-tests/copper-lantern')
    await page.getByRole('link', { name: 'Fehler melden' }).click()
    await page.getByLabel('Worum es geht').selectOption('wrong')
    await page.getByLabel('Was nicht stimmt').fill('Die Lizenznummer gehört einem anderen Betreiber.')
    await page.getByRole('button', { name: 'An die Redaktion schicken' }).click()
    await expect(page).toHaveURL(/\/de\/meldungen\/HE-/)
    await expect(page.getByRole('status')).toContainText('Ihre Meldung ist bei der Redaktion.')
    await expect(page.getByText('Eine Zahl oder Angabe stimmt nicht')).toBeVisible()
  })
})

test('the pages of an account in German and Arabic have no barriers', async ({ page }) => {
  for (const path of ['/de/anmelden', '/de/registrieren', '/ar/login', '/de/newsletter', '/ar/complaints']) {
    await page.goto(path)
    await expectAccessible(page)
  }
  await signedIn(page, {}, '/ar/account')
  for (const path of ['/ar/account', '/de/konto/zweiter-schritt', '/ar/account/delete']) {
    await page.goto(path)
    await expectAccessible(page)
  }
})
