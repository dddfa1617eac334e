import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import type { PrismicDocument } from '@prismicio/client'
import { describe, expect, it } from 'vitest'
import { buildDocument, buildLink } from '../testing/build-document.ts'
import { memoryService } from '../testing/memory-service.ts'
import { article, benchWith, day, settle } from '../testing/store-bench.ts'

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

/** What is still in use. */
function heapBytes(): number {
  collectGarbage()
  return process.memoryUsage().heapUsed
}

describe('ContentStore.state', () => {
  it('says when the service last named its version, not when that was read', async () => {
    const { store, service, clock } = benchWith([article('odds')])
    await store.lookup('article', 'odds')
    const { namedAtMs = 0 } = store.state
    expect(namedAtMs).toBe(clock.nowMs)
    // The clock of a process has fractions, and a database takes none.
    clock.nowMs += 6_000.75
    await store.refresh()
    expect(store.state.namedAtMs).toBe(namedAtMs + 6_000)
    clock.nowMs += 6_000
    service.fail(new Error('refused'))
    await store.refresh().catch(() => {})
    expect(store.state.namedAtMs).toBe(namedAtMs + 6_000)
  })
})

describe('ContentStore.lookup', () => {
  it('knows which addresses exist without asking', async () => {
    const { store, count } = benchWith([article('odds')])
    await store.lookup('article', 'odds')

    const requests = await count(async () => {
      expect(await store.lookup('article', 'odds')).toBe('found')
      for (let n = 0; n < 1_000; n += 1) expect(await store.lookup('article', `x-${n}`)).toBe('not-found')
    })
    expect(requests).toBe(0)
  })

  // shows F60
  it('remembers nothing of the addresses it was asked for', async () => {
    const { store } = benchWith([article('odds')])
    const ask = async (from: number, to: number) => {
      for (let n = from; n < to; n += 1) await store.lookup('article', `invented-${n}`)
      return heapBytes()
    }
    const before = await ask(0, 2_000)
    const after = await ask(2_000, 52_000)
    // An address kept would be sixty bytes at the least, so three megabytes in all.
    expect(after - before).toBeLessThan(1_000_000)
  })

  it('looks again when the list was long unconfirmed', async () => {
    const { store, service, clock, count } = benchWith([article('odds')])
    await store.lookup('article', 'odds')
    service.publish([article('evens', { last_publication_date: day(2) })])
    clock.nowMs += 6_000

    const requests = await count(async () => {
      const answers = await Promise.all(Array.from({ length: 50 }, () => store.lookup('article', 'evens')))
      expect(new Set(answers)).toEqual(new Set(['found']))
    })
    expect(requests).toBe(3)
  })

  it('cannot know when no list could ever be read', async () => {
    const { store, service } = benchWith([article('odds')])
    service.fail(new Error('refused'))

    expect(await store.lookup('article', 'odds')).toBe('unknown')
  })

  it('reads a repository whose pages arrive, however long it takes', async () => {
    const { store, service, clock } = benchWith(Array.from({ length: 700 }, (_, n) => article(`odds-${n}`)))
    service.fail(() => void (clock.nowMs += 6_000))

    expect(await store.lookup('article', 'odds-699')).toBe('found')
  })

  it('keeps only what it knew during an outage', async () => {
    const { store, service, clock } = benchWith([article('odds')])
    await store.lookup('article', 'odds')
    service.fail({ status: 503 })
    clock.nowMs += 6_000

    expect(await store.lookup('article', 'odds')).toBe('found')
    expect(await store.lookup('article', 'new')).toBe('unknown')

    service.fail()
    clock.nowMs += 6_000
    expect(await store.lookup('article', 'new')).toBe('not-found')
  })

  it('knows an address from before a change', async () => {
    const { store, service } = benchWith([article('odds', { id: 'a' }), article('x')])
    await store.lookup('article', 'odds')
    service.publish([article('better-odds', { id: 'a', last_publication_date: day(2) })])
    await store.refresh()

    expect(await store.lookup('article', 'odds')).toBe('found')
    expect((await store.client.findByUid('article', 'odds'))?.uid).toBe('better-odds')
    expect(store.findCurrentUid('article', 'odds')).toBe('better-odds')
    expect(store.findCurrentUid('article', 'better-odds')).toBe('better-odds')
    expect(store.findCurrentUid('article', 'never')).toBeUndefined()
    expect(store.takeChanges()?.changed).toEqual([
      {
        id: 'a',
        type: 'article',
        uid: 'better-odds',
        lang: 'en-gb',
        url: null,
        previousUids: ['odds'],
        fields: [],
      },
    ])
  })
})

