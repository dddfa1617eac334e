import { type Browser, type BrowserContext, chromium, firefox, type Page } from '@playwright/test'
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

/** Chromium, unless `BROWSER` is `firefox`. */
export function startBrowser(): Promise<Browser> {
  if (process.env['BROWSER'] !== 'firefox') return chromium.launch(inChromium().launchOptions)
  const { channel, launchOptions } = inFirefox()
  return firefox.launch({ ...launchOptions, channel })
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
