import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { writeQuickStart } from '../../../vitest.readme.ts'
import type { PublishedContent } from './content/published-content.ts'

// The marker package throws outside a server bundle; tests run in plain Node.
vi.mock('server-only', () => ({}))

describe('README.md', () => {
  it('has a quick start that describes a site and its content', async () => {
    const folder = writeQuickStart(join(import.meta.dirname, '..'))
    const { content } = (await import(join(folder, 'src/content.ts'))) as { content: PublishedContent }
    const { contentRoutes, findDocumentPath } = content.site
    expect(contentRoutes).toEqual([
      { type: 'page', path: '/', uid: 'home' },
      { type: 'page', path: '/:uid' },
    ])
    expect([findDocumentPath('page', 'home'), findDocumentPath('page', 'contact')]).toEqual(['/', '/contact'])
  })
})
