import type { ContentChange, ContentClient } from '@house-edge/content'
import type { AllDocumentTypes } from '../documents.ts'
import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { SearchEvent } from './kept-search.ts'
import { makeIndex, prepareSearch, siteSearch } from './site-search.ts'
import { links } from '../testing/site.ts'

function article(uid: string, title: string, data: object = {}): AllDocumentTypes {
  return { id: uid, uid, type: 'article', lang: 'en-gb', tags: [], data: { title, ...data } } as never
}

const followContent = (...asked: Parameters<typeof makeIndex>) => makeIndex(...asked).finish()

/** A store with some documents, and the publish that changes them. */
function storeOf(...documents: AllDocumentTypes[]) {
  const held = new Map(documents.map((document) => [document.id, document]))
  let tell: (change: ContentChange) => void = () => {}
  return {
    client: {
      findById: async (id: string) => held.get(id),
    } as Partial<ContentClient> as ContentClient<AllDocumentTypes>,
    addresses: async () => [...held.values()].map(({ id, type }) => ({ id, type })) as never,
    onFirstRead: () => () => {},
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
    const index = await followContent({ store: store, links })
    expect(index.find('roulette')).toHaveLength(1)
    store.publish(article('odds', 'Blackjack odds'), article('new', 'A new piece'))
    await index.caughtUp()
    expect(index.find('piece')).toHaveLength(1)
    expect(index.find('blackjack')).toHaveLength(1)
    expect(index.find('roulette')).toEqual([])
    store.withdraw('new')
    await index.caughtUp()
    expect(index.size).toBe(1)
  })

  it('leaves the pages of publishes time where nobody searches, and takes them over together', async () => {
    const store = storeOf(article('odds', 'Roulette odds'))
    const rested = Promise.withResolvers<void>()
    const rest = vi.fn(() => rested.promise)
    const index = await makeIndex({ store, links }, undefined, rest).finish()
    store.publish(article('new', 'A new piece'))
    store.publish(article('newer', 'Another piece'))
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect([index.size, rest.mock.calls.length]).toEqual([1, 1])
    rested.resolve()
    await expect.poll(() => index.size).toBe(3)
  })

  it('misses no publish that comes while it is made', async () => {
    const store = storeOf(article('odds', 'Roulette odds'))
    const making = followContent({ store: store, links })
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
    const making = followContent({ store: storeOf(...documents), links })
    await new Promise((resolve) => setImmediate(resolve))
    const readSoFar = read
    await making
    expect(read).toBeGreaterThan(readSoFar * 3)
  })

  // shows P95
  it('takes what the first reading brings, and asks by the hundred for the rest', async () => {
    const all = Array.from({ length: 450 }, (_, place) => article(`${place}`, 'Roulette odds'))
    const asked: unknown[] = []
    const search = async (options: { filters: string[] }) => {
      asked.push({ ...options, filters: options.filters.length })
      return { results: all.filter(({ id }) => options.filters[0]?.includes(`"${id}"`)) }
    }
    const store = storeOf(...all)
    let read: (documents: AllDocumentTypes[]) => unknown = () => {}
    Object.assign(store, { state: { ref: 'a', documents: 450, copies: 100 }, client: { search } as never })
    store.onFirstRead = ((take: typeof read) => ((read = take), () => {})) as never
    const making = makeIndex({ store, links })
    await read(all.slice(0, 100))
    await read(all.slice(100, 200))
    expect((await making.finish()).find('roulette')).toHaveLength(450)
    const request = { ref: 'a', filters: 1, pageSize: 100, deadlineMs: 30_000 }
    expect(asked).toEqual([request, request, request])
  })

  it('keeps what it has read when the reading breaks off', async () => {
    const store = storeOf(article('odds', 'Roulette odds'))
    let read: (documents: AllDocumentTypes[]) => unknown = () => {}
    store.onFirstRead = ((take: typeof read) => ((read = take), () => {})) as never
    const addresses = store.addresses
    store.addresses = () => Promise.reject(new TypeError('down'))
    const asked = vi.spyOn(store.client, 'findById')
    const making = makeIndex({ store, links })
    await expect(making.finish()).rejects.toThrow('down')
    await read([article('odds', 'Roulette odds')])
    store.addresses = addresses
    expect((await making.finish()).size).toBe(1)
    expect(asked).not.toHaveBeenCalled()
  })

  it('takes over what was published after the first reading', async () => {
    const store = storeOf(article('odds', 'Roulette odds'))
    let read: (documents: AllDocumentTypes[]) => unknown = () => {}
    store.onFirstRead = ((take: typeof read) => ((read = take), () => {})) as never
    const making = makeIndex({ store, links })
    await read([article('odds', 'Roulette odds')])
    store.publish(article('odds', 'Blackjack odds'))
    const index = await making.finish()
    expect([index.find('roulette').length, index.find('blackjack').length]).toEqual([0, 1])
  })

  it('leaves out what editors keep out of search engines', async () => {
    const index = await followContent({
      store: storeOf(article('hidden', 'A hidden piece', { noindex: true })),
      links,
    })
    expect(index.size).toBe(0)
  })
})

