/**
 * Pins what the framework does with our tags where Cache Components are on, in a site made with it.
 *
 * @module
 */
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp, type RunningApp, startApp } from '../../../fixture/run-app.ts'
import { buildDocument } from '../../testing/build-document.ts'
import { type HttpService, serveOverHttp } from '../../testing/http-service.ts'
import { memoryService, type MemoryService } from '../../testing/memory-service.ts'

const secret = 'a secret of sixteen or more'
const article = (uid: string, title: string, day: number) =>
  buildDocument({
    type: 'article',
    uid,
    data: { title },
    last_publication_date: `2026-01-0${day}T00:00:00+0000`,
  })
let service: MemoryService
let wire: HttpService
let app: RunningApp

beforeAll(async () => {
  service = memoryService([article('odds', 'odds one', 1), article('evens', 'evens one', 1)])
  wire = await serveOverHttp(service)
  await buildApp('cached', wire.endpoint)
  app = await startApp({ endpoint: wire.endpoint, secret, pollMs: 60_000 }, 'cached')
}, 240_000)

afterAll(async () => {
  await app?.stop()
  await wire?.close()
})

async function read(path: string): Promise<string | undefined> {
  const response = await fetch(app.origin + path)
  return /<h1>([^<]*)/.exec(await response.text())?.[1]
}

describe('tagPage with Cache Components', () => {
  it('lets a page be rendered on demand, as a server in front renders it', async () => {
    const manifest = new URL('../../../fixture/cached/.next/prerender-manifest.json', import.meta.url)
    const { preview } = JSON.parse(readFileSync(manifest, 'utf8')) as { preview: { previewModeId: string } }
    const response = await fetch(`${app.origin}/`, {
      headers: { 'x-prerender-revalidate': preview.previewModeId },
    })
    expect([response.status, /<h1>([^<]*)/.exec(await response.text())?.[1]]).toEqual([200, 'odds one'])
  })
})

describe('revalidateEntry with Cache Components', () => {
  it('names and renders every page that shares what it cached', async () => {
    const pages = ['/', '/copies/odds', '/odds']
    for (const path of [...pages, '/live/odds']) expect(await read(path)).toBe('odds one')
    service.publish([article('odds', 'odds two', 2)])
    const response = await fetch(`${app.origin}/api/revalidate`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ type: 'api-update', secret }),
    })
    const { dropped, status } = (await response.json()) as { status: string; dropped: { paths: string[] } }
    expect([status, dropped.paths.toSorted()]).toEqual(['done', pages])
    // A request after `connection()` reads what is published; the others have been rendered by the webhook.
    for (const path of [...pages, '/live/odds']) expect(await read(path)).toBe('odds two')
  })
})
