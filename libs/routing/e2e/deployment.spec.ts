import type { Page } from '@playwright/test'
import { countDocuments } from '../../../playwright.base.ts'
import { expect, test } from './site.ts'

/** Opens a page and counts how often a document is loaded in it. */
async function open(page: Page, url: string): Promise<{ documents: () => number }> {
  const documents = countDocuments(page)
  await page.goto(url)
  await expect(page.locator('[role=status][aria-live=polite]')).toBeAttached()
  return { documents }
}

/** A request every 20 ms, of visitors who come while the build changes. */
function startLoad(url: string): { expectAllAnswered: () => Promise<void> } {
  const statuses: number[] = []
  const ending = new AbortController()
  const ended = (async () => {
    while (!ending.signal.aborted) {
      statuses.push((await fetch(url)).status)
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  })()
  return {
    expectAllAnswered: async () => {
      ending.abort()
      await ended
      expect(statuses.length).toBeGreaterThan(5)
      expect(new Set(statuses)).toEqual(new Set([200]))
    },
  }
}

const isChunk = (path: string) => path.startsWith('/_next/static/')
/** Files of a build, which are gone with it. */
const isOfBuild = (path: string) => isChunk(path) || path.startsWith('/builds/meta/')

// shows R093, F62
test('a deployment fails no navigation and loses no text', async ({ context, site }) => {
  const [reader, writer, waiter] = [await context.newPage(), await context.newPage(), await context.newPage()]
  const reading = await open(reader, `${site.origin}/blog`)
  const writing = await open(writer, `${site.origin}/form`)
  const waiting = await open(waiter, `${site.origin}/form`)
  await writer.getByLabel('Message').fill('a long letter')
  await writer.getByLabel('Name').fill('Mara')
  await waiter.getByLabel('Message').fill('not to be disturbed')

  const load = startLoad(`${site.origin}/reviews`)
  site.deploy(site.second.origin)

  // Reading: the next navigation loads a document of the new build.
  await expect(reader.getByText('A newer version is ready.')).toBeVisible()
  await reader.getByRole('navigation').getByRole('link', { name: 'Reviews' }).click()
  await expect(reader.getByRole('contentinfo')).toHaveText('This is the second build')
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText('Reviews')
  expect(reading.documents()).toBe(2)

  // Writing: a part that is gone reloads the page once, with everything typed in it.
  await writer.getByRole('button', { name: 'More' }).click()
  await expect(writer.getByRole('contentinfo')).toHaveText('This is the second build')
  await expect(writer.getByLabel('Message')).toHaveValue('a long letter')
  await expect(writer.getByLabel('Name')).toHaveValue('Mara')
  await expect(writer.getByText('Hello Mara')).toBeVisible()
  await writer.getByRole('button', { name: 'More' }).click()
  await expect(writer.getByText('Extra of the second build')).toBeVisible()
  expect(writing.documents()).toBe(2)

  // A form in use is left alone until it is not in use any more.
  await expect(waiter.getByText('A newer version is ready.')).toHaveCount(0)
  expect(waiting.documents()).toBe(1)
  await waiter.getByLabel('Message').fill('')
  await waiter.getByLabel('Message').blur()
  await expect(waiter.getByText('A newer version is ready.')).toBeVisible()

  await load.expectAllAnswered()
  expect(
    site
      .takeAnswers()
      .filter(({ path, status }) => status >= 400 && !isOfBuild(path) && path !== '/favicon.ico'),
  ).toEqual([])
})

// shows R108
test('a rollback shows a notice, then reloads', async ({ context, site }) => {
  site.deploy(site.second.origin)
  const [reader, writer] = [await context.newPage(), await context.newPage()]
  const reading = await open(reader, `${site.origin}/blog`)
  const writing = await open(writer, `${site.origin}/form`)
  await expect(reader.getByRole('contentinfo')).toHaveText('This is the second build')
  await writer.getByLabel('Message').fill('a long letter')

  const load = startLoad(`${site.origin}/reviews`)
  site.deploy(site.first.origin)
  await expect(reader.getByText('A newer version is ready.')).toBeVisible()
  await reader.getByRole('navigation').getByRole('link', { name: 'Reviews' }).click()
  await expect(reader.getByRole('contentinfo')).toHaveText('This is the first build')
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText('Reviews')
  expect(reading.documents()).toBe(2)

  await expect(writer.getByLabel('Message')).toHaveValue('a long letter')
  await expect(writer.getByText('A newer version is ready.')).toHaveCount(0)
  await writer.getByRole('button', { name: 'More' }).click()
  await expect(writer.getByRole('contentinfo')).toHaveText('This is the first build')
  await expect(writer.getByLabel('Message')).toHaveValue('a long letter')
  expect(writing.documents()).toBe(2)
  await load.expectAllAnswered()

  // Nobody goes round: the page of the older build is content with it.
  await expect(reader.getByText('A newer version is ready.')).toHaveCount(0)
})

// shows F63
test('a missing file reloads once, then says so', async ({ page, site }) => {
  const { documents } = await open(page, `${site.origin}/form`)
  site.intercept((path) => (isChunk(path) && path.endsWith('.js') ? { status: 404 } : undefined))
  await page.getByLabel('Message').fill('typed before')
  const before = documents()
  await page.getByRole('button', { name: 'More' }).click()
  await expect.poll(documents).toBe(before + 1)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Form')
  await page.waitForTimeout(3_000)
  expect(documents()).toBe(before + 1)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

// shows F64
test('a broken answer about the newest build changes nothing', async ({ page, site }) => {
  const answers = [
    { status: 404 },
    { status: 500 },
    { status: 200, body: '<html>Sign in to the network</html>' },
    // Processes of an older build that are about to end: one of them answers twice only when it was rolled back to.
    { status: 200, body: JSON.stringify({ id: 'old', timestamp: 1 }) },
    { status: 200, body: JSON.stringify({ id: 'older', timestamp: 1 }) },
  ]
  let asked = 0
  site.intercept((path) =>
    path.startsWith('/builds/latest.json') ? answers[asked++ % answers.length] : undefined,
  )
  const { documents } = await open(page, `${site.origin}/blog`)
  await expect.poll(() => asked).toBeGreaterThanOrEqual(answers.length)
  await expect(page.getByText('A newer version is ready.')).toHaveCount(0)
  await page.getByRole('navigation').getByRole('link', { name: 'Reviews' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reviews')
  expect(documents()).toBe(1)
})
