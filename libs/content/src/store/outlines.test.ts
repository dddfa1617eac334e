import { describe, expect, it } from 'vitest'
import { buildLink } from '../testing/build-document.ts'
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

/** A repository of which a tenth fits. */
function large(options: Parameters<typeof benchWith>[1] = {}): Bench {
  const documents = [topic('Odds'), ...Array.from({ length: many }, (_, n) => about(n))]
  return benchWith(documents, {
    outlines: { article: ['title', 'topic'] },
    maxCopiesSize: 100_000,
    ...options,
  })
}

describe('ContentStore.outlines', () => {
  it('lists documents without copies, asking for nothing', async () => {
    const bench = large()
    await settle(bench)
    expect(bench.store.state.copies).toBeLessThan(many / 2)

    const requests = await bench.count(async () => {
      const outlines = await bench.store.outlines('article')
      expect(outlines).toHaveLength(many)
      expect(outlines[7]).toMatchObject({ uid: 'a-7', data: { title: 'Number 7' } })
      expect(outlines[7]?.data).not.toHaveProperty('text')
    })
    expect(requests).toBe(0)
  })

  it('follows a publish by its few requests', async () => {
    const bench = large()
    await settle(bench)
    const before = await bench.store.outlines('article')
    bench.service.publish([about(7, 'Odds', 'Renamed', 2)], ['article_a-9'])

    const requests = await bench.count(async () => {
      await bench.store.refresh({ hint: ['article_a-9'] })
      const titles = (await bench.store.outlines('article')).map(({ data }) => data['title'])
      expect(titles).toContain('Renamed')
      expect(titles).not.toContain('Number 9')
    })
    expect(before).toHaveLength(many)
    expect(requests).toBeLessThan(6)
  })

  it('lists documents of one language, and asks for nothing in any', async () => {
    const german = { ...about(1), id: 'article_de', uid: 'a-eins', lang: 'de-at' }
    const bench = benchWith([about(1), german], { outlines: { article: ['title'] } })
    await settle(bench)
    const requests = await bench.count(async () => {
      const ids = async (lang?: string) =>
        (await bench.store.outlines('article', { lang })).map(({ id }) => id)
      expect(await ids()).toEqual(['article_a-1'])
      expect(await ids('de-at')).toEqual(['article_de'])
      expect(await ids('ar-ae')).toEqual([])
    })
    expect(requests).toBe(0)
  })

  it('stays the same list until an outline changes', async () => {
    const bench = large()
    await settle(bench)
    const before = await bench.store.outlines('article')
    // It has lost its copy, and is read again.
    expect(await bench.count(() => bench.store.client.getByUid('article', 'a-0'))).toBe(1)
    expect(await bench.store.outlines('article')).toBe(before)
  })

  it('is read once for everybody after a change in too many', async () => {
    const bench = large()
    await settle(bench)
    bench.service.publish([
      topic('Chances', 2),
      ...Array.from({ length: many }, (_, n) => about(n, 'Chances')),
    ])
    await bench.store.refresh()

    const requests = await bench.count(async () => {
      const lists = await Promise.all(Array.from({ length: 20 }, () => bench.store.outlines('article')))
      const names = new Set(lists.flat().map(({ data }) => data['topic'].data.name))
      expect(names).toEqual(new Set(['Chances']))
    })
    expect(requests).toBe(many / 100)
  })

  it('shows outlines of before while it cannot read', async () => {
    const bench = large()
    await settle(bench)
    bench.service.publish([topic('Chances', 2)])
    await bench.store.refresh()
    bench.service.fail({ status: 503 })
    expect(await bench.store.outlines('article')).toHaveLength(many)
  })

  it('knows all of them after an offline start', async () => {
    const storage = memoryStorage()
    const first = large({ storage })
    await first.store.lookup('article', 'a-1')
    await first.store.flush()

    const second = large({ storage })
    second.service.fail(new Error('refused'))
    expect(await second.store.outlines('article')).toHaveLength(many)
  })

  it('reads what an older snapshot has not', async () => {
    const storage = memoryStorage()
    const first = large({ storage, outlines: { article: ['title'] } })
    await first.store.lookup('article', 'a-1')
    await first.store.flush()

    const second = large({ storage })
    expect((await second.store.outlines('article'))[7]?.data).toHaveProperty('topic')
  })

  it('leaves out what the service has not', async () => {
    const storage = memoryStorage()
    const first = large({ storage, outlines: {} })
    await first.store.lookup('article', 'a-1')
    await first.store.flush()

    const second = large({ storage })
    const gone = (url: URL) =>
      url.search.includes('article')
        ? {
            body: {
              results: [],
              page: 1,
              results_per_page: 100,
              results_size: 0,
              total_results_size: 0,
              total_pages: 1,
              next_page: null,
              prev_page: null,
            },
          }
        : undefined
    second.service.fail(gone)
    const outlines = await second.store.outlines('article')
    expect(outlines.length).toBeLessThan(many / 2)
  })

  it('has none of a type that was not named', async () => {
    const { store } = benchWith([article('odds')])
    await expect(store.outlines('article')).rejects.toMatchObject({ code: 'content/invalid-options' })
  })
})

describe('ContentStore.client', () => {
  it('answers what it has read of a list that broke off', async () => {
    const bench = large()
    const breaksOff = ({ searchParams }: URL) =>
      Number(searchParams.get('page')) > 4 ? { status: 503 } : undefined
    bench.service.fail(breaksOff)
    expect(await bench.store.lookup('article', 'a-7')).toBe('found')
    expect(await bench.store.lookup('article', 'a-1100')).toBe('unknown')

    bench.service.fail()
    bench.service.publish([], ['article_a-7'])
    await bench.store.refresh()
    expect(await bench.store.lookup('article', 'a-7')).toBe('not-found')
    expect(await bench.store.lookup('article', 'a-1100')).toBe('found')
  })

  it('goes on where its first list broke off', async () => {
    const bench = large()
    const pageOf = ({ searchParams }: URL): number => Number(searchParams.get('page'))
    bench.service.fail((url) => (pageOf(url) > 4 ? { status: 503 } : undefined))
    await bench.store.lookup('article', 'a-7')

    bench.service.fail()
    const before = bench.service.requests.length
    await bench.store.refresh()
    const asked = bench.service.requests.slice(before).map(pageOf)
    expect(asked.filter((page) => page > 1)).toEqual([5, 6, 7, 8, 9, 10, 11, 12, 13])
    expect(await bench.store.outlines('article')).toHaveLength(many)
  })

  it('keeps no list that is larger than its room', async () => {
    const bench = large()
    await settle(bench)
    expect(await bench.count(() => bench.store.client.getAll('article'))).toBe(many / 100)
    expect(await bench.count(() => bench.store.client.getAll('article'))).toBe(many / 100)
    await bench.store.client.getAll('topic')
    expect(await bench.count(() => bench.store.client.getAll('topic'))).toBe(0)
  })

  it('writes nothing down for what visitors ask', async () => {
    const storage = memoryStorage()
    const bench = large({ storage })
    await settle(bench)
    await bench.store.flush()
    const before = new Map(storage.files)
    for (let n = 0; n < 200; n += 1) await bench.store.client.getByUid('article', `a-${n}`)
    bench.service.publish([about(7, 'Odds', 'Renamed', 2)])
    await bench.store.refresh()
    await bench.store.flush()

    const written = [...storage.files].filter(([name, text]) => before.get(name) !== text)
    expect(written.map(([name]) => name.replace(/-\d+/, '')).toSorted()).toEqual([
      'documents.json',
      'index.json',
      'outlines.json',
    ])
  })
})
