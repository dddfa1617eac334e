/**
 * A published site with Cache Components: what is cached once is shown by several pages, and a publish reaches all.
 *
 * @module
 */
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import type { RunCommand } from '../run-command.ts'
import { contentDesk } from './content-desk.ts'
import { type Services, startSite } from './running-site.ts'

const document = 'page_odds'
const before = 'Blackjack odds'
/** Three of them share one cached document; the last reads it for each request. */
const shown = ['/odds', '/', '/guides', '/live']

/** Builds the site, previews a draft as an editor, publishes it, and looks at each page that shows it. */
export async function publishCachedPages(options: {
  example: string
  origin: string
  services: Services
  run: RunCommand
  page: Page
}): Promise<void> {
  const { example, origin, services, run, page } = options
  await run('npm', ['run', 'build'], example)
  const site = await startSite({
    folder: example,
    program: join(example, 'server.mjs'),
    line: [],
    origin,
    env: { ...process.env, ...services.env, NODE_ENV: 'production', PORT: new URL(origin).port },
  })
  try {
    await expect.poll(async () => (await fetch(`${origin}/api/ready`)).status, { timeout: 60_000 }).toBe(200)
    for (const path of shown) await expectPage(path, before)
    // Finished by the build, so that the framework is not asked.
    for (const path of ['/odds', '/', '/guides'])
      expect((await fetch(origin + path)).headers.get('cache-status'), path).toBe('"site"; hit')
    expect((await fetch(`${origin}/no-such-page`)).status).toBe(404)

    const desk = contentDesk(services.env['CONTENT_ENDPOINT'] ?? '')
    const title = `Blackjack odds ${randomUUID()}`
    await desk.draft(document, { title })
    const preview = new URLSearchParams({ token: await desk.preview(document), documentId: document })
    await page.goto(`${origin}/api/preview?${preview}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title, { timeout: 20_000 })
    await expectPage('/odds', before)
    await page.goto(`${origin}/guides`)
    await expect(page.getByRole('link', { name: title })).toBeVisible()
    await expectPage('/guides', before)

    await desk.publish(document)
    await expect(() => expectPage('/odds', title)).toPass({ timeout: 20_000 })
    // As soon as one shows it, all do: the webhook names every page.
    for (const path of shown) await expectPage(path, title)
  } finally {
    await site.close()
  }

  async function expectPage(path: string, words: string): Promise<void> {
    const response = await fetch(origin + path)
    expect(response.status, path).toBe(200)
    expect(await response.text(), path).toMatch(new RegExp(`>${words}<`))
  }
}
