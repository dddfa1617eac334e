import type { ContentChange } from '@house-edge/content'
import type { AllDocumentTypes } from '@house-edge/slices/documents'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { followContent, prepareSearch, siteSearch } from './site-search.ts'
import { contextOf, findableOf } from './searchable.ts'

function article(uid: string, title: string, data: object = {}): AllDocumentTypes {
  return { id: uid, uid, type: 'article', lang: 'en-gb', tags: [], data: { title, ...data } } as never
}

/** A store with some documents, and the publish that changes them. */
function storeOf(...documents: AllDocumentTypes[]) {
  const held = new Map(documents.map((document) => [document.id, document]))
  let tell: (change: ContentChange) => void = () => {}
  return {
    client: { getAll: async () => [...held.values()], findById: async (id: string) => held.get(id) } as never,
    state: { ref: undefined } as never,
    onChange: (listener: (change: ContentChange) => void) => {
      tell = listener
      return () => {}
    },
    publish: (...changed: AllDocumentTypes[]) => {
      for (const document of changed) held.set(document.id, document)
      tell({ ref: 'b', previousRef: 'a', changed, removed: [] })
    },
    withdraw: (id: string) => {
      const document = held.get(id)
      held.delete(id)
      tell({ ref: 'b', previousRef: 'a', changed: [], removed: [document] as never })
    },
  }
}

describe('followContent', () => {
  // shows P95
  it('finds what is published, without being made again', async () => {
    const store = storeOf(article('odds', 'Roulette odds'))
    const index = await followContent(store)
    expect(index.find('roulette')).toHaveLength(1)
    store.publish(article('odds', 'Blackjack odds'), article('new', 'A new piece'))
    await expect.poll(() => index.find('piece').length).toBe(1)
    expect(index.find('blackjack')).toHaveLength(1)
    expect(index.find('roulette')).toEqual([])
    store.withdraw('new')
    await expect.poll(() => index.size).toBe(1)
  })

  it('misses no publish that comes while it is made', async () => {
    const store = storeOf(article('odds', 'Roulette odds'))
    const making = followContent(store)
    store.publish(article('late', 'A late piece'))
    expect((await making).find('late')).toHaveLength(1)
  })

  // shows P95
  it('reads no document before its turn', async () => {
    let read = 0
    const documents = Array.from({ length: 40 }, (_, place) => {
      const piece = article(`${place}`, 'Odds', { excerpt: 'Plain words. '.repeat(2000) })
      return Object.defineProperty({ ...piece }, 'data', { get: () => ((read += 1), piece.data) })
    })
    const making = followContent(storeOf(...documents))
    await new Promise((resolve) => setImmediate(resolve))
    const readSoFar = read
    await making
    expect(read).toBeGreaterThan(readSoFar * 3)
  })

  it('reads a large repository a hundred documents at a time', async () => {
    const all = Array.from({ length: 250 }, (_, place) => article(`${place}`, 'Roulette odds'))
    const asked: unknown[] = []
    const search = async (options: { page: number; pageSize: number }) => {
      asked.push(options)
      const from = (options.page - 1) * options.pageSize
      return { results: all.slice(from, from + options.pageSize), total_pages: 3 }
    }
    const state = { ref: 'a', documents: 250, copies: 100 } as never
    const { size } = await followContent({ ...storeOf(), state, client: { search } as never })
    expect(size).toBe(250)
    expect(asked).toEqual([1, 2, 3].map((page) => ({ ref: 'a', pageSize: 100, page })))
  })

  it('leaves out what editors keep out of search engines', async () => {
    const index = await followContent(storeOf(article('hidden', 'A hidden piece', { noindex: true })))
    expect(index.size).toBe(0)
  })
})

describe('prepareSearch', () => {
  afterEach(() => {
    Reflect.deleteProperty(globalThis, Symbol.for('@house-edge/site/search'))
  })

  // shows P95
  it('makes the index that the first reader finds', async () => {
    const prepared = await prepareSearch(storeOf(article('odds', 'Roulette odds')))
    expect(await siteSearch(storeOf())).toBe(prepared)
    expect(prepared.find('roulette')).toHaveLength(1)
  })

  it('rests between texts until a reader waits', async () => {
    const texts = ['one', 'two', 'three'].map((uid) =>
      article(uid, 'Odds', { excerpt: 'Plain words. '.repeat(2000) }),
    )
    const store = storeOf(...texts)
    let wake: (value?: unknown) => void = () => {}
    const rest = vi.fn(() => new Promise((resolve) => (wake = resolve)))
    const preparing = prepareSearch(store, rest)
    await expect.poll(() => rest.mock.calls.length).toBe(1)
    const searching = siteSearch(store)
    wake()
    expect((await searching).size).toBe(3)
    expect(await preparing).toBe(await searching)
    expect(rest).toHaveBeenCalledTimes(1)
  })

  it('leaves what failed to the first search', async () => {
    const down = { ...storeOf(), client: { getAll: () => Promise.reject(new TypeError('down')) } as never }
    await expect(prepareSearch(down)).rejects.toThrow('down')
    expect((await siteSearch(storeOf(article('odds', 'Roulette odds')))).size).toBe(1)
  })
})

describe('contextOf', () => {
  it('shows the line with the word, not the title', () => {
    const text = `${'Plain words. '.repeat(40)}The cashier paid at noon. ${'More words. '.repeat(40)}`
    const document = article('odds', 'Cashier', {
      slices: [{ primary: { content: [{ type: 'paragraph', text }] } }],
    })
    const found = findableOf(document)
    const line = found ? contextOf(document, ['cashier'], found) : ''
    expect(line).toContain('The cashier paid at noon.')
    expect(line.length).toBeLessThan(220)
    expect(line).toMatch(/^… .* …$/)
  })

  it.each([
    ['The slowest at Copper Lantern took two hours.', 'The slowest at Copper Lantern took two hours.'],
    ['Nobody is named in this sentence at all.', 'Withdrawals, timed. … Copper Lantern'],
  ])('prefers a sentence to a name: %s', (text, line) => {
    const rows = [{ casino: 'Copper Lantern' }, { casino: 'Tide Clock' }]
    const document = article('timed', 'Timed', { excerpt: 'Withdrawals, timed.', rows, text })
    const found = findableOf(document)
    expect(found && contextOf(document, ['lantern'], found)).toBe(line)
  })
})
