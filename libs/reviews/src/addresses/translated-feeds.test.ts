import { describe, expect, it } from 'vitest'
import { topicOfFeed } from './feed-addresses.ts'
import { translatedFeeds } from './translated-feeds.ts'

const { all, feedIn, find } = translatedFeeds({ en: { prefix: '' }, de: { prefix: 'de' } })

describe('translatedFeeds', () => {
  it('names a language but the original', () => {
    expect([feedIn('reviews', 'en').rss, feedIn('reviews', 'de').json]).toEqual([
      '/feeds/reviews.xml',
      '/feeds/reviews.de.json',
    ])
    expect(all).toHaveLength(10)
  })

  it.each([
    ['articles', { feed: 'articles', lang: 'en' }],
    ['articles.de', { feed: 'articles', lang: 'de' }],
  ])('finds what %s asks for', (name, found) => {
    expect(find(name)).toMatchObject(found)
  })

  it.each(['articles.fr', 'articles.en', 'offers', ''])('finds nothing by %j', (name) => {
    expect(find(name)).toBeUndefined()
  })
})

describe('topicOfFeed', () => {
  it.each([
    ['/feeds/topics/dice.xml', 'dice'],
    ['/feeds/topics/dice.txt', undefined],
    ['/feeds/dice.xml', undefined],
  ])('finds in %s %s', (path, uid) => {
    expect(topicOfFeed(path)).toBe(uid)
  })
})
