import { describe, expect, it } from 'vitest'
import { sitemapPages } from './site-pages.ts'

const languages = {
  'en-gb': { tag: 'en-GB', hreflang: 'en', prefix: '' },
  'de-at': { tag: 'de-AT', prefix: 'de' },
}
const routes = {
  guides: { pattern: '/guides', lang: 'en-gb', page: 'guides' },
  'guides@de-at': { pattern: '/de/guides', lang: 'de-at', page: 'guides' },
}
const site = { routes, languages, original: 'en-gb', findDocumentPath: () => undefined }
const links = [{ lang: 'en-gb', tag: 'en-GB', path: '/guides/odds' }]
const odds = { type: 'guide', uid: 'odds', lang: 'en-gb', path: '/guides/odds', links }

describe('sitemapPages', () => {
  const pages = sitemapPages(
    site,
    [
      { ...odds, publishedAt: '2026-11-02T10:00:00+0000' },
      { ...odds, path: '/guides/dice', publishedAt: '2026-11-07T10:00:00+0000' },
      { ...odds, type: 'person', path: '/people/ada', publishedAt: '2026-11-09T10:00:00+0000' },
    ],
    [{ path: '/guides', type: 'guide' }],
    new Map([['/guides/dice', ['https://images.example/dice.jpg']]]),
  )

  it('says that a list changed with the newest of its documents, in each language', () => {
    const alternates = { en: '/guides', 'de-AT': '/de/guides', 'x-default': '/guides' }
    const changedAt = '2026-11-07T10:00:00+0000'
    expect(pages.slice(0, 2)).toEqual([
      { path: '/guides', changedAt, alternates },
      { path: '/de/guides', changedAt, alternates },
    ])
  })

  it('shows the pictures of a document, and no alternates of one in one language', () => {
    expect(pages[3]).toEqual({
      path: '/guides/dice',
      changedAt: '2026-11-07T10:00:00+0000',
      alternates: {},
      pictures: ['https://images.example/dice.jpg'],
    })
  })
})
