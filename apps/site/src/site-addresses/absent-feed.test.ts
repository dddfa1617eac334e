import { describe, expect, it, vi } from 'vitest'
import { absentFeed, noSuchFeed } from './absent-feed.ts'

vi.mock('../market/site-markets.ts', () => ({ siteMarkets: () => ({ codes: ['GB'], fallback: 'GB' }) }))

describe('absentFeed', () => {
  it.each([
    '/feeds/all.xml',
    '/feeds/news.json',
    '/feeds/reviews.xml',
    '/feeds/reviews.de.xml',
    '/feeds/offers/gb.json',
    '/search',
  ])('leaves %s to its handler', (path) => {
    expect(absentFeed(path)).toBeUndefined()
  })

  it('asks for the topic of a feed', () => {
    expect(absentFeed('/feeds/topics/odds.xml')).toEqual({
      words: noSuchFeed,
      unless: { type: 'topic', uid: 'odds' },
    })
  })

  it.each([
    '/feeds/none.xml',
    '/feeds/news.fr.xml',
    '/feeds/all.fr.xml',
    '/feeds/all.html',
    '/feeds/offers/fr.xml',
    '/feeds/topics/Odds.xml',
    '/feeds/a/b',
  ])('knows that nothing is at %s', (path) => {
    expect(absentFeed(path)).toEqual({ words: noSuchFeed })
  })
})
