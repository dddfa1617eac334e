/**
 * Visitors of journeys: accounts made beside the browser, and what they do again and again.
 *
 * @module
 */
import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type BrowserContext, expect, type Page } from '@playwright/test'
import { totp } from '../../testing/totp.ts'
import { backendOrigin, siteOrigin } from './services.ts'
import { site, slot } from './slot.ts'

/** Every page that needs a session, as a visitor may ask for it: `routes.test.ts` holds the folders to the routes. */
export const protectedPages = globSync('account/**/page.tsx', { cwd: join(site, 'src/app') })
  .map((file) => `/${dirname(file).replace('[uid]', 'tide-clock')}`)
  .toSorted()

/** Those that everybody with an account has. The others are for a role, and 404 without it. */
export const accountPages = protectedPages.filter(
  (path) => !['/account/moderation', '/account/replies'].includes(path),
)

export const password = 'quiet lantern over water'

let made = 0

/** An address nobody has used. */
export function newAddress(): string {
  made += 1
  return `visitor-${Date.now()}-${made}@example.com`
}

/** The keys the backend makes when it first starts. */
function keys(): { secretKey: string; publishableKey: string } {
  const file = join(slot.state, 'backend/keys.json')
  return JSON.parse(readFileSync(file, 'utf8')) as { secretKey: string; publishableKey: string }
}

/** The operator's key. */
export function operatorKey(): string {
  return keys().secretKey
}

/** The key that browsers know. */
export function publishableKey(): string {
  return keys().publishableKey
}

/** Calls the backend as its operator. */
export async function operate(
  method: string,
  path: string,
  body?: unknown,
): Promise<Record<string, unknown>> {
  const key = operatorKey()
  const response = await fetch(`${backendOrigin}${path}`, {
    method,
    headers: { apikey: key, authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  if (!response.ok) throw new TypeError(`The backend answered ${response.status}: ${text}`)
  return text ? (JSON.parse(text) as Record<string, unknown>) : {}
}

/** Puts the backend's clock back. */
export async function putClockBack(): Promise<void> {
  await operate('DELETE', '/control/clock')
}

/** Makes an account whose address is confirmed, without walking through sign-up. */
export async function createAccount(app_metadata: object = {}): Promise<string> {
  const email = newAddress()
  await operate('POST', '/auth/v1/admin/users', { email, password, email_confirm: true, app_metadata })
  return email
}

/** Begins the minute anew in which this browser is told to wait for another message, however slow the machine is. */
export async function beginPauseAnew(context: BrowserContext): Promise<void> {
  const cookie = (await context.cookies()).find(({ name }) => name === 'he-asked')
  if (!cookie) throw new TypeError('This browser has asked for no message.')
  const asked = JSON.parse(Buffer.from(cookie.value, 'base64url').toString()) as { email: string }[]
  const now = asked.map(({ email }) => ({ email, atMs: Date.now() }))
  const value = Buffer.from(JSON.stringify(now)).toString('base64url')
  await context.addCookies([{ ...cookie, value }])
}

/** Signs in by the form of the sign-in page. */
export async function signIn(page: Page, email: string, secret = password): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('E-mail address', { exact: true }).fill(email)
  await page.getByLabel('Password').fill(secret)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

/** Waits until a page hears what is announced. Call it before the page is opened. */
export async function hasJoined(page: Page): Promise<void> {
  let isJoined = false
  page.on('websocket', (socket) => {
    const joins = new Set<string>()
    socket.on('framesent', ({ payload }) => {
      const { reference, event } = readFrame(payload)
      if (event === 'phx_join') joins.add(reference)
    })
    // A heartbeat is answered by the same event, and so is a join that is refused.
    socket.on('framereceived', ({ payload }) => {
      const { reference, event, status } = readFrame(payload)
      isJoined ||= event === 'phx_reply' && status === 'ok' && joins.has(reference)
    })
  })
  await expect.poll(() => isJoined, { message: 'the page has joined a channel' }).toBe(true)
}

/** What a message of the realtime protocol says, whose second version sends broadcasts in binary. */
function readFrame(payload: string | Buffer): { reference: string; event: string; status?: string } {
  if (typeof payload !== 'string') return { reference: '', event: 'broadcast' }
  const [, reference, , event, body] = JSON.parse(payload) as [unknown, string, string, string, object]
  return { reference, event, ...body }
}

/**
 * A visitor with an account, signed in and on a page, which is the account's unless another is named. The form is sent beside the page: `signIn` walks through
 * it, in the journeys that are about it, and its page would be most of what some others cost.
 */
export async function signedIn(
  page: Page,
  app_metadata: object = {},
  path: string = '/account',
): Promise<string> {
  const email = await createAccount(app_metadata)
  const { request } = page.context()
  // Sets the cookie by which the handler sees that there can be any.
  await request.get(`${siteOrigin}/login`)
  const answer = await request.post(`${siteOrigin}/api/auth/sign-in`, {
    form: { email, password },
    headers: { origin: siteOrigin },
    maxRedirects: 0,
  })
  expect(answer.status()).toBe(303)
  await page.goto(path)
  await expect(page).toHaveURL(path)
  return email
}

/** An account whose owner has set up a second step, and signed out. */
export async function protectedAccount(page: Page): Promise<string> {
  const email = await signedIn(page, {}, '/account/second-factor')
  await page.getByRole('button', { name: 'Set up an authenticator app' }).click()
  await page.getByLabel('Code the app shows').fill(totp(await page.locator('.he-code-list code').innerText()))
  await page.getByRole('button', { name: 'Turn it on' }).click()
  await expect(page.getByRole('status').first()).toContainText('is set up')
  await page.goto('/account')
  await page.getByRole('button', { name: 'Sign out' }).click()
  return email
}
