import { array, assert, property, string } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { edgeHeaders, edgeTags, everyPageTag } from './edge-headers.ts'

const day = 86_400

describe('edgeHeaders', () => {
  it('says tags and lifetime as each kind of cache reads them', () => {
    const shows = ['article:7', 'settings']
    const [first, second] = edgeTags(shows).slice(1)
    expect(edgeHeaders({ dialect: 'cache-tag', shows, maxAgeSeconds: day })).toEqual({
      'cache-tag': `all,${first},${second}`,
      'cdn-cache-control': 'max-age=86400',
    })
    expect(edgeHeaders({ dialect: 'surrogate-key', shows, maxAgeSeconds: day })).toEqual({
      'surrogate-key': `all ${first} ${second}`,
      'surrogate-control': 'max-age=86400',
    })
  })

  it('gives any name a tag that every header takes', () => {
    assert(
      property(array(string(), { maxLength: 20 }), (shows) => {
        const { 'cache-tag': tags = '' } = edgeHeaders({ dialect: 'cache-tag', shows, maxAgeSeconds: day })
        expect(tags).toMatch(/^all(?:,[\w-]{10})*$/)
      }),
    )
  })

  it('stays short for a page that shows everything', () => {
    const shows = Array.from({ length: 5_000 }, (_, index) => `article:${index}`)
    const { 'cache-tag': tags = '' } = edgeHeaders({ dialect: 'cache-tag', shows, maxAgeSeconds: day })
    expect(tags.split(',')).toHaveLength(2)
  })
})

describe('edgeTags', () => {
  const forgets = (shows: readonly string[], changed: readonly string[]): boolean => {
    const { 'cache-tag': tags = '' } = edgeHeaders({ dialect: 'cache-tag', shows, maxAgeSeconds: day })
    return tags.split(',').some((tag) => edgeTags(changed).includes(tag))
  }

  it('names the pages that show what changed, and no others', () => {
    expect(forgets(['article:7', 'settings'], ['article:7'])).toBe(true)
    expect(forgets(['article:8', 'settings'], ['article:7'])).toBe(false)
    expect(edgeTags(['article:7'])).not.toContain(everyPageTag)
  })

  it('names pages that show too much, with every change', () => {
    const shows = Array.from({ length: 5_000 }, (_, index) => `article:${index}`)
    expect(forgets(shows, ['article:4999'])).toBe(true)
  })
})
