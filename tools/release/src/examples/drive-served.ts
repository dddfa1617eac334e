/**
 * A site behind a server of its own, as its README has it finished, started and asked.
 *
 * @module
 */
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import type { RunCommand } from '../run-command.ts'
import { startSite } from './running-site.ts'

/** Finishes the pages of a built site, starts its server, and asks for each kind of page. */
export async function askServedPages(options: {
  example: string
  origin: string
  run: RunCommand
  page: Page
}): Promise<void> {
  const { example, origin, run, page } = options
  const finished = await run('npm', ['run', 'finish'], example)
  expect(finished).toContain('finished: / /blog/reading-the-odds /blog/what-spins-cost')

  const site = await startSite({
    folder: example,
    program: join(example, 'server.mjs'),
    line: [],
    origin,
    env: { ...process.env, NODE_ENV: 'production', PORT: new URL(origin).port },
  })
  try {
    // It answers what is stored before Next is loaded. Until then it refuses other pages when they take too long.
    const ready = async (): Promise<number> => (await fetch(`${origin}/api/ready`)).status
    await expect.poll(ready, { timeout: 60_000 }).toBe(200)
    const kept = '"site"; hit'
    await expectPage(`${origin}/`, { status: 200, words: 'A blog', kept })
    await expectPage(`${origin}/blog/reading-the-odds`, { status: 200, words: 'reading the odds', kept })
    // Not rendered by the build, and finished for the request that asks for it.
    await expectPage(`${origin}/blog/evens`, { status: 200, words: 'evens', kept })
    await expectPage(`${origin}/now`, { status: 200, words: '<h1>2', kept: null })
    await expectPage(`${origin}/nowhere`, { status: 404, words: '404', kept: null })
    await useIsland(page, `${origin}/blog/what-spins-cost`)
  } finally {
    await site.close()
  }
}

/** By Preact on a finished page, by the framework on any other. */
async function useIsland(page: Page, address: string): Promise<void> {
  await page.goto(address)
  const spins = page.getByLabel('Spins')
  await spins.fill('200')
  await expect(page.getByRole('status')).toHaveText('£5.40')
}

async function expectPage(
  address: string,
  { status, words, kept }: { status: number; words: string; kept: string | null },
): Promise<void> {
  const response = await fetch(address)
  const page = await response.text()
  expect([response.status, response.headers.get('cache-status')], address).toEqual([status, kept])
  expect(response.headers.get('content-security-policy'), address).toContain("default-src 'none'")
  expect(page, address).toContain(words)
  // What is kept came without the framework's scripts.
  if (kept !== null) expect(page, address).not.toContain('<script')
}