describe('an index that is kept', () => {
  let folder = ''
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'site-search-'))
  })
  afterEach(() => rm(folder, { recursive: true }))

  /** A process that starts at a version of these documents. */
  async function started(ref: string, ...documents: AllDocumentTypes[]) {
    const store = storeOf(...documents)
    Object.assign(store, { state: { ref, documents: 1, copies: 1 } })
    const reads = vi.spyOn(store.client, 'findById')
    const events: SearchEvent[] = []
    const kept = { folder, source: 'here', report: (event: SearchEvent) => events.push(event) }
    const index = await followContent({ store, links, kept }, undefined, async () => {})
    const written = async () => {
      await expect.poll(() => events.some(({ action }) => action === 'saved')).toBe(true)
    }
    return { store, index, events, reads, written }
  }

  it('is loaded at the next start, and nothing is read', async () => {
    const first = await started('a', article('odds', 'Roulette odds'))
    await first.written()
    first.events.length = 0
    first.store.publish(article('new', 'A new piece'))
    await first.written()
    const { index, reads, events } = await started('b')
    expect(events).toEqual([{ action: 'loaded', documents: 2 }])
    expect(reads).not.toHaveBeenCalled()
    expect(index.find('piece')).toHaveLength(1)
    expect(index.find('roulette')).toHaveLength(1)
  })

  it('is compared with content of another version', async () => {
    const first = await started('a', article('odds', 'Roulette odds'), article('gone', 'A piece that goes'))
    await first.written()
    const { index, written } = await started(
      'c',
      article('odds', 'Blackjack odds'),
      article('new', 'A new one'),
    )
    expect(index.size).toBe(2)
    expect(index.find('roulette')).toEqual([])
    expect([index.find('blackjack'), index.find('new')].map(({ length }) => length)).toEqual([1, 1])
    await written()
  })

  it('is made anew where its file is damaged, which is said', async () => {
    const first = await started('a', article('odds', 'Roulette odds'))
    await first.written()
    await truncate(join(folder, 'documents.index'), 500)
    const { index, events } = await started('a', article('odds', 'Roulette odds'))
    expect(events[0]).toEqual({ action: 'refused', reason: 'damaged' })
    expect(index.find('roulette')).toHaveLength(1)
  })

  it('goes on where it cannot be written, which is said', async () => {
    await writeFile(join(folder, 'taken'), '')
    folder = join(folder, 'taken')
    const { index, events } = await started('a', article('odds', 'Roulette odds'))
    expect(index.find('roulette')).toHaveLength(1)
    await expect.poll(() => events.at(-1)?.action).toBe('failed')
    folder = join(folder, '..')
  })
})

describe('prepareSearch', () => {
  afterEach(() => {
    Reflect.deleteProperty(globalThis, Symbol.for('@house-edge/reviews/search'))
  })

  // shows P95
  it('makes the index that the first reader finds', async () => {
    const prepared = await prepareSearch({ store: storeOf(article('odds', 'Roulette odds')), links })
    const found = await siteSearch({ store: storeOf(), links })
    expect(found).toBe(prepared)
    expect(found.find('roulette')).toHaveLength(1)
  })

  it('rests between texts until a reader waits', async () => {
    const texts = ['one', 'two', 'three'].map((uid) =>
      article(uid, 'Odds', { excerpt: 'Plain words. '.repeat(2000) }),
    )
    const store = storeOf(...texts)
    let wake: (value?: unknown) => void = () => {}
    const rest = vi.fn(() => new Promise((resolve) => (wake = resolve)))
    const preparing = prepareSearch({ store, links }, rest)
    await expect.poll(() => rest.mock.calls.length).toBe(1)
    const searching = siteSearch({ store: store, links })
    wake()
    expect((await searching).size).toBe(3)
    expect(await preparing).toBe(await searching)
    expect(rest).toHaveBeenCalledTimes(1)
  })

  it('lets a search after a publish wait for it', async () => {
    const store = storeOf(article('odds', 'Roulette odds'))
    await prepareSearch({ store: store, links })
    store.publish(article('new', 'A new piece'))
    expect((await siteSearch({ store: store, links })).find('piece')).toHaveLength(1)
  })

  it('leaves what failed to the first search', async () => {
    const store = storeOf(article('odds', 'Roulette odds'))
    const reading = vi.spyOn(store, 'addresses').mockRejectedValueOnce(new TypeError('down'))
    await expect(prepareSearch({ store, links })).rejects.toThrow('down')
    expect((await siteSearch({ store, links })).size).toBe(1)
    expect(reading).toHaveBeenCalledTimes(3)
  })
})

