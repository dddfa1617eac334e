import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildDocument, memoryService } from '@house-edge/content/testing'
import { defineRoutes } from '@house-edge/routing'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createProcessLog } from '../site/process-log.ts'
import { createPublishedSite } from '../site/published-site.ts'
import { readContent } from './published-content.ts'

// The marker package throws outside a server bundle; tests run in plain Node.
vi.mock('server-only', () => ({}))

const documents = [3, 1, 2].map((day) =>
  buildDocument({
    type: 'article',
    uid: `day-${day}`,
    last_publication_date: `2026-01-0${day}T00:00:00+0000`,
  }),
)

let service: ReturnType<typeof memoryService>
beforeEach(() => {
  service = memoryService(documents)
})
const stateFolder = mkdtempSync(join(tmpdir(), 'published-content-'))
afterAll(() => rmSync(stateFolder, { recursive: true }))

/** The content of a site of its own, which is a name: one process has one store for each. */
function contentOf(repository: string, buildPages?: number) {
  const site = createPublishedSite({
    routes: defineRoutes({
      article: { pattern: '/blog/:uid', document: 'article' },
      blog: { pattern: '/blog', lists: 'article' },
    }),
    settings: () => ({ content: { repository }, buildPages, stateFolder }),
    log: () => createProcessLog('silent'),
    pageSize: () => 2,
  })
  return readContent(site, { fetch: service.fetch })
}

describe('readContent', () => {
  it('knows what is published, and how many pages that fills', async () => {
    const content = contentOf('knows-what')
    expect(await content.lookUp('article', 'day-1')).toBe('found')
    expect(await content.lookUp('article', 'day-9')).toBe('not-found')
    expect(await content.lookUp('article', undefined)).toBe('found')
    expect(await content.countPages('article')).toBe(2)
    expect(content.findMovedPath('article', 'day-1')).toBeUndefined()
  })

  it('builds the newest pages, and no more than that', async () => {
    expect(await contentOf('newest', 2).uidsToBuild('article')).toEqual([{ uid: 'day-3' }, { uid: 'day-2' }])
    expect(await contentOf('none', 0).uidsToBuild('article')).toEqual([])
  })

  it('cannot tell how many pages there are while nothing answers', async () => {
    service = { ...service, fetch: () => Promise.reject(new TypeError('down')) }
    expect(await contentOf('is-down').countPages('article')).toBe('unknown')
  })
})
