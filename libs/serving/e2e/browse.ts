import {
  type Browser,
  type BrowserContext,
  chromium,
  firefox,
  type Locator,
  type Page,
} from '@playwright/test'
import { inChromium, inFirefox } from '../../../playwright.base.ts'

/** A page that was looked at, and everything that went wrong in it. */
interface Watched {
  page: Page
  context: BrowserContext
  /** Errors, warnings and what the policy blocked. */
  complaints: string[]
  /** Paths of everything it has asked for. */
  requested: string[]
}

const isFirefox = process.env['BROWSER'] === 'firefox'

/** Chromium, unless `BROWSER` is `firefox`. */
export function startBrowser(): Promise<Browser> {
  return isFirefox ? startFirefox('mouse') : chromium.launch(inChromium().launchOptions)
}

/** A browser in which `touch` works, and the same one where it can be. */
export function startTouchBrowser(browser: Browser): Promise<Browser> {
  return isFirefox ? startFirefox('touch') : Promise.resolve(browser)
}

/** Touches an element with a finger. Playwright 1.65.1 sends Firefox nothing for a tap. */
export function touch(control: Locator): Promise<void> {
  return isFirefox ? control.click() : control.tap()
}

function startFirefox(pointer: 'mouse' | 'touch'): Promise<Browser> {
  const { channel, launchOptions } = inFirefox()
  return firefox.launch({ ...launchOptions, channel, env: { ...process.env, FIREFOX_POINTER: pointer } })
}

/** Opens a page and notes what goes wrong. */
export async function watch(
  browser: Browser,
  url: string,
  options: Parameters<Browser['newContext']>[0] = {},
): Promise<Watched> {
  const context = await browser.newContext(options)
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('console', (message) => {
    if (/error|warning/.test(message.type())) complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  const requested: string[] = []
  page.on('request', (request) => requested.push(new URL(request.url()).pathname))
  await page.goto(url, { waitUntil: 'commit' })
  return { page, context, complaints, requested }
}
