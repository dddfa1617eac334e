/** A walk on a phone as a screen reader hears it, there and back again, with pages that browsers keep as they were left. */
import type { Page } from '@playwright/test'
import { spoken } from '../../../playwright.base.ts'
import { expect, test } from './stack/journey.ts'
import { siteOrigin } from './stack/services.ts'

interface Heard {
  /** What is said of a page when it is there. */
  title: string
  /** What has the focus, in the words of the tree. */
  focus: string
  /** First headings. */
  headings: number
}

async function hear(page: Page): Promise<Heard> {
  const session = await page.context().newCDPSession(page)
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  await session.detach()
  const shown = nodes.filter(({ ignored }) => !ignored)
  const propertyOf = (node: (typeof nodes)[number], name: string): unknown =>
    node.properties?.find((property) => property.name === name)?.value.value
  const focused = shown.filter((node) => propertyOf(node, 'focused') === true)
  return {
    title: (await spoken(page)).title,
    focus: focused.map(({ role, name }) => `${role?.value}: ${name?.value}`).join(),
    headings: shown.filter((node) => node.role?.value === 'heading' && propertyOf(node, 'level') === 1)
      .length,
  }
}

// shows R028
test('a screen reader on a phone begins at the page', async ({ playwright, launchOptions }) => {
  // Visitors' browsers bring pages back as they left them. Playwright has that switched off.
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })
  const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }
  const page = await browser.newPage({ baseURL: siteOrigin, ...phone })
  const listen = async (): Promise<Heard> => {
    await page.waitForLoadState('networkidle')
    return hear(page)
  }
  await page.goto('/')
  const home = await listen()
  await page.getByRole('link', { name: 'Read the reviews' }).tap()
  await page.waitForURL('/casino-reviews')
  const listing = await listen()
  const link = page.getByRole('main').getByRole('link', { name: 'Copper Lantern', exact: true }).first()
  await link.tap()
  await page.waitForURL('/casino-reviews/copper-lantern')
  const review = await listen()
  await page.goBack()
  const back = await listen()
  await page.goForward()
  const forward = await listen()
  await browser.close()

  const heard = [home, listing, review, back, forward]
  expect(heard.map(({ title }) => title.split(/:| –/)[0])).toEqual([
    'House Edge',
    'Casino reviews',
    'Copper Lantern review',
    'Casino reviews',
    'Copper Lantern review',
  ])
  // Reading begins with the page itself.
  for (const { title, focus, headings } of heard)
    expect([focus, headings]).toEqual([`RootWebArea: ${title}`, 1])
})
