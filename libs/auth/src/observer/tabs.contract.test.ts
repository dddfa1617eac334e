import { startBackend } from '@house-edge/backend'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it, vi, inject } from 'vitest'
import { createAuth } from '../auth/create-auth.ts'
import { readAuthenticator } from '../testing/authenticator.ts'
import { type Operations, startBrowserSite } from '../testing/browser-site.ts'
import { patientClock } from '../testing/patient-clock.ts'
import { getLink, startOnCopy, type TestBackend } from '../testing/test-backend.ts'
import { testRule } from '../testing/test-site.ts'
import { updateProfile } from '../operations/change-account.ts'
import { confirmLink } from '../operations/confirm.ts'
import { requestNewPassword } from '../operations/one-time.ts'
import { enrolFactor, verifyFactor } from '../operations/factors/second-factor.ts'
import { signInWithPassword } from '../operations/sign-in-with-password.ts'
import { signOut } from '../operations/sign-out.ts'
import { signUp } from '../operations/sign-up.ts'

const email = 'tabs@example.com'
const password = 'a long enough password'
const patience = { timeout: 60_000, interval: 100 }

let backend: TestBackend
let site: { origin: string; close(): void }
let browser: Browser
/** The time of site and backend goes with the machine's, plus this. */
let aheadMs = 0
const now = () => Date.now() + aheadMs

const operations: Operations = {
  'sign-up': (context) => signUp(context, { email, password }),
  confirm: (context, fields) =>
    confirmLink(context, { tokenHash: fields.get('token_hash') ?? '', type: fields.get('type') ?? '' }),
  'sign-in': (context) => signInWithPassword(context, { email, password }),
  'change-profile': (context) => updateProfile(context, { display_name: 'Two Tabs' }),
  'ask-for-password': (context) => requestNewPassword(context, { email }),
  enrol: (context) => enrolFactor(context, { name: 'Phone' }),
  verify: (context, fields) =>
    verifyFactor(context, { factorId: fields.get('factorId'), code: fields.get('code') }),
  'sign-out': (context) => signOut(context),
}

beforeAll(async () => {
  backend = await startOnCopy(inject('template'), (options) => startBackend({ ...options, now }))
  const clock = { ...patientClock, now }
  const { CHROMIUM_PATH: executablePath } = process.env
  browser = await chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  })
  site = await startBrowserSite(
    (siteOrigin) => createAuth({ backend, siteOrigin, rule: testRule, clock }),
    operations,
  )
}, 240_000)

afterAll(async () => {
  await browser.close()
  site.close()
  await backend.close()
})

async function openTab(context: BrowserContext, path = '/'): Promise<Page> {
  const tab = await context.newPage()
  // Leaves the cookie without which no sign-in goes ahead.
  await tab.goto(`${site.origin}/login`)
  await tab.goto(`${site.origin}${path}`)
  return tab
}

const heardIn = (tab: Page) => tab.evaluate<string[]>('window.heard')
const operate = (tab: Page, name: string, fields: Record<string, string> = {}) =>
  tab.evaluate<Record<string, string>>(`window.operate(${JSON.stringify(name)}, ${JSON.stringify(fields)})`)

async function followLink(tab: Page): Promise<void> {
  const link = await getLink(backend, email)
  const fields = { token_hash: link.get('token_hash') ?? '', type: link.get('type') ?? '' }
  expect(await operate(tab, 'confirm', fields)).toMatchObject({ ok: true })
}

describe('createSessionObserver in a browser', () => {
  // shows R064, R065, R066, R067, R068, R069, R070, F78
  it('reports each event once a tab, late tabs the state', async () => {
    const context = await browser.newContext()
    const [acting, watching] = [await openTab(context), await openTab(context)]
    const expected: string[] = ['INITIAL_SESSION signed-out']
    /** Both tabs have heard this, and nothing else since. */
    const hears = async (event: string) => {
      expected.push(event)
      for (const tab of [acting, watching]) {
        await vi.waitFor(async () => expect(await heardIn(tab)).toEqual(expected), patience)
      }
    }

    await vi.waitFor(async () => expect(await heardIn(watching)).toEqual(expected), patience)
    await operate(acting, 'sign-up')
    await followLink(acting)
    await hears('SIGNED_IN signed-in')
    await operate(acting, 'change-profile')
    await hears('USER_UPDATED signed-in')

    aheadMs += 3_580_000
    expect(await acting.evaluate(`fetch('/account').then((response) => response.status)`)).toBe(200)
    await hears('TOKEN_REFRESHED signed-in')

    await operate(acting, 'sign-out')
    await hears('SIGNED_OUT signed-out')
    await operate(acting, 'sign-in')
    await hears('SIGNED_IN signed-in')
    const { factorId = '', secret = '' } = await operate(acting, 'enrol')
    await operate(acting, 'verify', { factorId, code: readAuthenticator(secret, now()) })
    await hears('MFA_CHALLENGE_VERIFIED signed-in')

    await operate(acting, 'sign-out')
    await hears('SIGNED_OUT signed-out')
    await operate(acting, 'ask-for-password')
    await followLink(acting)
    await hears('PASSWORD_RECOVERY signed-in')

    const late = await openTab(context)
    await vi.waitFor(async () => expect(await heardIn(late)).toEqual(['INITIAL_SESSION signed-in']), patience)
    await operate(watching, 'sign-out')
    await hears('SIGNED_OUT signed-out')
    await context.close()
  }, 240_000)

  // shows F79
  it('hides protected pages from back after signing out', async () => {
    const context = await browser.newContext()
    const tab = await openTab(context)
    await operate(tab, 'sign-in')
    await tab.goto(`${site.origin}/account`)
    expect(await tab.textContent('h1')).toBe('This is /account')
    await tab.goto(`${site.origin}/`)
    await operate(tab, 'sign-out')
    await tab.goBack()
    await vi.waitFor(async () => expect(await tab.textContent('h1')).toBe('This is /login'), patience)
    await context.close()
  }, 120_000)
})
