import { describe, expect, it } from 'vitest'
import { article, type Bench, benchWith, day, memoryStorage } from '../testing/store-bench.ts'
import { indexName } from '../store/snapshot/snapshot.ts'
import { type SharedStorage, sharedStorage } from './shared-storage.ts'

/** What processes share, and what becomes of it. */
function sharedMemory() {
  const memory = memoryStorage()
  let state: 'there' | 'away' | 'silent' = 'there'
  const answer = async <result>(work: () => Promise<result>): Promise<result> => {
    if (state === 'away') throw new Error('The engine is away.')
    return state === 'silent' ? new Promise<never>(() => {}) : work()
  }
  const shared: SharedStorage = {
    read: (name) => answer(() => memory.read(name)),
    write: (name, text) => answer(() => memory.write(name, text)),
    names: () => answer(async () => [...memory.files.keys()]),
    count: () => answer(async () => memory.files.size),
  }
  return { shared, files: memory.files, turn: (next: typeof state) => (state = next) }
}

/** Time passes as soon as everything else has had its turn. */
const pause = () => new Promise((resolve) => setImmediate(() => setImmediate(resolve)))

/** A process with a storage of its own, which is empty when it starts for the first time. */
function start(shared: SharedStorage, options: Parameters<typeof benchWith>[1] = {}, own = memoryStorage()) {
  let look = () => {}
  const every = (callback: () => void) => {
    look = callback
    return { unref: () => {} }
  }
  const storage = sharedStorage(own, shared, { pause, every })
  return { ...benchWith([], { ...options, storage }), own, look: () => look() }
}

const titleIn = async ({ store }: Pick<Bench, 'store'>): Promise<unknown> =>
  (await store.client.getByUid('article', 'odds')).data['title']

/** A process that has read the content and saved it. */
async function startFirst(shared: SharedStorage) {
  const { service } = benchWith([article('odds', { data: { title: 'Odds' } }), article('other')])
  const first = start(shared, { service })
  await first.store.client.getByType('article')
  await first.store.flush()
  return first
}

