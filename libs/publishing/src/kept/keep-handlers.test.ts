import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createPageRules } from '../finished/page-rules.ts'
import { type FrameworkSide, noteStaleRead } from '../process/site-process.ts'
import { createPublishedSite } from '../site/published-site.ts'
import { endProcess } from '../testing/end-process.ts'
import { keepHandlers } from './keep-handlers.ts'

const folder = mkdtempSync(join(tmpdir(), 'keep-handlers-'))
afterAll(() => {
  endProcess()
  rmSync(folder, { recursive: true })
})
beforeAll(() => {
  mkdirSync(join(folder, '.next'))
  mkdirSync(join(folder, 'node_modules/next'), { recursive: true })
  writeFileSync(join(folder, '.next/BUILD_ID'), 'build')
  writeFileSync(join(folder, '.next/prerender-manifest.json'), '{}')
  writeFileSync(join(folder, 'package.json'), '{}')
  writeFileSync(join(folder, 'node_modules/next/package.json'), '{"version":"16.4.5"}')
})

/** A site that has a feed, and how often its handler was asked. */
function siteWith(keptHandlers?: (path: string) => string | undefined) {
  const site = createPublishedSite({
    routes: {},
    settings: () => ({ content: { repository: 'house-edge' } }),
    keptHandlers,
  })
  const framework = () =>
    ({ questions: { version: () => 'm1 1' } }) as Partial<FrameworkSide> as FrameworkSide
  let asked = 0
  const handlers = keepHandlers(site, {
    rules: createPageRules(site, folder, () => undefined),
    folder,
    ask: async () => {
      asked += 1
      return { status: 200, headers: { 'content-type': 'text/xml' }, body: Buffer.from('<feed/>') }
    },
    framework,
    shared: () => undefined,
  })
  const isKept = async (url = '/feed.xml') => {
    const request = { method: 'GET', url, headers: { host: 'localhost' } }
    const response = { writeHead: () => {}, end: () => {} }
    const isAnswered = handlers.answer(
      request as unknown as IncomingMessage,
      response as unknown as ServerResponse,
      () => {},
    )
    for (let turns = 0; turns < 5; turns += 1) await setImmediate()
    return isAnswered
  }
  return { isKept, begin: handlers.begin, asked: () => asked }
}

const feeds = (path: string) => (path === '/feed.xml' ? path : undefined)

describe('keepHandlers', () => {
  it('keeps what the site names, once it is known what is published', async () => {
    const { isKept, begin, asked } = siteWith(feeds)
    expect(await isKept()).toBe(false)
    begin()
    expect([await isKept(), await isKept(), await isKept('/other.xml'), asked()]).toEqual([
      true,
      true,
      false,
      1,
    ])
  })

  it('keeps nothing that the site does not name', async () => {
    const { isKept, begin } = siteWith()
    begin()
    expect(await isKept()).toBe(false)
  })

  it('asks again after content could only be read as it was before', async () => {
    const { isKept, begin, asked } = siteWith(feeds)
    begin()
    await isKept()
    noteStaleRead()
    await isKept()
    expect(asked()).toBe(2)
  })
})
