import { createHash } from 'node:crypto'
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import { barriersOn } from '../../../../playwright.axe.ts'
import { slot } from './slot.ts'
import { startStack } from './stack.ts'
import { operate } from './visitors.ts'

/** What the way in is walked on, and what people do with an account: for each, as a part of the title and as a tag. */
export const devices = ['desk', 'phone'] as const

/** What pages of the worker's browser complain of, and the contexts that are open. Its journeys take turns. */
interface Watch {
  complaints: string[]
  /** By page that came in part, which React calls a closed connection (its error 412): no fault of one that is left for another. */
  cutOff: Map<Page, string>
  /** Pages that have asked for another document. */
  leaving: WeakSet<Page>
  contexts: Set<BrowserContext>
}

/** Pages must not complain, nor be wider than their window, also those a journey opens itself: either fails it. */
export const test = base.extend<{ complaints: string[]; counts: void }, { stack: void; watch: Watch }>({
  // Limits count by where visitors come from.
  extraHTTPHeaders: ({ extraHTTPHeaders }, use, { testId }) =>
    use({ ...extraHTTPHeaders, 'x-forwarded-for': addressOf(testId) }),
  // A project of the runner would start a stack of its own.
  viewport: ({ viewport }, use, { tags }) =>
    use(tags.includes('@phone') ? { width: 390, height: 844 } : viewport),
  isMobile: ({ isMobile }, use, { tags }) => use(isMobile || tags.includes('@phone')),
  hasTouch: ({ hasTouch }, use, { tags }) => use(hasTouch || tags.includes('@phone')),
  stack: [
    // oxlint-disable-next-line no-empty-pattern -- the runner reads from the pattern what a fixture needs
    async ({}, use) => {
      const { stop } = await startStack(slot)
      await use()
      await stop()
    },
    { scope: 'worker', auto: true, timeout: 300_000 },
  ],
  // The backend sends ten messages an hour for one network and thirty in all, notices included. Each journey has them all.
  counts: [
    // oxlint-disable-next-line no-empty-pattern -- as above
    async ({}, use) => {
      await operate('DELETE', '/control/limits')
      await use()
    },
    { auto: true },
  ],
  watch: [
    // oxlint-disable-next-line no-empty-pattern -- as above
    async ({}, use) =>
      use({ complaints: [], cutOff: new Map(), leaving: new WeakSet(), contexts: new Set() }),
    { scope: 'worker' },
  ],
  // Journeys that only ask, without a page, start none.
  browser: async ({ browser, watch }, use) => {
    browser.on('context', (context) => watchContext(context, watch))
    await use(browser)
  },
  complaints: [
    async ({ watch }, use) => {
      const complaints: string[] = []
      watch.complaints = complaints
      watch.cutOff.clear()
      await use(complaints)
      complaints.push(...watch.cutOff.values())
      // What is left open would go on working, and complain to the next journey.
      for (const context of watch.contexts) await context.close()
      // A page that answers 404 or 400 on purpose is reported as a failed resource; that is the truth and no fault.
      // Nor is it one that a preview inside the desk, a frame of another origin, may not take the focus.
      const expected = /status of 4\d\d|Blocked autofocusing .* cross-origin subframe/
      expect(complaints.filter((complaint) => !expected.test(complaint))).toEqual([])
    },
    { auto: true },
  ],
})

function watchContext(context: BrowserContext, watch: Watch): void {
  watch.contexts.add(context)
  context.on('close', () => watch.contexts.delete(context))
  context.on('console', (message) => {
    if (message.type() === 'error') watch.complaints.push(`${message.page()?.url()}: ${message.text()}`)
  })
  context.on('weberror', (failure) => {
    const page = failure.page()
    const complaint = `${page?.url()}: ${failure.error().message}`
    if (page && complaint.includes('React error #412')) watch.cutOff.set(page, complaint)
    else watch.complaints.push(complaint)
  })
  context.on('page', (page) => {
    page.on('request', (request) => {
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) watch.leaving.add(page)
    })
    // What changes the address alone, as a link to a place on the page does and Next when it starts, leaves nothing.
    page.on('framenavigated', (frame) => {
      if (frame === page.mainFrame() && watch.leaving.delete(page)) watch.cutOff.delete(page)
    })
  })
  context.on('pageload', (page) => void complainOfWidth(page, watch.complaints))
}

/** An address of the network for documentation (RFC 3849), another one for each journey. */
function addressOf(testId: string): string {
  const digits = createHash('sha256').update(testId).digest('hex').slice(0, 8)
  return `2001:db8:${digits.slice(0, 4)}:${digits.slice(4)}::1`
}

/** A visitor who is quicker than the look leaves nothing to look at. */
async function complainOfWidth(page: Page, complaints: string[]): Promise<void> {
  const excess = await page
    .evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    .catch(() => 0)
  if (excess > 0) complaints.push(`${page.url()}: ${excess} px wider than the window`)
}

export { expect }

/** No rule of WCAG 2.2 A or AA is broken, in light and in dark. */
export async function expectAccessible(page: Page): Promise<void> {
  const barriers = await barriersOn(page, {
    runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
    // No rule of WCAG, but two landmarks of one name cannot be told apart in a list of them.
    rules: { 'landmark-unique': { enabled: true } },
  })
  // Soft: journeys look at one page after the other in the same tab, where the engine is compiled once.
  expect.soft(barriers, page.url()).toEqual([])
}
