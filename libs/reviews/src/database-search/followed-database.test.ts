import { setImmediate } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { rowFormat } from './entry-row.ts'
import { followInDatabase } from './followed-database.ts'
import { askableDatabase } from './site-database.ts'
import { article, atOnce, databaseOf, siteOf, storeOf } from './testing/kept-database.ts'

describe('followInDatabase', () => {
  it('brings what is published, and takes away what is not', async () => {
    const { call, ids, database } = databaseOf()
    await followInDatabase(siteOf(storeOf('a', article('odds', 'Odds'), article('luck', 'Luck')).store, call))
    expect(ids()).toEqual(['odds', 'luck'])
    await followInDatabase(siteOf(storeOf('b', article('odds', 'Odds')).store, call))
    expect([ids(), database.ref]).toEqual([['odds'], `${rowFormat} b`])
  })

  it('reads no document where its version is there', async () => {
    const { call, calls } = databaseOf('a')
    const { store, readSoFar } = storeOf('a', article('odds', 'Odds'))
    await followInDatabase(siteOf(store, call))
    expect([calls, readSoFar()]).toEqual([['search_known'], 0])
  })

  it('leaves what is newer as it is', async () => {
    const { call, database, ids } = databaseOf('b')
    database.time = 2
    const pauses: (() => void)[] = []
    const wait = (): Promise<void> => new Promise((resolve) => pauses.push(resolve))
    const { store } = storeOf('a', article('old', 'Of before'))
    const index = await followInDatabase(siteOf(store, call), wait)
    expect([ids(), database.ref]).toEqual([[], `${rowFormat} b`])
    // The service names the same still, and whoever wrote the other has ended.
    Object.assign(store.state, { namedAtMs: 3 })
    pauses.shift()!()
    await setImmediate()
    await index.caughtUp()
    expect([ids(), database.ref]).toEqual([['old'], `${rowFormat} a`])
  })

  it('puts no text of before back when it is slower than another process', async () => {
    const { call, database, kept } = databaseOf()
    const slow = storeOf('a', article('odds', 'Odds'))
    const neverLater = (ms: number): Promise<void> => (ms < 30_000 ? atOnce() : new Promise(() => {}))
    const index = await followInDatabase(siteOf(slow.store, call), neverLater)
    const quick = storeOf('a', article('odds', 'Odds'))
    const other = await followInDatabase(siteOf(quick.store, call), atOnce)
    quick.publish(article('odds', 'Better odds'))
    quick.publish(article('odds', 'The best odds'))
    await other.caughtUp()
    const { digest } = kept.get('odds')!
    slow.publish(article('odds', 'Better odds'))
    await index.caughtUp()
    expect([kept.get('odds')?.digest, database.ref]).toEqual([digest, `${rowFormat} a++`])
  })

  it('brings nothing that another process has brought', async () => {
    const { call, calls } = databaseOf('a')
    const [one, two] = [storeOf('a'), storeOf('a')]
    const first = await followInDatabase(siteOf(one.store, call))
    const second = await followInDatabase(siteOf(two.store, call))
    one.publish(article('new', 'A new piece'))
    await first.caughtUp()
    calls.length = 0
    two.publish(article('new', 'A new piece'))
    await second.caughtUp()
    expect(calls).toEqual(['search_known'])
  })

  it('brings everything where a publish was missed', async () => {
    const { call, database, ids, kept } = databaseOf('a')
    kept.set('gone', { digest: 'of before' })
    const { store, publish } = storeOf('a')
    const index = await followInDatabase(siteOf(store, call), atOnce)
    database.ref = `${rowFormat} of a time that this process has not seen`
    publish(article('new', 'A new piece'))
    await index.caughtUp()
    expect(ids()).toEqual(['new'])
  })

  it('leaves two publishes that it sees as one to a process that has brought the first', async () => {
    const { call, calls, database } = databaseOf('a')
    const { store, publish, readSoFar } = storeOf('a', article('odds', 'Odds'))
    const index = await followInDatabase(siteOf(store, call), async () => {
      database.ref = `${rowFormat} a+`
    })
    database.ref = `${rowFormat} between`
    publish(article('odds', 'Better odds'))
    await index.caughtUp()
    expect([calls, readSoFar()]).toEqual([['search_known', 'search_known', 'search_known'], 0])
  })

  it('waits for a version when it is refused, for nothing half-filled is to be asked', async () => {
    const { call, database, kept, ids } = databaseOf()
    // Another process has begun, and has brought one document of two.
    database.time = 2
    kept.set('luck', { digest: 'of the other' })
    const { store } = storeOf('a', article('odds', 'Odds'), article('luck', 'Luck'))
    const refs: unknown[] = []
    await followInDatabase(siteOf(store, call), async () => {
      refs.push(database.ref)
      if (refs.length === 3) Object.assign(store.state, { namedAtMs: 3 })
    })
    expect(refs).toEqual([null, null, null])
    expect([ids().toSorted(), database.ref]).toEqual([['luck', 'odds'], `${rowFormat} a`])
  })

  it('says that it is still at it while it finds nothing to put', async () => {
    const { call, calls } = databaseOf()
    const many = Array.from({ length: 250 }, (_, at) => article(`odds-${at}`, 'Odds'))
    await followInDatabase(siteOf(storeOf('a', ...many).store, call))
    calls.length = 0
    await followInDatabase(siteOf(storeOf('b', ...many).store, call))
    expect(calls.filter((name) => name === 'search_put')).toHaveLength(2)
  })

  it('waits while another process fills the database, and reads no document then', async () => {
    const { call, database } = databaseOf()
    database.isBusy = true
    const { store, readSoFar } = storeOf('a', article('odds', 'Odds'))
    let waits = 0
    await followInDatabase(siteOf(store, call), async () => {
      if ((waits += 1) === 3) database.ref = `${rowFormat} a`
    })
    expect([waits, readSoFar()]).toEqual([3, 0])
  })

  it('says of what several releases have written that it is to be compared', async () => {
    const { call, database } = databaseOf('a')
    const { store, publish } = storeOf('a', article('odds', 'Odds'))
    const index = await followInDatabase(siteOf(store, call))
    database.ref = `${rowFormat - 1} a`
    publish(article('odds', 'Better odds'))
    await index.caughtUp()
    expect(database.ref).toBe('mixed a+')
  })

  it('compares what another format has written of the same version', async () => {
    const { call, database, ids } = databaseOf('a')
    database.ref = `${rowFormat - 1} a`
    await followInDatabase(siteOf(storeOf('a', article('odds', 'Odds')).store, call))
    expect([ids(), database.ref]).toEqual([['odds'], `${rowFormat} a`])
  })

  it('puts anew what says something else alone', async () => {
    const { call, calls } = databaseOf()
    await followInDatabase(siteOf(storeOf('a', article('odds', 'Odds')).store, call))
    calls.length = 0
    await followInDatabase(siteOf(storeOf('b', article('odds', 'Odds')).store, call))
    expect(calls.filter((name) => name === 'search_put')).toEqual([])
    expect(calls).toContain('search_reach')
  })

  it('follows a publish, and a withdrawal', async () => {
    const { call, ids, database } = databaseOf()
    const { store, publish, withdraw } = storeOf('a', article('odds', 'Odds'))
    const index = await followInDatabase(siteOf(store, call))
    publish(article('new', 'A new piece'))
    await index.caughtUp()
    expect([ids(), database.ref]).toEqual([['odds', 'new'], `${rowFormat} a+`])
    withdraw(article('odds', 'Odds'))
    await index.caughtUp()
    expect(ids()).toEqual(['new'])
  })

  it('misses no publish that comes while it is filled', async () => {
    const { call, ids } = databaseOf('a')
    const { store, publish } = storeOf('a', article('odds', 'Odds'))
    const following = followInDatabase(siteOf(store, call))
    publish(article('late', 'A late piece'))
    await (await following).caughtUp()
    expect(ids()).toEqual(['late'])
  })
})

describe('askableDatabase', () => {
  it('is not to be had while the database is away', async () => {
    const { call, database } = databaseOf('a')
    const site = { ...siteOf(storeOf('a').store, call), language: 'of this test' }
    const index = await askableDatabase(site)
    database.isAway = true
    await expect(index.find('roulette')).rejects.toMatchObject({ code: 'site/search-away' })
    await expect(askableDatabase(site)).rejects.toMatchObject({ code: 'site/search-away' })
    database.isAway = false
    await expect(askableDatabase(site)).resolves.toBe(index)
  })
})
