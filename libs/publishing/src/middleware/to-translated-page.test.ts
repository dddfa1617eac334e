import { defineRoutes, translateRoutes } from '@house-edge/routing'
import { NextRequest, NextResponse } from 'next/server'
import { describe, expect, it, vi } from 'vitest'
import type { PublishedContent } from '../content/published-content.ts'
import { createPublishedSite } from '../site/published-site.ts'
import { toTranslatedPage } from './to-translated-page.ts'

// The marker package throws outside a server bundle; tests run in plain Node.
vi.mock('server-only', () => ({}))

const languages = {
  'en-gb': { tag: 'en-GB', prefix: '' },
  'de-at': { tag: 'de-AT', prefix: 'de', words: { guides: 'ratgeber' }, instead: ['en-gb'] },
}
const routes = translateRoutes(
  defineRoutes({
    home: { pattern: '/', document: 'home' },
    guides: { pattern: '/guides', lists: 'guide' },
    guide: { pattern: '/guides/:uid', document: 'guide' },
  } as const),
  languages,
)
const site = createPublishedSite({
  routes,
  languages,
  settings: () => ({ content: { repository: 'house-edge' } }),
})

/** Where an address leads on a site on which the guide `odds` is called `quoten` in German. */
async function leadFrom(
  path: string,
  { lookUp = async () => 'found' }: Partial<Pick<PublishedContent, 'lookUp'>> = {},
  headers: Record<string, string> = {},
): Promise<string | null> {
  const content = {
    site,
    lookUp,
    findMovedPath: (_type: string, uid: string | undefined, lang?: string) =>
      uid === 'odds' && lang === 'de-at' ? '/de/ratgeber/quoten' : undefined,
  } as Partial<PublishedContent> as PublishedContent
  const nothing = () => new Response(null, { status: 404 })
  const answer = toTranslatedPage(content, async () => NextResponse.next(), nothing)
  const response = await answer(new NextRequest(new URL(path, 'http://site.example'), { headers }))
  const location = response.headers.get('location')
  return location && location.replace('http://site.example', '')
}

describe('toTranslatedPage', () => {
  it('leads from words and the uid of another language to the page in one step', async () => {
    expect(await leadFrom('/de/guides/odds')).toBe('/de/ratgeber/quoten')
    expect(await leadFrom('/de-AT/guides/odds?from=mail')).toBe('/de/ratgeber/quoten?from=mail')
  })

  it('corrects the words of a document whose uid is its own, and of a list', async () => {
    expect(await leadFrom('/de/guides/quoten')).toBe('/de/ratgeber/quoten')
    expect(await leadFrom('/de/guides')).toBe('/de/ratgeber')
  })

  it('corrects the words alone while it is not known what is published', async () => {
    expect(await leadFrom('/de/guides/odds', { lookUp: async () => 'unknown' })).toBe('/de/ratgeber/odds')
  })
})