describe('ContentStore.findCurrentUid', () => {
  it('leads from earlier uids to the current one or owner', async () => {
    const { store, service } = benchWith([article('a', { id: 'moving' })])
    await store.lookup('article', 'a')
    for (const [index, uid] of ['b', 'c'].entries()) {
      service.publish([article(uid, { id: 'moving', last_publication_date: day(index + 2) })])
      await store.refresh()
    }
    expect(['a', 'b', 'c'].map((uid) => store.findCurrentUid('article', uid))).toEqual(['c', 'c', 'c'])

    service.publish([article('b', { id: 'other', last_publication_date: day(5) })])
    await store.refresh()
    expect(['a', 'b'].map((uid) => store.findCurrentUid('article', uid))).toEqual(['c', 'b'])
  })
})

describe('ContentStore.refresh', () => {
  it.each([100, 2_000])('asks three times after one publish among %i documents', async (size) => {
    const documents = Array.from({ length: size }, (_, n) => article(`a-${n}`))
    const bench = benchWith(documents)
    const { store, service, count } = bench
    await settle(bench)
    service.publish([article('a-7', { last_publication_date: day(2), data: { title: 'new' } })])

    expect(await count(() => store.refresh())).toBe(3)
    expect(store.takeChanges()?.changed.map(({ uid }) => uid)).toEqual(['a-7'])
    expect(await count(() => store.client.getByUid('article', 'a-7'))).toBe(0)
  })

  it('asks once when nothing was published', async () => {
    const { store, count } = benchWith([article('odds')])
    await store.lookup('article', 'odds')

    expect(await count(() => store.refresh())).toBe(1)
    expect(store.takeChanges()).toBeUndefined()
  })

  it('finds a removed document, by the hint in one request more', async () => {
    const documents = Array.from({ length: 300 }, (_, n) => article(`a-${n}`))
    const bench = benchWith(documents)
    const { store, service, count } = bench
    await settle(bench)

    service.publish([], ['article_a-1'])
    expect(await count(() => store.refresh({ hint: ['article_a-1', 'never-heard-of'] }))).toBe(4)
    expect(await store.lookup('article', 'a-1')).toBe('not-found')

    service.publish([], ['article_a-2'])
    await store.refresh()
    expect(await store.lookup('article', 'a-2')).toBe('not-found')
    expect(store.takeChanges()?.removed.map(({ uid }) => uid)).toEqual(['a-1', 'a-2'])
  })

  it('ignores a hint about a document that still exists', async () => {
    const { store, service } = benchWith([article('a'), article('b'), article('c')])
    await store.lookup('article', 'a')
    service.publish([], ['article_b'])
    await store.refresh({ hint: ['article_a'] })

    expect(await store.lookup('article', 'a')).toBe('found')
    expect(await store.lookup('article', 'b')).toBe('not-found')
  })

  it('notices a second publish within the same second', async () => {
    const { store, service } = benchWith([article('a'), article('b', { last_publication_date: day(2) })])
    await store.lookup('article', 'a')
    service.publish([article('b', { last_publication_date: day(2), data: { title: 'twice' } })])
    await store.refresh()

    expect((await store.client.getByUid('article', 'b')).data).toEqual({ title: 'twice' })
  })

  it('notices it also beside another publish', async () => {
    const { store, service } = benchWith([article('a'), article('b', { last_publication_date: day(2) })])
    await store.lookup('article', 'a')
    service.publish([article('b', { last_publication_date: day(2), data: { title: 'twice' } })])
    service.publish([article('c', { last_publication_date: day(3) })])
    await store.refresh()

    expect(store.takeChanges()?.changed.map(({ uid }) => uid)).toEqual(['b', 'c'])
  })

  it('compares everything when a ref moved without reason', async () => {
    const { store, service } = benchWith([article('a', { last_publication_date: day(9) }), article('b')])
    await store.lookup('article', 'a')
    service.publish([article('b', { data: { title: 'edited by hand' } })])
    await store.refresh()

    expect(store.takeChanges()?.changed.map(({ uid }) => uid)).toEqual(['b'])
    expect((await store.client.getByUid('article', 'b')).data).toEqual({ title: 'edited by hand' })
  })

  it('reads documents again and reports those that differ', async () => {
    const author = buildDocument({ type: 'person', uid: 'ada', data: { name: 'Ada' } })
    const showing = (name: string): PrismicDocument =>
      article('shows', { data: { author: buildLink(author, { name }) } })
    const linking = article('links', { data: { author: buildLink(author) } })
    const newest = article('other', { last_publication_date: day(2) })
    const { store, service, count } = benchWith([author, showing('Ada'), linking, newest])
    await store.lookup('person', 'ada')
    const renamed = { ...author, last_publication_date: day(3), data: { name: 'Ada L.' } }
    service.publish([renamed, showing('Ada L.')])

    expect(await count(() => store.refresh())).toBe(4)
    expect(store.takeChanges()?.changed.map(({ uid }) => uid)).toEqual(['ada', 'shows'])
    expect((await store.client.getByUid('article', 'shows')).data.author.data.name).toBe('Ada L.')
  })

  // shows F20
  it('does not believe a fifth of all documents vanished', async () => {
    const documents = Array.from({ length: 20 }, (_, n) => article(`a-${n}`))
    const { store, service, events } = benchWith(documents)
    await store.lookup('article', 'a-1')
    service.publish(
      [article('new', { last_publication_date: day(2) })],
      documents.slice(0, 10).map(({ id }) => id),
    )
    await store.refresh()

    expect(events).toContainEqual({ type: 'disappearance-refused', ref: 'master-2', missing: 10, known: 20 })
    expect(await store.lookup('article', 'a-1')).toBe('found')
    expect(await store.client.findByUid('article', 'a-1')).toMatchObject({ uid: 'a-1' })
    expect(await store.lookup('article', 'new')).toBe('found')
    expect(store.state.withheld).toBe(10)

    await store.refresh({ acceptDisappearance: true })
    expect(await store.lookup('article', 'a-1')).toBe('not-found')
    expect(store.takeChanges()?.removed).toHaveLength(10)
  })

  it('forgets its doubt when the vanished documents are back', async () => {
    const documents = Array.from({ length: 20 }, (_, n) => article(`a-${n}`))
    const { store, service } = benchWith(documents)
    await store.lookup('article', 'a-1')
    service.publish(
      [],
      documents.map(({ id }) => id),
    )
    await store.refresh()
    expect(store.state.withheld).toBe(20)

    service.publish(documents)
    await store.refresh()
    expect(store.state.withheld).toBe(0)
  })

  it('believes that two pages are gone, however small the site', async () => {
    const { store, service } = benchWith([article('a'), article('b'), article('c')])
    await store.lookup('article', 'a')
    service.publish([], ['article_a', 'article_b'])
    await store.refresh()

    expect(await store.lookup('article', 'a')).toBe('not-found')
  })

  it('leaves everything as it was when the service fails half-way', async () => {
    const { store, service } = benchWith([article('a'), article('b')])
    await store.lookup('article', 'a')
    service.publish([article('a', { last_publication_date: day(2), data: { title: 'new' } })])
    service.fail((url) => (url.pathname.endsWith('/documents/search') ? { status: 503 } : undefined))

    await expect(store.refresh()).rejects.toMatchObject({ code: 'content/unavailable' })
    expect(store.state.ref).toBe('master-1')
    expect((await store.client.getByUid('article', 'a')).data).toEqual({})
  })

  it('starts anew for a call that came meanwhile', async () => {
    const { store, service } = benchWith([article('a')])
    await store.lookup('article', 'a')
    const first = store.refresh()
    service.publish([article('b', { last_publication_date: day(2) })])
    await Promise.all([first, store.refresh()])

    expect(await store.lookup('article', 'b')).toBe('found')
  })
})

describe('createContentStore: another mode', () => {
  const planned = article('odds', { data: { title: 'planned' } })

  it('keeps that version, and follows it when it changes', async () => {
    const service = memoryService([article('odds')])
    service.publish([planned])
    const { store, clock } = benchWith([], { service, mode: { ref: () => 'master-2' } })
    expect((await store.client.getByUid('article', 'odds')).data).toEqual({ title: 'planned' })
    expect(store.state.ref).toBe('master-2')

    let ref = 'master-2'
    const moving = benchWith([], { service, mode: { ref: () => ref } })
    await moving.store.lookup('article', 'odds')
    service.publish([article('odds', { data: { title: 'planned anew' } }), article('second')])
    ref = 'master-3'
    clock.nowMs += 6_000
    await moving.store.refresh()
    expect(moving.store.takeChanges()?.changed.map(({ uid }) => uid)).toEqual(['odds', 'second'])
  })
})
