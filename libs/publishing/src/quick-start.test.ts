import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { unstable_doesMiddlewareMatch } from 'next/experimental/testing/server'
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

  it.each(['guides/quick-start.md', '../create/template/src/proxy.ts'])(
    'leaves files alone, and no page: %s',
    (file) => {
      const text = readFileSync(join(import.meta.dirname, '..', file), 'utf8')
      // The framework reads the line without running it, and so do we.
      const [, literal = ''] = /matcher: \['([^']+)'\]/.exec(text) ?? []
      const config = { matcher: literal.replaceAll('\\\\', '\\') }
      const asked = (path: string) =>
        unstable_doesMiddlewareMatch({ config, url: `https://site.example${path}` })
      for (const path of ['/', '/contact', '/_payload.json', '/news/contact/_payload.json'])
        expect([path, asked(path)]).toEqual([path, true])
      for (const path of ['/icon.svg', '/_next/static/chunks/a.js', '/api/revalidate', '/data.json'])
        expect([path, asked(path)]).toEqual([path, false])
    },
  )
})
