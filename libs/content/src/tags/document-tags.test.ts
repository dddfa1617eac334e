import { describe, expect, it } from 'vitest'
import { buildDocument, buildLink } from '../testing/build-document.ts'
import { addressTag, documentTags, foldTags, listTag, orderTags, tagsOfChange } from './document-tags.ts'

const ada = buildDocument({ type: 'person', uid: 'ada' })

describe('documentTags', () => {
  it('tags each document once', () => {
    expect(documentTags([ada, ada])).toEqual(['content:document:person:person_ada'])
  })

  it('tags inlined documents on request, linked ones never', () => {
    const article = buildDocument({
      type: 'article',
      uid: 'odds',
      data: {
        author: buildLink(ada, { name: 'Ada' }),
        body: [{ primary: { see: [buildLink({ id: 'page_about', type: 'page' })] } }],
      },
    })
    expect(documentTags([article])).toEqual(['content:document:article:article_odds'])
    expect(documentTags([article], { inlined: true })).toEqual([
      'content:document:article:article_odds',
      'content:document:*:person_ada',
    ])
  })
})

describe('tagsOfChange', () => {
  const address = { id: 'article_odds', type: 'article', uid: 'odds', lang: 'en-gb', url: null }

  it('drops listings and misses, former addresses too', () => {
    const { changed, removed } = tagsOfChange({
      changed: [{ ...address, previousUids: ['old'] }],
      removed: [],
      language: 'fr-fr',
    })
    expect(removed).toEqual([])
    expect(changed).toEqual([
      ...documentTags([{ ...address, data: {} }]),
      'content:document:*:article_odds',
      listTag('article', 'en-gb'),
      ...orderTags('article', [], 'en-gb'),
      addressTag('article', 'odds', 'en-gb'),
      addressTag('article', 'old', 'en-gb'),
    ])
  })

  it('tells removed documents apart', () => {
    const { changed, removed } = tagsOfChange({ changed: [], removed: [address] })
    expect(changed).toEqual([])
    expect(removed).toContain(listTag('article'))
  })

  it('drops what showed a removed document at once', () => {
    const { changed, removed } = tagsOfChange({
      changed: [address],
      removed: [{ ...address, id: 'b', uid: 'b' }],
    })
    expect(removed).toContain(listTag('article'))
    expect(changed).not.toContain(listTag('article'))
    expect(changed).toContain('content:document:article:article_odds')
  })
})

describe('orderTags', () => {
  const address = { id: 'article_odds', type: 'article', uid: 'odds', lang: 'en-gb', url: null }
  const listing = orderTags('article', ['published_on'])
  const isDropped = (change: Parameters<typeof tagsOfChange>[0]) => {
    const { changed, removed } = tagsOfChange(change)
    return listing.some((tag) => changed.includes(tag) || removed.includes(tag))
  }

  it('are dropped when a document comes, goes or moves', () => {
    expect(isDropped({ changed: [address], removed: [] })).toBe(true)
    expect(isDropped({ changed: [], removed: [address] })).toBe(true)
    expect(isDropped({ changed: [{ ...address, fields: ['title', 'published_on'] }], removed: [] })).toBe(
      true,
    )
  })

  it('stay when a document changes in other fields', () => {
    expect(isDropped({ changed: [{ ...address, fields: ['title', 'body'] }], removed: [] })).toBe(false)
  })
})

describe('foldTags', () => {
  it('leaves tags alone that the framework takes', () => {
    const tags = Array.from({ length: 128 }, (_, n) => `content:document:article:a-${n}`)
    expect(foldTags(tags)).toEqual(tags)
    expect(foldTags([...tags, 'content:document:article:a-128'])).toEqual([listTag('article')])
  })

  it('lets a listing stand for the documents of the largest type', () => {
    const tags = [
      ...Array.from({ length: 200 }, (_, n) => `content:document:article:a-${n}`),
      ...Array.from({ length: 40 }, (_, n) => `content:document:person:p-${n}`),
      addressTag('page', 'about'),
    ]
    const folded = foldTags(tags)
    expect(folded).toHaveLength(42)
    expect(folded).toContain(listTag('article'))
    expect(folded).toContain(addressTag('page', 'about'))
  })
})

describe('addressTag', () => {
  it('fits the framework: no comma, 256 characters, own kind', () => {
    const long = 'x'.repeat(300)
    const tags = [
      addressTag('article', `${long}a`),
      addressTag('article', `${long}b`),
      addressTag('a', 'x,y'),
    ]
    expect(new Set(tags).size).toBe(3)
    expect(tags.every((tag) => tag.length <= 256 && !tag.includes(','))).toBe(true)
  })
})
