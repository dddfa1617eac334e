import { describe, expect, it, vi } from 'vitest'
import { noSuchCard } from '@house-edge/reviews/links'
import { absentFile } from './absent-file.ts'

vi.mock('../market/site-markets.ts', () => ({ siteMarkets: () => ({ codes: ['GB'], fallback: 'GB' }) }))

const noSuchPart = 'The map of this site has no such part.'

describe('absentFile', () => {
  it('knows the parts that a sitemap of so many documents cannot have', () => {
    expect(absentFile('/sitemaps/1.xml')).toEqual({ words: noSuchPart, unless: { documents: 16_334 } })
    expect(absentFile('/sitemaps/2.xml')).toEqual({ words: noSuchPart, unless: { documents: 16_334 } })
    expect(absentFile('/sitemaps/9999.xml')).toEqual({
      words: noSuchPart,
      unless: { documents: 166_633_001 },
    })
  })

  it.each(['/sitemaps/0.xml', '/sitemaps/01.xml', '/sitemaps/1', '/sitemaps/a.xml', '/sitemaps/1.xml/a'])(
    'knows that nothing is at %s',
    (path) => {
      expect(absentFile(path)).toEqual({ words: noSuchPart })
    },
  )

  it('asks for the document of a card', () => {
    expect(absentFile('/social/casino-reviews/velvet-comet.png')).toEqual({
      words: noSuchCard,
      unless: { type: 'casino_review', uid: 'velvet-comet' },
    })
  })

  it.each([
    '/social/casino-reviews/velvet-comet',
    '/social/casino-reviews/a/b.png',
    '/social/search.png',
    '/social/-/a.png',
    '/social/a/-.png',
    '/social/account.png',
  ])('knows that no picture is at %s', (path) => {
    expect(absentFile(path)).toEqual({ words: noSuchCard })
  })

  it.each([
    '/social/-.png',
    '/social/casino-reviews.png',
    '/social/casino-reviews/page/2.png',
    '/social/casino-reviews/%61.png',
    '/sitemap.xml',
    '/feeds/all.xml',
    '/socialist',
  ])('leaves %s to its handler', (path) => {
    expect(absentFile(path)).toBeUndefined()
  })
})