describe('sharedStorage', () => {
  // shows F55, F80
  it('lets a first start share others’ knowledge', async () => {
    const { shared, files } = sharedMemory()
    await startFirst(shared)
    await expect.poll(() => files.has('index.json')).toBe(true)

    const second = start(shared)
    second.service.fail(new Error('refused'))
    expect(await second.store.lookup('article', 'odds')).toBe('found')
    expect(await titleIn(second)).toBe('Odds')
    expect((await second.store.client.getByType('article')).results).toHaveLength(2)
    expect(second.own.files.size).toBeGreaterThan(1)
  })

  it('takes the others’ knowledge later when it comes too late for a start', async () => {
    const { shared, files, turn } = sharedMemory()
    await startFirst(shared)
    await expect.poll(() => files.has('index.json')).toBe(true)

    turn('silent')
    const second = start(shared)
    second.service.fail(new Error('refused'))
    expect(await second.store.lookup('article', 'odds')).toBe('unknown')
    turn('there')
    await second.store.refresh().catch(() => {})
    expect(await second.store.lookup('article', 'odds')).toBe('found')
    expect(await titleIn(second)).toBe('Odds')
  })

  it('takes the others’ knowledge once they have restored it', async () => {
    const { shared, files, turn } = sharedMemory()
    const first = await startFirst(shared)
    await expect.poll(() => new Map(files)).toEqual(first.own.files)

    // An engine that keeps nothing starts anew, empty.
    turn('away')
    files.clear()
    const second = start(shared)
    second.service.fail(new Error('refused'))
    expect(await second.store.lookup('article', 'odds')).toBe('unknown')
    turn('there')
    await second.store.refresh().catch(() => {})
    expect(await second.store.lookup('article', 'odds')).toBe('unknown')
    first.look()
    await expect.poll(() => new Map(files)).toEqual(first.own.files)
    await second.store.refresh().catch(() => {})
    expect(await second.store.lookup('article', 'odds')).toBe('found')
  })

  it('takes the newer: its own, or that of the others', async () => {
    const { shared, files } = sharedMemory()
    const first = await startFirst(shared)
    await expect.poll(() => files.has('index.json')).toBe(true)
    const before = new Map(files)
    const published = article('odds', { last_publication_date: day(2), data: { title: 'New odds' } })
    first.service.publish([published, article('other')])
    first.clock.nowMs += 60_000
    await first.store.refresh()
    await first.store.flush()
    await expect.poll(() => files.get('index.json')).toBe(first.own.files.get('index.json'))

    const behind = memoryStorage()
    for (const [name, text] of before) behind.files.set(name, text)
    const second = start(shared, {}, behind)
    second.service.fail(new Error('refused'))
    expect(await titleIn(second)).toBe('New odds')

    for (const [name, text] of before) files.set(name, text)
    const third = start(shared, {}, first.own)
    third.service.fail(new Error('refused'))
    expect(await titleIn(third)).toBe('New odds')
  })

  // shows F55
  it.each(['away', 'silent'] as const)(
    'works alone while the shared storage is %s, and catches up afterwards',
    async (state) => {
      const { shared, files, turn } = sharedMemory()
      turn(state)
      const first = await startFirst(shared)
      expect(await titleIn(first)).toBe('Odds')
      const again = start(shared, {}, first.own)
      again.service.fail(new Error('refused'))
      expect(await titleIn(again)).toBe('Odds')
      expect(files.size).toBe(0)
      turn('there')
      await expect.poll(() => new Map(files)).toEqual(first.own.files)
    },
  )

  // shows F55
  it('restores a lost copy with the next write', async () => {
    const { shared, files } = sharedMemory()
    const first = await startFirst(shared)
    await expect.poll(() => new Map(files)).toEqual(first.own.files)
    files.clear()
    first.service.publish([
      article('odds', { last_publication_date: day(2), data: { title: 'New odds' } }),
      article('other'),
    ])
    await first.store.refresh()
    await first.store.flush()
    await expect.poll(() => new Map(files)).toEqual(first.own.files)
  })

  // shows F55
  it('restores a lost copy also without a change', async () => {
    const { shared, files, turn } = sharedMemory()
    const first = await startFirst(shared)
    await expect.poll(() => new Map(files)).toEqual(first.own.files)
    files.clear()
    turn('away')
    first.look()
    await expect.poll(pause).toBeUndefined()
    turn('there')
    first.look()
    await expect.poll(() => new Map(files)).toEqual(first.own.files)
  })

  it.each([
    ['which does not count', undefined, 1],
    ['that has as many from others', async () => 100, 1],
    ['that has fewer', async () => 0, 4],
  ])('asks a storage %s for names', async (_, count, times) => {
    const { shared, files } = sharedMemory()
    let asked = 0
    const { count: _counted, ...uncounted } = shared
    const first = await startFirst({
      ...uncounted,
      ...(count && { count }),
      names: async () => {
        asked += 1
        return shared.names()
      },
    })
    await expect.poll(() => new Map(files)).toEqual(first.own.files)
    await pause()
    asked = 0
    for (let time = 0; time < 4; time += 1) {
      first.look()
      for (let turn = 0; turn < 5; turn += 1) await pause()
    }
    expect(asked).toBe(times)
  })

  it('counts no text that this process does not have either', async () => {
    const { shared, files } = sharedMemory()
    const asked: string[] = []
    let look = () => {}
    const storage = sharedStorage(
      memoryStorage(),
      { ...shared, names: async () => (asked.push('names'), shared.names()) },
      { pause, every: (callback) => ((look = callback), { unref: () => {} }) },
    )
    await storage.write('entry', 'text')
    await storage.write(indexName, 'list')
    await storage.read('never written')
    await expect.poll(() => files.size).toBe(2)
    for (let time = 0; time < 3; time += 1) {
      look()
      for (let turn = 0; turn < 5; turn += 1) await pause()
    }
    expect(asked.length).toBeLessThanOrEqual(2)
  })

  it('hands nothing over before anything was read', async () => {
    const { shared, files } = sharedMemory()
    const asked: string[] = []
    const second = start({ ...shared, names: async () => (asked.push('names'), shared.names()) })
    second.look()
    await pause()
    expect([asked, files.size]).toEqual([[], 0])
  })

  it('seeds an empty storage with what it knows', async () => {
    const { shared, files } = sharedMemory()
    const first = await startFirst(shared)
    await expect.poll(() => new Map(files)).toEqual(first.own.files)
    files.clear()
    const again = start(shared, {}, first.own)
    again.service.fail(new Error('refused'))
    expect(await titleIn(again)).toBe('Odds')
    await expect.poll(() => new Map(files)).toEqual(first.own.files)
  })

  it('believes no list that is none', async () => {
    const { shared, files } = sharedMemory()
    files.set('index.json', '{"format":1}')
    const first = await startFirst(shared)
    expect(await titleIn(first)).toBe('Odds')
    await expect.poll(() => files.get('index.json')).toBe(first.own.files.get('index.json'))
  })
})
