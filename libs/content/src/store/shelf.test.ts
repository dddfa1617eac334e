import { describe, expect, it } from 'vitest'
import type { Engine } from '../client/engine.ts'
import { RefExpiredError } from '../errors/ref-expired-error.ts'
import { buildDocument, buildPage } from '../testing/build-document.ts'
import { createAtShelf } from './at-shelf.ts'
import { createListReader } from './list-reader.ts'
import { applyUpdate, createShelf, type Version } from './shelf.ts'
import type { StoreHooks } from './store-source.ts'

const version = (ref: string) => ({ ref, integrationFieldsRef: undefined }) as Version
const odds = buildDocument({ type: 'article', uid: 'odds', data: { title: 'Odds' } })
const nothing = { documents: [], alike: [], removed: [], withheld: [], outdated: [] }
const shelf = () => createShelf(100_000, () => {})

describe('applyUpdate', () => {
  it('names the fields that differ and the address left behind', () => {
    const all = shelf()
    applyUpdate(all, { ...nothing, version: version('1'), documents: [odds] })
    const moved = { ...odds, uid: 'evens', data: { title: 'Evens' } }
    expect(applyUpdate(all, { ...nothing, version: version('2'), documents: [moved] })).toMatchObject({
      ref: '2',
      previousRef: '1',
      changed: [{ uid: 'evens', previousUids: ['odds'], fields: expect.arrayContaining(['title']) }],
    })
  })

  it('names no fields of a document whose copy was outdated', () => {
    const all = shelf()
    applyUpdate(all, { ...nothing, version: version('1'), documents: [odds] })
    applyUpdate(all, { ...nothing, version: version('2'), outdated: [odds.id] })
    const [changed] = applyUpdate(all, { ...nothing, version: version('3'), documents: [odds] }).changed
    expect(changed).not.toHaveProperty('fields')
  })

  it('forgets what was removed, and keeps what was withheld out of sight', () => {
    const all = shelf()
    const other = buildDocument({ type: 'article', uid: 'other' })
    applyUpdate(all, { ...nothing, version: version('1'), documents: [odds, other] })
    const update = { ...nothing, version: version('2'), removed: [odds.id], withheld: [other.id] }
    expect(applyUpdate(all, update).removed).toMatchObject([{ id: odds.id }])
    expect([all.index.has(odds.id), all.index.get(other.id)?.isWithheld]).toEqual([false, true])
  })

  it('puts a list together anew without changing what is forgotten first', () => {
    const article = (uid: string, text = '') => buildDocument({ type: 'article', uid, data: { text } })
    const [a, b] = [article('a'), article('b')]
    const all = createShelf(JSON.stringify(a).length * 3 + 50, () => {})
    applyUpdate(all, { ...nothing, version: version('1'), documents: [a, b] })
    const ids = [a.id, b.id]
    all.answers.keep({
      key: 'all',
      value: [b, a],
      types: ['article'],
      ids,
      size: 1,
      isOutdated: false,
      wholeIn: '*',
    })
    applyUpdate(all, { ...nothing, version: version('2'), documents: [article('b', 'new')] })
    const page = buildDocument({ type: 'page', uid: 'p', data: { text: '' } })
    for (const document of [page, { ...page, id: 'other' }]) all.copies.keep(document)
    expect([all.copies.has(a.id), all.copies.has(b.id)]).toEqual([false, true])
  })
})

const engine = {
  config: { clock: { now: () => 0 }, endpoint: 'https://a.test', emit: () => {} },
} as unknown as Engine

const hooks = (parts: Partial<StoreHooks>) =>
  ({ ready: async () => true, recentFailure: () => undefined, kept: () => {}, ...parts }) as StoreHooks

describe('createAtShelf', () => {
  it('asks once more where the version on the shelf is gone', async () => {
    const all = shelf()
    all.version = version('old')
    const renew = async () => void (all.version = version('new'))
    const asked: string[] = []
    const answer = await createAtShelf(engine, all, hooks({ renew }))({}, 1, async ({ ref }) => {
      asked.push(ref)
      if (ref === 'old') throw new RefExpiredError('gone')
      return ref
    })
    expect([answer, asked]).toEqual(['new', ['old', 'new']])
  })
})

describe('createListReader', () => {
  const listOf = (all: ReturnType<typeof shelf>, parts: Partial<StoreHooks> = {}) =>
    createListReader(engine, all, hooks(parts), createAtShelf(engine, all, hooks(parts)))
  const page = () => Promise.resolve(buildPage([odds]))

  it('keeps an answer, and serves the last one through an outage', async () => {
    const all = shelf()
    all.version = version('1')
    const list = listOf(all)
    const first = await list('page', {}, 1, page)
    const dead = () => Promise.reject(new RefExpiredError('gone'))
    expect(await list('page', {}, 1, dead)).toBe(first)
    all.answers.markOutdated([{ id: odds.id, type: 'article', uid: 'odds', lang: 'en-gb', url: null }])
    expect(await listOf(all, { renew: async () => {} })('page', {}, 1, dead)).toBe(first)
  })

  it('asks nothing when the list is late, or failed a moment ago', async () => {
    const late = listOf(shelf(), { ready: async () => false })
    await expect(late('page', {}, 1, page)).rejects.toMatchObject({ code: 'content/unavailable' })
    const failed = listOf(shelf(), { recentFailure: () => new RefExpiredError('just now') })
    await expect(failed('page', {}, 1, page)).rejects.toThrow('just now')
  })
})
