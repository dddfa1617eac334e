/**
 * A site behind a server of its own, as its README has it finished, started and asked.
 *
 * @module
 */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import semver from 'semver'
import type { RunCommand } from '../run-command.ts'
import { startSite } from './running-site.ts'

/** The oldest version of Next whose pages are finished. Those of older ones are sent as Next wrote them. */
const oldestFinished = '16.4.5'

/** Finishes the pages of a built site, starts its server, and asks for each kind of page. */
export async function askServedPages(options: {
  example: string
  origin: string
  run: RunCommand
  page: Page
}): Promise<void> {
  const { example, origin, run, page } = options
  const finishing = run('npm', ['run', 'finish'], example)
  const isFinished = semver.gte(nextVersion(example), oldestFinished)
  if (isFinished)
    expect(await finishing).toContain('finished: / /blog/reading-the-odds /blog/what-spins-cost')
  else await expect(finishing).rejects.toThrow(/unknown-version/)

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
    const kept = isFinished ? '"site"; hit' : null
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

function nextVersion(example: string): string {
  const manifest = createRequire(join(example, 'package.json')).resolve('next/package.json')
  return (JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }).version
}
