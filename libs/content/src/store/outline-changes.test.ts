import { describe, expect, it } from 'vitest'
import { buildLink, buildPage } from '../testing/build-document.ts'
import { article, type Bench, benchWith, day, memoryStorage, settle } from '../testing/store-bench.ts'

const many = 1_200
const topic = (name: string, n = 1) =>
  article('odds', { id: 'topic_odds', type: 'topic', data: { name }, last_publication_date: day(n) })
function about(n: number, topicName = 'Odds', title = `Number ${n}`, published = 1) {
  const data = {
    title,
    topic: buildLink({ id: 'topic_odds', type: 'topic' }, { name: topicName }),
    text: 'x'.repeat(500),
  }
  return article(`a-${n}`, { data, last_publication_date: day(published) })
}
function large(options: Parameters<typeof benchWith>[1] = {}, count = many): Bench {
  const documents = [topic('Odds'), ...Array.from({ length: count }, (_, n) => about(n))]
  return benchWith(documents, {
    outlines: { article: ['title', 'topic'] },
    maxCopiesSize: 100_000,
    ...options,
  })
}
const namesOf = async ({ store }: Bench) =>
  new Set((await store.outlines('article')).map(({ data }) => data['topic'].data.name))
const rename = (bench: Bench) =>
  bench.service.publish([topic('Chances', 2), ...Array.from({ length: many }, (_, n) => about(n, 'Chances'))])

describe('ContentStore.outlines: changes and restarts', () => {
  it.each([
    ['type', { type: 'page' }],
    ['language', { lang: 'fr-fr' }],
  ])('lists a document of another %s no more', async (_, change) => {
    const bench = large({}, 20)
    await settle(bench)
    await bench.store.outlines('article')
    bench.service.publish([{ ...about(7, 'Odds', 'x', 2), ...change }])
    await bench.store.refresh()
    expect((await bench.store.outlines('article')).map(({ id }) => id)).not.toContain('article_a-7')
  })

  it('lists it under its new type alone', async () => {
    const bench = large({ outlines: { article: ['title'], page: ['title'] } }, 20)
    await settle(bench)
    await bench.store.outlines('article')
    await bench.store.outlines('page')
    bench.service.publish([{ ...about(7, 'Odds', 'x', 2), type: 'page' }])
    await bench.store.refresh()
    expect((await bench.store.outlines('article')).map(({ id }) => id)).not.toContain('article_a-7')
    expect((await bench.store.outlines('page')).map(({ id }) => id)).toContain('article_a-7')
  })

  it('starts with the topic as it is, changed in too many', async () => {
    const storage = memoryStorage()
    const bench = large({ storage })
    await settle(bench)
    await bench.store.flush()
    rename(bench)
    await bench.store.refresh()
    await bench.store.flush()
    const second = large({ storage, service: bench.service })
    expect(await namesOf(second)).toEqual(new Set(['Chances']))
    for (const uid of ['a-3', 'a-1199'])
      expect((await second.store.client.getByUid('article', uid)).data['topic'].data.name).toBe('Chances')
  })

  it('starts offline with outlines that were read again', async () => {
    const storage = memoryStorage()
    const bench = large({ storage })
    await settle(bench)
    await bench.store.flush()
    rename(bench)
    await bench.store.refresh()
    await bench.store.flush()
    await namesOf(bench)
    await bench.store.flush()
    const second = large({ storage, service: bench.service })
    second.service.fail(new Error('refused'))
    expect(await namesOf(second)).toEqual(new Set(['Chances']))
  })

  it('starts with outdated copies as outdated, with room for all', async () => {
    const storage = memoryStorage()
    const bench = large({ storage, maxCopiesSize: 10_000_000 })
    await settle(bench)
    await bench.store.flush()
    rename(bench)
    await bench.store.refresh()
    await bench.store.flush()
    const second = large({ storage, service: bench.service, maxCopiesSize: 10_000_000 })
    expect((await second.store.client.getByUid('article', 'a-3')).data['topic'].data.name).toBe('Chances')
  })

  it('finds all after visits and a publish', async () => {
    const storage = memoryStorage()
    const bench = large({ storage, maxCopiesSize: 20_000 }, 70)
    await settle(bench)
    await bench.store.flush()
    for (let n = 0; n < 15; n += 1) await bench.store.client.getByUid('article', `a-${n}`)
    bench.service.publish([about(60, 'Odds', 'Renamed', 2)])
    await bench.store.refresh()
    await bench.store.flush()
    const second = large({ storage, service: bench.service, maxCopiesSize: 20_000 })
    second.service.fail(new Error('refused'))
    expect(await second.store.outlines('article')).toHaveLength(70)
  })

  it('lists again what was left out once', async () => {
    const storage = memoryStorage()
    const first = large({ storage, outlines: {} })
    await settle(first)
    await first.store.flush()
    const second = large({ storage, service: first.service })
    second.service.fail((url) => (url.search.includes('article') ? { body: buildPage([]) } : undefined))
    await second.store.outlines('article')
    second.service.fail()
    second.service.publish([about(7, 'Odds', 'Renamed', 2)])
    await second.store.refresh()
    expect(await second.store.outlines('article')).toHaveLength(many)
  })

  it('ends though the service answers with another type', async () => {
    const storage = memoryStorage()
    const first = large({ storage, outlines: {} }, 50)
    await settle(first)
    await first.store.flush()
    const index = JSON.parse(storage.files.get('index.json') as string)
    index.entries.push({
      id: 'topic_odds',
      type: 'article',
      uid: 'odds',
      lang: 'en-gb',
      url: null,
      publishedAt: day(1),
      mentions: [],
    })
    storage.files.set('index.json', JSON.stringify(index))
    const second = large({ storage, service: first.service, maxCopiesSize: 1 })
    let asked = 0
    second.service.fail(() => {
      asked += 1
      if (asked > 50) throw new Error('endless')
      return undefined
    })
    await second.store.outlines('article').catch(() => {})
    expect(asked).toBeLessThan(50)
  })

  it('reads again what a process with other fields has overwritten', async () => {
    const [mine, theirs] = [memoryStorage(), memoryStorage()]
    for (const [storage, fields] of [
      [mine, ['title', 'topic']],
      [theirs, ['title']],
    ] as const) {
      const { store } = large({ storage, outlines: { article: [...fields] } })
      await store.lookup('article', 'a-1')
      await store.flush()
    }
    for (const [name, text] of theirs.files) if (name.startsWith('outlines')) mine.files.set(name, text)

    const { store } = large({ storage: mine })
    const lacking = (await store.outlines('article')).filter(({ data }) => !('topic' in data))
    expect(lacking).toEqual([])
  })

  it('mixes no outlines of other fields into a snapshot', async () => {
    const storage = memoryStorage()
    const first = large({ storage, maxCopiesSize: 30_000 }, 90)
    await settle(first)
    await first.store.flush()
    const outlines = { article: ['title', 'text'] }
    const options = { storage, service: first.service, maxCopiesSize: 30_000, outlines }
    const second = large(options)
    await second.store.lookup('article', 'a-1')
    first.service.publish([about(5, 'Odds', 'Renamed', 2)])
    await second.store.refresh()
    await second.store.flush()
    const third = large(options)
    const fields = (await third.store.outlines('article')).map(({ data }) => Object.keys(data).join())
    expect(new Set(fields)).toEqual(new Set(['title,text']))
  })
})
