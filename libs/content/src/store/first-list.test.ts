import { describe, expect, it } from 'vitest'
import { buildPage } from '../testing/build-document.ts'
import { memoryService } from '../testing/memory-service.ts'
import { article, benchWith, memoryStorage } from '../testing/store-bench.ts'

const pageOf = ({ searchParams }: URL): number => Number(searchParams.get('page'))
const articles = (count: number) => Array.from({ length: count }, (_, n) => article(`a-${n}`))

describe('ContentStore: a first list that breaks off', () => {
  it('answers half-read lists in the master language', async () => {
    const french = article('odds', { id: 'french', lang: 'fr-fr' })
    const { store, service } = benchWith([french, article('pari', { lang: 'fr-fr' }), ...articles(250)])
    service.fail((url) => (pageOf(url) > 1 ? { status: 503 } : undefined))
    expect(await store.lookup('article', 'a-1')).toBe('found')
    expect(await store.lookup('article', 'pari')).toBe('unknown')
    expect(store.findCurrentUid('article', 'odds')).toBeUndefined()
    await expect(store.client.getByUid('article', 'odds')).rejects.toMatchObject({
      code: 'content/unavailable',
    })
  })

  it('is written down whole, though saved half read', async () => {
    const storage = memoryStorage()
    const { store, service } = benchWith(articles(205), { storage })
    service.fail((url) => (pageOf(url) > 2 ? { status: 503 } : undefined))
    await store.lookup('article', 'a-1')
    await store.flush()
    service.fail()
    await store.refresh()
    await store.flush()

    const second = benchWith([], { storage })
    second.service.fail(new Error('refused'))
    await second.store.lookup('article', 'a-1')
    expect(second.store.state.copies).toBe(205)
  })

  it('forgets what a list that changed has no more', async () => {
    const { store, service, events } = benchWith(articles(150))
    // The same ref shows one document less from its second page on.
    let isShorter = false
    service.fail((url) => {
      isShorter ||= pageOf(url) === 2
      if (!isShorter || !url.pathname.endsWith('/search')) return undefined
      const page = pageOf(url)
      const results = articles(150).slice(1 + (page - 1) * 100, 1 + page * 100)
      return { body: buildPage(results, { page, pageSize: 100, total: 149 }) }
    })
    expect(await store.lookup('article', 'a-0')).toBe('not-found')
    expect(events.map(({ type }) => type)).toContain('list-changed-while-read')
    expect(store.state.documents).toBe(149)
  })

  it('follows a publish between two attempts', async () => {
    const { store, service } = benchWith(articles(350))
    service.fail((url) => (pageOf(url) > 2 ? { status: 503 } : undefined))
    await store.lookup('article', 'a-1')
    service.fail()
    service.publish([article('a-2', { data: { title: 'New' } })], ['article_a-1', 'article_a-349'])
    await store.refresh()
    expect(await store.lookup('article', 'a-1')).toBe('not-found')
    expect((await store.addresses()).length).toBe(348)
    expect((await store.client.getByUid('article', 'a-2')).data['title']).toBe('New')
  })

  it('reads a draft whole after it broke off', async () => {
    const draft = 'https://test.prismic.io/previews/abc:def'
    const { store, service } = benchWith(articles(350), { mode: { ref: draft } })
    service.preview(draft, [])
    service.fail((url) => (pageOf(url) > 2 ? { status: 503 } : undefined))
    await store.lookup('article', 'a-1')
    service.fail()
    // What a draft shows changes while its ref stays.
    service.publish([], ['article_a-1'])
    await store.refresh()
    expect(await store.lookup('article', 'a-1')).toBe('not-found')
    expect(await store.lookup('article', 'a-200')).toBe('found')
  })

  it('ignores pages that arrive after a newer version', async () => {
    const memory = memoryService(articles(350))
    const late = Promise.withResolvers<void>()
    const service = {
      ...memory,
      fetch: async (input: string) => {
        const answer = await memory.fetch(input)
        const url = new URL(input)
        if (url.searchParams.get('ref') === 'master-1' && pageOf(url) === 2) await late.promise
        return answer
      },
    }
    const { store } = benchWith([], { service })
    memory.fail((url) => (pageOf(url) > 2 ? { status: 503 } : undefined))
    await store.lookup('article', 'a-1')
    memory.fail()
    memory.publish([article('a-120', { data: { title: 'New' } })], ['article_a-121'])
    await store.refresh()
    late.resolve()
    await new Promise(setImmediate)
    expect((await store.client.getByUid('article', 'a-120')).data['title']).toBe('New')
    expect(await store.lookup('article', 'a-121')).toBe('not-found')
  })

  it('is given to a reader page by page, once, and goes on when the reader is done', async () => {
    const { store } = benchWith(articles(250))
    const given: number[] = []
    let reading = 0
    const stop = store.onFirstRead(async (documents) => {
      given.push(documents.length)
      reading += 1
      await new Promise((resolve) => setImmediate(resolve))
      reading -= 1
    })
    expect(await store.lookup('article', 'a-1')).toBe('found')
    expect([given.toSorted((one, other) => other - one), reading]).toEqual([[100, 100, 50], 0])
    await store.refresh({ acceptDisappearance: true })
    stop()
    expect(given).toHaveLength(3)
  })
})
