/**
 * What a visitor and an editor do with the examples, in a browser.
 *
 * @module
 */
import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { authenticatorCode } from './authenticator-code.ts'
import { contentDesk } from './content-desk.ts'
import type { Services } from './running-site.ts'

const patience = { timeout: 60_000 }
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const guide = 'guide_blackjack-odds'

/** An account whose address is confirmed. */
interface Member {
  readonly email: string
  readonly password: string
}

/** Makes a member as the backend's administrator does. */
export async function newMember({ env }: Services): Promise<Member> {
  const member = { email: `${randomUUID()}@example.com`, password: 'a long walk at 7 in the rain' }
  const answer = await fetch(`${env['BACKEND_URL']}/auth/v1/admin/users`, {
    method: 'POST',
    headers: {
      apikey: env['BACKEND_SECRET_KEY'] ?? '',
      authorization: `Bearer ${env['BACKEND_SECRET_KEY']}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ ...member, email_confirm: true }),
  })
  expect(answer.status, await answer.text()).toBe(200)
  return member
}

/** Reads guides from the front page on. */
export async function readGuides(page: Page, origin: string): Promise<void> {
  await page.goto(origin)
  await expect(heading(page)).toHaveText('Guides', patience)
  await page.getByRole('link', { name: 'Blackjack odds' }).click()
  await expect(heading(page)).toHaveText('Blackjack odds', patience)
  await expect(page.getByText('Basic strategy is a table, not a feeling.')).toBeVisible(patience)
}

/** Is asked who they are before their account is shown, refused with a wrong password, and let in. */
export async function signIn(page: Page, origin: string, member: Member): Promise<void> {
  await page.goto(`${origin}/account`)
  await expect(heading(page)).toHaveText('Sign in', patience)
  await sendPassword(page, { ...member, password: 'not this one at all' })
  await expect(page.getByText(/do not go together|is not right|not match|invalid/i)).toBeVisible(patience)
  await sendPassword(page, member)
  await seeAccount(page, member)
}

/** Signs up, confirms by the e-mail, adds an authenticator app, signs out, and signs in with both steps. */
export async function keepAccount(page: Page, origin: string, { env }: Services): Promise<void> {
  const member = { email: `${randomUUID()}@example.com`, password: 'a long walk at 7 in the rain' }
  await page.goto(origin)
  await page.getByRole('link', { name: 'your account' }).click()
  await expect(page).toHaveURL(`${origin}/login`, patience)
  await page.goto(origin)
  await page.getByRole('link', { name: 'Sign up' }).click()
  await sendPassword(page, member, 'Sign up')
  await expect(heading(page)).toHaveText('Look into your inbox', patience)
  const caught = await fetch(`${env['BACKEND_URL']}/mailbox/api/messages?to=${member.email}`)
  const [message] = (await caught.json()) as { links: string[] }[]
  await page.goto(message?.links[0] ?? '')
  await page.getByRole('button', { name: 'Confirm' }).click()
  await seeAccount(page, member)

  await page.getByRole('button', { name: 'Add an authenticator app' }).click()
  const secret = await page.getByRole('code').textContent(patience)
  await sendCode(page, secret ?? '', 'Turn on')
  await seeAccount(page, member)
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(heading(page)).toHaveText('Sign in', patience)

  await sendPassword(page, member)
  await expect(heading(page)).toHaveText('Second step', patience)
  await sendCode(page, secret ?? '', 'Second step')
  await seeAccount(page, member)
}

/** A code counts once, so the second one is of the next half minute, which the service takes early. */
async function sendCode(page: Page, secret: string, button: string): Promise<void> {
  const ahead = button === 'Turn on' ? 0 : 30_000
  await page.getByLabel('Code of your app').fill(authenticatorCode(secret, Date.now() + ahead))
  await page.getByRole('button', { name: button }).click()
}

/** Sees the account they are signed in to. */
export async function seeAccount(page: Page, { email }: Member): Promise<void> {
  await expect(heading(page)).toHaveText('Your account', patience)
  await expect(page.getByText(email)).toBeVisible(patience)
}

async function sendPassword(
  page: Page,
  { email, password }: Member,
  button: string = 'Sign in',
): Promise<void> {
  await page.getByLabel('E-mail address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: button }).click()
}

/** Sees a draft by its preview, which no visitor sees, and what is published, which all do. */
export async function editGuide(page: Page, origin: string, services: Services): Promise<void> {
  const desk = contentDesk(services.env['CONTENT_ENDPOINT'] ?? '')
  const address = `${origin}/guides/blackjack-odds`
  const title = `Blackjack odds ${randomUUID()}`
  await desk.draft(guide, { title })

  const preview = new URLSearchParams({ token: await desk.preview(guide), documentId: guide })
  await page.goto(`${origin}/api/preview?${preview}`)
  await expect(page).toHaveURL(address, patience)
  await expect(heading(page)).toHaveText(title, patience)

  await page.context().clearCookies()
  await page.goto(address)
  await expect(heading(page)).toHaveText('Blackjack odds', patience)

  await desk.publish(guide)
  await expect(async () => {
    await page.goto(address)
    await expect(heading(page)).toHaveText(title, { timeout: 1 })
  }).toPass(patience)
}

/** Reads the front page as it is meant to look, and a page of slices of which one is unknown. */
export async function readPages(page: Page, origin: string): Promise<void> {
  await page.goto(origin)
  await expect(heading(page)).toHaveText('The odds, counted', patience)
  await expect(heading(page)).toHaveCSS('font-family', /^Petrona/)
  await page.getByRole('link', { name: 'Read the guide' }).click()
  await expect(heading(page)).toHaveText('Blackjack odds', patience)
  await expect(page.getByText('Basic strategy is a table, not a feeling.')).toBeVisible()
  await page.getByText('Is there a system that beats the dealer?').click()
  await expect(page.getByText('No bet makes up for another one.')).toBeVisible()
}

/** Follows a link, a redirect, middleware and a return path, and asks for an address that no page can have. */
export async function takeRoutes(page: Page, origin: string): Promise<void> {
  await page.goto(origin)
  await page.getByRole('link', { name: 'Blackjack odds' }).click()
  await expect(heading(page)).toHaveText('blackjack odds', patience)
  await page.goto(`${origin}/how-to/setting-limits`)
  await expect(page).toHaveURL(`${origin}/guides/setting-limits`)
  await page.goto(`${origin}/members`)
  await expect(page).toHaveURL(`${origin}/`)
  await page.goto(`${origin}/goodbye?to=%2F%2Fevil.example`)
  await expect(page).toHaveURL(`${origin}/`)
  const answer = await page.goto(`${origin}/guides/No_Guide`)
  expect(answer?.status()).toBe(404)
  await expect(page.getByText('There is no such page.')).toBeVisible()
}

/** Asks for a guide that is not there. */
export async function missGuide(page: Page, origin: string): Promise<void> {
  const answer = await page.goto(`${origin}/guides/no-such-guide`)
  expect(answer?.status()).toBe(404)
}
