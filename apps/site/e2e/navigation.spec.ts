/**
 * Going from page to page with the production build: pages are documents, so a
 * navigation is a load, a preload is the browser's own, and a screen reader
 * speaks a new page's title because it is a new page (docs/decisions/0015).
 */
import type { Page } from '@playwright/test'
import { spoken } from '../../../playwright.base.ts'
import { expect, test } from './stack/journey.ts'

const reviews = 'Casino reviews – House Edge'
const blog = 'The blog – House Edge'
const walk = [
  ['Reviews', reviews],
  ['Blog', blog],
  ['How we rate', 'How we rate casinos: seven scores, fixed weights'],
  ['Reviews', reviews],
  ['Blog', blog],
] as const

/** Follows a link of the main menu as a visitor does: the pointer rests on it first. */
async function follow(page: Page, name: string): Promise<void> {
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true })
  const preload = page.waitForRequest(isPreload)
  await link.hover()
  await preload
  await link.click()
}

const isPreload = (request: { headers: () => Record<string, string> }) =>
  /prefetch/.test(request.headers()['sec-purpose'] ?? request.headers()['purpose'] ?? '')

// shows R028
test('five navigations are announced once, in order', async ({ page }) => {
  await page.addInitScript(() =>
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      reportError(new TypeError(`Refused by ${violatedDirective}: ${blockedURI}`)),
    ),
  )
  await page.goto('/')
  const heard: Awaited<ReturnType<typeof spoken>>[] = []
  for (const [name, title] of walk) {
    await follow(page, name)
    await expect(page).toHaveTitle(title)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
    heard.push(await spoken(page))
  }
  expect(heard).toEqual(walk.map(([, title]) => ({ title, regions: [] })))
})

/** Puts the focus on every link of the page, one after the other, as the Tab key would; those to filters are not preloaded. */
async function focusEveryLink(page: Page): Promise<number> {
  return page.evaluate(() => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('main a[href^="/"]:not([rel="nofollow"])')]
    for (const link of links) link.focus()
    // A list of several pages links its own page, too, which is here already.
    const others = links.filter(({ pathname }) => pathname !== location.pathname)
    return new Set(others.map(({ pathname, search }) => pathname + search)).size
  })
}

// shows R217
test('four pages at most are preloaded at once', async ({ page }) => {
  const waiting: (() => void)[] = []
  const asked: string[] = []
  let underWay = 0
  let most = 0
  await page.route('**/*', async (route, request) => {
    if (!isPreload(request)) return route.fallback()
    const { pathname, search } = new URL(request.url())
    asked.push(pathname + search)
    most = Math.max(most, (underWay += 1))
    await new Promise<void>((resolve) => waiting.push(resolve))
    underWay -= 1
    await route.fallback()
  })
  await page.goto('/casino-reviews')
  await page.waitForLoadState('networkidle')
  const pages = await focusEveryLink(page)
  expect(pages).toBeGreaterThan(6)
  await expect.poll(() => waiting.length).toBe(4)
  for (let released = 0; released < pages; released += 1) {
    await expect.poll(() => waiting.length).toBeGreaterThan(0)
    waiting.shift()?.()
  }
  await expect.poll(() => asked.length).toBe(pages)
  expect(new Set(asked).size).toBe(pages)
  expect(most).toBe(4)
})

for (const connection of [{ saveData: true, effectiveType: '4g' }, { effectiveType: '2g' }]) {
  // shows R218
  test(`nothing is preloaded on ${JSON.stringify(connection)}`, async ({ page }) => {
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', { value })
    }, connection)
    const preloads: string[] = []
    page.on('request', (request) => isPreload(request) && preloads.push(request.url()))
    await page.goto('/casino-reviews')
    await page.waitForLoadState('networkidle')
    expect(await focusEveryLink(page)).toBeGreaterThan(6)
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' }).click()
    await expect(page).toHaveTitle(blog)
    expect(preloads).toEqual([])
  })
}

// shows F84
test('an offline click navigates once when online', async ({ page, context, complaints }) => {
  await page.goto('/sign-up')
  await page.waitForLoadState('networkidle')
  const email = page.getByRole('textbox', { name: 'E-mail' })
  await email.fill('half-an-address')
  await context.setOffline(true)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' }).click()
  await expect(page.getByText('You are offline.')).toBeVisible()
  await expect(email).toHaveValue('half-an-address')
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page).toHaveTitle(blog)
  // The page that was to be preloaded could not be.
  const told = complaints.splice(0)
  expect(told.filter((complaint) => !complaint.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([])
})
