import { describe, expect, it } from 'vitest'
import { rowFormat } from './entry-row.ts'
import { followInDatabase } from './followed-database.ts'
import { article, atOnce, databaseOf, pausesOf, siteOf, storeOf } from './testing/kept-database.ts'

describe('followInDatabase, where something fails', () => {
  it('offers a change again that was not taken', async () => {
    const { call, ids, database } = databaseOf('a')
    const { store, publish } = storeOf('a', article('odds', 'Odds'))
    const failed: unknown[] = []
    const waits: number[] = []
    const index = await followInDatabase(siteOf(store, call, failed), async (ms) => {
      waits.push(ms)
      if (waits.length === 6) database.isAway = false
    })
    database.isAway = true
    publish(article('new', 'A new piece'))
    await index.caughtUp()
    expect(ids()).toEqual(['new'])
    expect(waits).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000])
    expect(failed[0]).toMatchObject({ code: 'site/search-away', asked: 'search_known' })
  })

  it('holds no search up for long for a change that cannot be read, and brings it later', async () => {
    const { call, ids, database } = databaseOf('a')
    const { store, service, publish } = storeOf('a')
    const { wait, wakeNext } = pausesOf()
    const failed: unknown[] = []
    const index = await followInDatabase(siteOf(store, call, failed), wait)
    service.isAway = true
    publish(article('new', 'A new piece'))
    const paused = [await wakeNext(), await wakeNext(), await wakeNext(), await wakeNext()]
    await index.caughtUp()
    expect([paused, failed.length, ids()]).toEqual([[1_000, 2_000, 4_000, 8_000], 5, []])
    // What is published meanwhile holds nothing up either.
    publish(article('next', 'The next piece'))
    await index.caughtUp()
    expect([await wakeNext(), failed.length, ids()]).toEqual([30_000, 6, []])
    service.isAway = false
    expect(await wakeNext()).toBe(30_000)
    expect([ids(), database.ref]).toEqual([['new', 'next'], `${rowFormat} a++`])
    publish(article('last', 'The last piece'))
    await index.caughtUp()
    expect([ids(), database.ref]).toEqual([['new', 'next', 'last'], `${rowFormat} a+++`])
  })

  it('holds no search up for long for a row that is refused each time', async () => {
    const { call, ids, database } = databaseOf('a')
    const { store, publish } = storeOf('a')
    const { wait, wakeNext } = pausesOf()
    const index = await followInDatabase(siteOf(store, call), wait)
    database.refused = 'odd'
    publish(article('odd', 'An odd piece'))
    for (let tries = 1; tries < 5; tries += 1) await wakeNext()
    await index.caughtUp()
    expect(ids()).toEqual([])
    database.refused = undefined
    await wakeNext()
    expect([ids(), database.ref]).toEqual([['odd'], `${rowFormat} a+`])
  })

  it('misses no publish that comes while it brings what failed', async () => {
    const { call, ids, database } = databaseOf('a')
    const { store, publish } = storeOf('a')
    const { wait, wakeNext } = pausesOf()
    const whenReached = [() => publish(article('late', 'A late piece'))]
    const index = await followInDatabase(
      siteOf(store, async (name, given) => {
        const answer = await call(name, given)
        if (name === 'search_reach') whenReached.pop()?.()
        return answer
      }),
      wait,
    )
    database.refused = 'odd'
    publish(article('odd', 'An odd piece'))
    for (let tries = 1; tries < 5; tries += 1) await wakeNext()
    await index.caughtUp()
    database.refused = undefined
    await wakeNext()
    await index.caughtUp()
    expect([ids(), database.ref]).toEqual([['odd', 'late'], `${rowFormat} a++`])
  })

  it.each([
    ['version', `${rowFormat} a`],
    ['format', `${rowFormat - 1} b`],
  ])('has the %s of before searched where it cannot fill', async (_, before) => {
    const { call, ids, database } = databaseOf()
    database.ref = before
    database.refused = 'odd'
    const { wait, wakeNext } = pausesOf()
    const { store } = storeOf('b', article('odd', 'An odd piece'))
    const following = followInDatabase(siteOf(store, call), wait)
    for (let tries = 1; tries < 5; tries += 1) await wakeNext()
    const index = await following
    await index.caughtUp()
    expect(database.ref).toBe(before)
    database.refused = undefined
    await wakeNext()
    expect([ids(), database.ref]).toEqual([['odd'], `${rowFormat} b`])
  })

  it('has nothing searched where it cannot fill a database that has no version', async () => {
    const { call, database } = databaseOf()
    database.refused = 'odd'
    const { store } = storeOf('b', article('odd', 'An odd piece'))
    let waits = 0
    await followInDatabase(siteOf(store, call), async () => {
      if ((waits += 1) === 9) database.refused = undefined
    })
    expect([waits, database.ref]).toEqual([9, `${rowFormat} b`])
  })

  it('begins when a database comes that was away', async () => {
    const { call, ids, database } = databaseOf()
    database.isAway = true
    const site = siteOf(storeOf('a', article('odds', 'Odds')).store, call)
    await followInDatabase(site, async () => void (database.isAway = false))
    expect(ids()).toEqual(['odds'])
  })

  it('says that the content could not be read', async () => {
    const { store } = storeOf('a')
    const unread = { ...store, addresses: () => Promise.reject(new TypeError('no content')) }
    await expect(followInDatabase(siteOf(unread, databaseOf().call), atOnce)).rejects.toThrow('no content')
  })
})
