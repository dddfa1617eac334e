import { describe, expect, it } from 'vitest'
import { article, benchWith, day, memoryStorage } from '../../testing/store-bench.ts'
import type { SnapshotStorage } from '../content-store.ts'

describe('createSnapshotKeeper', () => {
  it('serves known pages after an offline start', async () => {
    const storage = memoryStorage()
    const first = benchWith([article('odds', { data: { title: 'Odds' } })], { storage })
    await first.store.client.getByType('article')
    await first.store.flush()

    const second = benchWith([], { storage })
    second.service.fail(new Error('refused'))
    expect(await second.store.lookup('article', 'odds')).toBe('found')
    expect((await second.store.client.getByUid('article', 'odds')).data).toEqual({ title: 'Odds' })
    expect((await second.store.client.getByType('article')).results).toHaveLength(1)
    expect(await second.store.lookup('article', 'new')).toBe('unknown')
  })

  // shows F80
  it('lists addresses for an offline build, or fails', async () => {
    const storage = memoryStorage()
    const first = benchWith([article('odds')], { storage })
    await first.store.lookup('article', 'odds')
    await first.store.flush()

    const build = benchWith([], { storage })
    build.service.fail(new Error('refused'))
    expect((await build.store.addresses('article')).map(({ uid }) => uid)).toEqual(['odds'])

    const bare = benchWith([])
    bare.service.fail(new Error('refused'))
    await expect(bare.store.addresses()).rejects.toMatchObject({ code: 'content/unavailable' })
  })

  it('tells what was published before the start', async () => {
    const storage = memoryStorage()
    const first = benchWith([article('a'), article('b')], { storage })
    await first.store.lookup('article', 'a')
    await first.store.flush()
    first.service.publish([article('a', { last_publication_date: day(2), data: { title: 'new' } })])

    const second = benchWith([], { storage, service: first.service })
    await second.store.refresh()
    expect(second.store.takeChanges()?.changed.map(({ uid }) => uid)).toEqual(['a'])
  })

  it('follows a publish after a start without reading a list of before again', async () => {
    const storage = memoryStorage()
    const first = benchWith([article('a'), article('b')], { storage })
    await first.store.client.getAll('article')
    await first.store.flush()
    first.service.publish([article('a', { last_publication_date: day(2), data: { title: 'new' } })])

    const second = benchWith([], { storage, service: first.service })
    await second.store.refresh()
    second.service.fail(new Error('refused'))
    const titles = (await second.store.client.getAll('article')).map(({ data }) => data['title'])
    expect(titles).toContain('new')
  })

  it('writes only the files a publish touches', async () => {
    const storage = memoryStorage()
    const documents = Array.from({ length: 500 }, (_, n) => article(`a-${n}`))
    const { store, service } = benchWith(documents, { storage })
    await store.lookup('article', 'a-1')
    await store.flush()
    const before = new Map(storage.files)
    service.publish([article('a-7', { last_publication_date: day(2) })])
    await store.refresh()
    await store.flush()

    const written = [...storage.files]
      .filter(([name, text]) => before.get(name) !== text)
      .map(([name]) => name)
    expect(written.filter((name) => name.startsWith('documents-'))).toHaveLength(1)
  })

  it.each([
    ['cut', (text: string) => text.slice(0, text.length / 2)],
    ['of another repository', (text: string) => text.replaceAll('test.cdn', 'other.cdn')],
    ['of another format', (text: string) => text.replace('"format":1', '"format":0')],
    ['of another shape', () => '{"format":1}'],
  ])('ignores a list that is %s', async (_what, damage) => {
    const storage = memoryStorage()
    const first = benchWith([article('odds')], { storage })
    await first.store.lookup('article', 'odds')
    await first.store.flush()
    storage.files.set('index.json', damage(storage.files.get('index.json') as string))

    const second = benchWith([article('evens')], { storage })
    expect(await second.store.lookup('article', 'odds')).toBe('not-found')
    expect(await second.store.lookup('article', 'evens')).toBe('found')
  })

  it('asks again for a document whose file is damaged', async () => {
    const storage = memoryStorage()
    const first = benchWith([article('odds')], { storage })
    await first.store.lookup('article', 'odds')
    await first.store.flush()
    for (const name of storage.files.keys())
      if (name.startsWith('documents-')) storage.files.set(name, '[{"id":')

    const second = benchWith([], { storage, service: first.service })
    expect(await second.count(() => second.store.client.getByUid('article', 'odds'))).toBeGreaterThan(0)
  })

  it('goes on without a storage that fails', async () => {
    const storage: SnapshotStorage = {
      read: () => Promise.reject(new Error('EACCES')),
      write: () => Promise.reject(new Error('ENOSPC')),
    }
    const { store, events } = benchWith([article('odds')], { storage })
    expect(await store.lookup('article', 'odds')).toBe('found')
    await store.flush()

    const failures = events.filter((event) => event.type === 'snapshot' && event.action === 'failed')
    expect(failures).toContainEqual({ type: 'snapshot', action: 'failed', documents: 1, message: 'ENOSPC' })
  })
})