describe('siteSearch in a language', () => {
  const german = (uid: string, title: string, data: object, of: string): AllDocumentTypes =>
    ({
      ...article(`${uid}-de`, title, data),
      uid,
      lang: 'de-at',
      alternate_languages: [{ id: of, type: 'article', lang: 'en-gb' }],
    }) as never

  /** As a store does, a document is found in its own language alone, or in the one that is asked for. */
  function storeIn(...documents: AllDocumentTypes[]) {
    const store = storeOf(...documents)
    const find = store.client.findById
    const alternatesOf = (of: string): string[] =>
      documents.flatMap((document) =>
        document.id === of && 'alternate_languages' in document
          ? document.alternate_languages.map(({ id }) => id)
          : [],
      )
    return {
      ...store,
      client: {
        ...store.client,
        findById: async (id: string, { lang = 'en-gb' }: { lang?: string } = {}) => {
          const found = await find(id)
          return found?.lang === lang ? found : undefined
        },
      } as Partial<ContentClient> as ContentClient<AllDocumentTypes>,
      addresses: async () =>
        documents.map(({ id, type, lang }) => ({ id, type, lang, alternates: alternatesOf(id) })) as never,
    }
  }

  const asked = async (question: string): Promise<readonly string[]> => {
    const store = storeIn(
      article('odds', 'Roulette odds'),
      article('tide', 'The tide clock'),
      german('chancen', 'Die Chancen beim Roulette', { excerpt: 'Die Höhe der Auszahlungen.' }, 'odds'),
    )
    const instead = { store, links }
    const index = await siteSearch({ store, links, language: 'de-at', instead })
    return (await index.find(question)).map(({ id }) => id)
  }

  it('finds a translation, and not what it translates', async () => {
    expect(await asked('roulette')).toEqual(['chancen-de'])
    expect((await siteSearch({ store: storeIn(), links })).find('chancen')).toEqual([])
  })

  it('finds what is not translated', async () => {
    expect(await asked('tide')).toEqual(['tide'])
  })

  it.each(['Auszahlung', 'Hoehe', 'Zahlung', 'Roulettechance'])(
    'finds “%s” as Germans write',
    async (question) => {
      expect(await asked(question)).toEqual(['chancen-de'])
    },
  )
})

describe('an index that machines share', () => {
  const folders: string[] = []
  afterEach(async () => {
    // A machine may still be writing what it keeps.
    for (const folder of folders.splice(0)) await rm(folder, { recursive: true, maxRetries: 10 })
  })

  /** A machine with an empty folder. */
  async function machine(texts: Map<string, string>, ref: string, ...documents: AllDocumentTypes[]) {
    const folder = await mkdtemp(join(tmpdir(), 'site-search-'))
    folders.push(folder)
    const store = Object.assign(storeOf(...documents), { state: { ref, documents: 1, copies: 1 } })
    const reads = vi.spyOn(store.client, 'findById')
    const events: SearchEvent[] = []
    const shared = {
      read: async (name: string) => texts.get(name),
      write: async (name: string, text: string) => void texts.set(name, text),
    }
    const kept = { folder, source: 'here', report: (event: SearchEvent) => events.push(event), shared }
    const index = await makeIndex({ store, links, kept }, undefined, async () => {}).finish()
    return { store, index, events, reads }
  }
  const headOf = (texts: Map<string, string>): string => JSON.parse(texts.get('search') ?? '{}').ref

  it('is taken by one that starts with nothing, which reads no document for it', async () => {
    const texts = new Map<string, string>()
    const first = await machine(texts, 'a', article('odds', 'Roulette odds'))
    await expect.poll(() => headOf(texts)).toBe('a')
    first.store.publish(article('new', 'A new piece'))
    await expect.poll(() => headOf(texts)).toBe('b')
    const { index, reads, events } = await machine(texts, 'b')
    expect(events.at(-1)).toEqual({ action: 'taken', documents: 2 })
    expect(reads).not.toHaveBeenCalled()
    expect([index.find('piece').length, index.find('roulette').length]).toEqual([1, 1])
  })

  it.each([
    ['of another version', (texts: Map<string, string>) => texts],
    ['half replaced', (texts: Map<string, string>) => texts.set('search-documents.index-0', '1 AAAA')],
    ['missing', (texts: Map<string, string>) => (texts.delete('search'), texts)],
  ])('is made of the content where it is %s', async (what, spoil) => {
    const texts = new Map<string, string>()
    await machine(texts, 'a', article('odds', 'Roulette odds'))
    await expect.poll(() => headOf(texts)).toBe('a')
    spoil(texts)
    const ref = what === 'of another version' ? 'c' : 'a'
    const { index } = await machine(texts, ref, article('odds', 'Blackjack odds'))
    expect([index.find('blackjack').length, index.find('roulette').length]).toEqual([1, 0])
  })
})
