/**
 * A site in two languages on the vendor's starter, and the same after its move.
 *
 * @module
 */
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { contentDesk } from './content-desk.ts'
import { type RunningSite, type Services, startSite } from './running-site.ts'

/** Where readers of French are sent, and whether. */
async function answerTo(url: string): Promise<{ status: number; to: string | undefined; html: string }> {
  const headers = { accept: 'text/html', 'accept-language': 'fr' }
  const response = await fetch(url, { headers, redirect: 'manual' })
  const location = response.headers.get('location')
  const to = location === null ? undefined : new URL(location, url).pathname
  return { status: response.status, to, html: await response.text() }
}

/** As the starter has it: every language below a prefix, and a redirect by what the browser says. */
export async function readStarter(page: Page, origin: string): Promise<void> {
  const { status, to } = await answerTo(`${origin}/`)
  expect({ isMoved: status >= 300 && status < 400, to: to?.replace(/\/$/, '') }).toEqual({
    isMoved: true,
    to: '/fr-fr',
  })
  await page.goto(`${origin}/en-us/about`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About us')
  await page.getByRole('link', { name: 'French - France' }).click()
  await expect(page).toHaveURL(`${origin}/fr-fr/a-propos`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('À propos')
}

/** Starts the moved site behind its own server. */
export function startMoved(example: string, origin: string, { env }: Services): Promise<RunningSite> {
  return startSite({
    folder: example,
    program: join(example, 'server.mjs'),
    line: [],
    origin,
    env: { ...process.env, ...env, NODE_ENV: 'production', PORT: new URL(origin).port },
  })
}

/** After the move: one language without a prefix, old addresses lead on, and nobody is sent by what a browser says. */
export async function readMoved(page: Page, origin: string, services: Services): Promise<void> {
  await expect.poll(async () => (await fetch(`${origin}/api/ready`)).status, { timeout: 60_000 }).toBe(200)
  expect(await answerTo(`${origin}/`)).toMatchObject({
    status: 200,
    html: expect.stringContaining('<html lang="en-US"'),
  })
  for (const [from, to] of [
    ['/en-us/about', '/about'],
    ['/en-us', '/'],
    ['/fr-fr/about', '/fr-fr/a-propos'],
  ] as const)
    expect(await answerTo(origin + from), from).toMatchObject({ status: 308, to })

  await page.goto(`${origin}/about`)
  await page.getByRole('link', { name: 'français (France)' }).click()
  await expect(page).toHaveURL(`${origin}/fr-fr/a-propos`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('À propos')
  for (const path of ['/about', '/fr-fr/a-propos']) {
    const { html } = await answerTo(origin + path)
    const named = [...html.matchAll(/hreflang="([^"]+)" href="([^"]+)"/gi)].map(([, tag, href]) => [
      tag,
      href,
    ])
    expect(named.slice(0, 3), path).toEqual([
      ['en', `${origin}/about`],
      ['fr', `${origin}/fr-fr/a-propos`],
      ['x-default', `${origin}/about`],
    ])
  }
  const { html: untranslated } = await answerTo(`${origin}/fr-fr/notes`)
  expect(untranslated).toContain('<main lang="en-US">')
  expect(untranslated).toContain(`<link rel="canonical" href="${origin}/notes"/>`)

  const desk = contentDesk(services.env['CONTENT_ENDPOINT'] ?? '')
  const title = `À propos ${randomUUID()}`
  await desk.draft('page_about_fr', { title })
  await desk.publish('page_about_fr')
  await expect(async () => expect((await answerTo(`${origin}/fr-fr/a-propos`)).html).toContain(title)).toPass(
    { timeout: 20_000 },
  )
}
