import { describe, expect, it } from 'vitest'
import { buildDocument, buildLink } from '../testing/build-document.ts'
import { keyOfQuery, typesOfQuery } from './query-cache.ts'
import { createCopies, showsTheSame } from './copies.ts'
import { decideDisappearance } from './following/decide-disappearance.ts'
import { inlinedIds, mentionedIds } from './mentions.ts'

const page = (uid: string, text = ''): ReturnType<typeof buildDocument> =>
  buildDocument({ type: 'page', uid, data: { text } })
const sizeOfOne = JSON.stringify(page('a')).length

describe('createCopies', () => {
  it('forgets the least recently used, and never exceeds its size', () => {
    const copies = createCopies(sizeOfOne * 3 + 10)
    for (const uid of ['a', 'b', 'c']) copies.keep(page(uid))
    copies.get('page_a')
    expect(copies.isFull).toBe(false)
    copies.keep(page('d'))

    expect(copies.get('page_a')?.document.uid).toBe('a')
    expect(copies.get('page_b')).toBeUndefined()
    expect([copies.count, copies.size]).toEqual([3, sizeOfOne * 3])
    expect(copies.isFull).toBe(true)
  })

  it('keeps no document larger than its room', () => {
    const copies = createCopies(sizeOfOne)
    copies.keep(page('a', 'x'.repeat(1_000)))
    expect([copies.count, copies.size]).toEqual([0, 0])
  })

  it('keeps the rest when one document is nested too deeply', () => {
    let nested: unknown = 1
    for (let n = 0; n < 100_000; n += 1) nested = { nested }
    const copies = createCopies(10_000)
    copies.keep(page('a'))
    copies.keep(buildDocument({ type: 'page', uid: 'deep', data: { nested } }))
    expect([copies.get('page_a')?.document.uid, copies.get('page_deep')]).toEqual(['a', undefined])
  })

  it('counts a document once, however often it is replaced', () => {
    const copies = createCopies(10_000)
    copies.keep(page('a', 'xx'))
    copies.keep(page('a'))
    expect(copies.size).toBe(sizeOfOne)
    copies.delete('page_a')
    expect(copies.size).toBe(0)
  })
})

describe('showsTheSame', () => {
  const linking = (date: string, name: string): ReturnType<typeof buildDocument> =>
    buildDocument({
      type: 'article',
      uid: 'x',
      href: `https://a.test/?ref=${date}`,
      data: { author: { ...buildLink({ id: 'a', type: 'person' }, { name }), last_publication_date: date } },
    })

  it('overlooks refs and dates in links', () => {
    expect(showsTheSame(linking('1', 'Ada'), linking('2', 'Ada'))).toBe(true)
    expect(showsTheSame(linking('1', 'Ada'), linking('1', 'Ada L.'))).toBe(false)
  })

  it('overlooks no text that only looks like a date', () => {
    const saying = (text: string): ReturnType<typeof buildDocument> =>
      page('a', `"last_publication_date":"${text}"`)
    expect(showsTheSame(saying('1'), saying('2'))).toBe(false)
  })
})

describe('mentionedIds', () => {
  it('finds links at any depth, once', () => {
    let nested: unknown = buildLink({ id: 'deep', type: 'page' })
    for (let n = 0; n < 20_000; n += 1) nested = { nested }
    const document = buildDocument({
      type: 'page',
      uid: 'a',
      data: {
        self: buildLink({ id: 'page_a', type: 'page' }),
        twice: [buildLink({ id: 'b', type: 'page' }), buildLink({ id: 'b', type: 'page' }, { title: 'B' })],
        web: { link_type: 'Web', url: 'https://a.test' },
        empty: { link_type: 'Document' },
        nested,
      },
    })
    expect(mentionedIds(document).sort()).toEqual(['b', 'deep'])
    expect(inlinedIds(document)).toEqual(['b'])
  })
})

describe('keyOfQuery', () => {
  it('ignores order, deadline and caller of the same question', () => {
    const one = keyOfQuery('page', {
      pageSize: 5,
      lang: 'en-gb',
      deadlineMs: 1,
      signal: AbortSignal.timeout(1_000),
    })
    expect(keyOfQuery('page', { lang: 'en-gb', pageSize: 5 })).toBe(one)
    expect(keyOfQuery('all', { lang: 'en-gb', pageSize: 5 })).not.toBe(one)
    expect(keyOfQuery('page', { lang: 'en-gb', pageSize: 6 })).not.toBe(one)
  })
})

describe('typesOfQuery', () => {
  it.each([
    [['[at(document.type, "article")]'], ['article']],
    [
      ['[at(my.x.y, 1)]', '[any(document.type, ["article", "page"])]'],
      ['article', 'page'],
    ],
    [['[at(document.tags, ["article"])]'], undefined],
    [['[not(document.type, "article")]'], undefined],
    [undefined, undefined],
  ])('of %j is %j', (filters, types) => {
    expect(typesOfQuery(filters)).toEqual(types)
  })
})

describe('decideDisappearance', () => {
  // shows F20
  it.each([
    [0, 100, 'believe'],
    [2, 2, 'believe'],
    [20, 100, 'believe'],
    [21, 100, 'refuse'],
    [3, 4, 'refuse'],
  ])('%i of %i: %s', (missing, known, verdict) => {
    expect(decideDisappearance(missing, known, 0.2)).toBe(verdict)
  })
})
