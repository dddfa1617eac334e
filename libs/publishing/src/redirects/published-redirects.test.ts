import { findRedirect } from '@house-edge/routing'
import type { ContentStore } from '@house-edge/content'
import { afterEach, describe, expect, it } from 'vitest'
import type { PublishedContent } from '../content/published-content.ts'
import { endProcess } from '../testing/end-process.ts'
import { createPublishedSite } from '../site/published-site.ts'
import { publishedRedirects } from './published-redirects.ts'

afterEach(endProcess)

/** A site whose editors have written one rule. */
function contentWith(redirectType?: string, to = '/renamed') {
  const asked: string[] = []
  const site = createPublishedSite({
    routes: {
      page: { pattern: '/:uid', document: 'page' },
      seite: { pattern: '/de/:uid', document: 'page', lang: 'de-at' },
      front: { pattern: '/de/anfang/hier', document: 'page', uid: 'anfang', lang: 'de-at' },
    },
    settings: () => ({ content: { repository: 'my-repo' } }),
    redirects: [{ from: '/old', to: '/new', status: 308 }],
    redirectType,
  })
  const getAll = async (type: string) => {
    asked.push(type)
    return [{ id: 'r', data: { from: '/written', to } }]
  }
  const store = () => ({ client: { getAll }, onChange: () => () => {} }) as unknown as ContentStore
  const moved: Record<string, string> = {
    renamed: '/now',
    'umbenannt de-at': '/de/jetzt',
    'anfang de-at': '/de/neu',
  }
  const findMovedPath = (_type: string, uid: string | undefined, lang?: string) =>
    moved[[uid, lang].filter(Boolean).join(' ')]
  const content = { site, store, findMovedPath } as Partial<PublishedContent> as PublishedContent
  return { content, asked }
}

const visit = (path: string) => ({ path, origin: 'https://site.example', nowMs: 0 })

describe('publishedRedirects', () => {
  it('follows editors’ rules to where a page is now', async () => {
    const { content, asked } = contentWith('redirect')
    const { read, latest } = publishedRedirects(content)
    expect(latest()).toBeUndefined()
    const table = await read()
    expect(latest()).toBe(table)
    expect(findRedirect(table, visit('/written'))).toMatchObject({ location: '/now' })
    expect(findRedirect(table, visit('/old'))).toMatchObject({ location: '/new' })
    expect(asked).toEqual(['redirect'])
  })

  it.each([
    ['a document of another language', '/de/umbenannt', '/de/jetzt'],
    ['the one document of a page', '/de/anfang/hier', '/de/neu'],
  ])('follows them to %s', async (_what, to, now) => {
    const table = await publishedRedirects(contentWith('redirect', to).content).read()
    expect(findRedirect(table, visit('/written'))).toMatchObject({ location: now })
  })

  it('asks for no rules where editors write none', async () => {
    const { content, asked } = contentWith()
    const table = await publishedRedirects(content).read()
    expect([findRedirect(table, visit('/written')), asked]).toEqual([undefined, []])
  })
})
