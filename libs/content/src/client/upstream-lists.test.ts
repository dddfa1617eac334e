/**
 * Faults of the vendor's client in reading lists and in sharing requests: first
 * shown on the bare client, then on ours.
 *
 * @module
 */
import type { Client, FetchLike, PrismicDocument } from '@prismicio/client'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { buildDocument, buildPage } from '../testing/build-document.ts'
import { memoryService } from '../testing/memory-service.ts'
import type { Script } from '../testing/scripted-fetch.ts'
import { bareClient, failureOf, ourClient, searches, searchScript } from '../testing/two-clients.ts'
import { createContentClient } from './create-client.ts'
import { createVendorClient } from './vendor-client.ts'

const odds = buildDocument({ type: 'article', uid: 'odds' })

afterEach(() => {
  // In this order: a spy on a fake timer puts the fake back, which would stand still in every later file.
  vi.restoreAllMocks()
  vi.useRealTimers()
})

describe('createContentClient: a full read', () => {
  const articles = (count: number): PrismicDocument[] =>
    Array.from({ length: count }, (_, n) => buildDocument({ type: 'article', uid: `a-${n}` }))

  // shows F21
  it('mixes two publications at the vendor; ours reads one', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
    const documents = articles(1_200)
    const publishMidway = (service: ReturnType<typeof memoryService>): FetchLike => {
      let pages = 0
      return async (input, init) => {
        if (input.includes('/documents/search') && (pages += 1) === 6) {
          service.publish(
            [],
            documents.slice(0, 100).map(({ id }) => id),
          )
        }
        return await service.fetch(input, init)
      }
    }
    const bareService = memoryService(documents)
    const bare = bareClient(publishMidway(bareService)).getAllByType('article')
    await vi.advanceTimersByTimeAsync(60_000)
    // A hundred of what is still published are in neither part.
    expect(await bare).toHaveLength(1_100)
    expect(new Set(bareService.requests.map((url) => url.searchParams.get('ref')).filter(Boolean)).size).toBe(
      2,
    )
    vi.useRealTimers()

    const service = memoryService(documents)
    const { content } = ourClient(publishMidway(service))
    expect(await content.getAll('article')).toEqual(documents)
    expect(new Set(service.requests.map((url) => url.searchParams.get('ref')).filter(Boolean))).toEqual(
      new Set(['master-1']),
    )
    const vendorService = memoryService(documents)
    const { content: other } = ourClient(publishMidway(vendorService))
    expect(await createVendorClient(other).getAllByType('article')).toEqual(documents)
  })

  // shows R228
  it('pauses per page at the vendor; ours reads four at once', async () => {
    const service = memoryService(articles(900))
    let open = 0
    let widest = 0
    const counting: FetchLike = async (input, init) => {
      if (input.includes('/documents/search')) widest = Math.max(widest, (open += 1))
      await Promise.resolve()
      const response = await service.fetch(input, init)
      if (input.includes('/documents/search')) open -= 1
      return response
    }
    const { content, waits } = ourClient(counting)
    expect(await content.getAll('article')).toHaveLength(900)
    expect([widest, waits]).toEqual([4, []])

    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const pauses = vi.spyOn(globalThis, 'setTimeout')
    const all = bareClient(service.fetch).getAllByType('article', { pageSize: 100, limit: 300 })
    await vi.advanceTimersByTimeAsync(5_000)
    expect(await all).toHaveLength(300)
    expect(pauses.mock.calls.map(([, ms]) => ms).filter((ms) => ms === 500)).toHaveLength(3)
  })

  // shows F22
  it('follows next_page endlessly at the vendor; ours counts', async () => {
    const endless: Script = (url) => {
      const page = Number(url.searchParams.get('page') ?? 1)
      return { body: { ...buildPage([odds], { page }), next_page: 'https://a.test/next', total_pages: 1 } }
    }
    const patience = 20
    let asked = 0
    const bareFetch = searchScript((url, init) => {
      if ((asked += 1) > patience) throw new Error('The vendor was still asking.')
      return (endless as (url: URL, init: RequestInit) => { body: unknown })(url, init)
    })
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const bare = failureOf(bareClient(bareFetch).getAllByType('article'))
    await vi.advanceTimersByTimeAsync(60_000)
    expect((await bare).message).toBe('The vendor was still asking.')
    vi.useRealTimers()

    const fetch = searchScript(endless)
    const { content } = ourClient(fetch)
    expect(await content.getAll('article')).toEqual([odds])
    expect(await createVendorClient(content).getAllByType('article')).toEqual([odds])
    expect(searches(fetch)).toHaveLength(2)
  })

  it('refuses a list that claims more pages than anybody has', async () => {
    const fetch = searchScript({ body: { ...buildPage([odds]), total_pages: 1e9, total_results_size: 2e10 } })
    const { content } = ourClient(fetch)
    expect(await failureOf(content.getAll('article'))).toMatchObject({
      code: 'content/endless-list',
      totalPages: 1e9,
    })
    expect(searches(fetch)).toHaveLength(1)
  })

  it('reads as many pages as allowed', async () => {
    const read = async (documents: number) => {
      const { fetch } = memoryService(articles(documents))
      const limits = { maxPages: 3, pageSize: 10 }
      const content = createContentClient({ repositoryName: 'test', fetch, limits })
      return content.getAll('article').then(
        (all) => all.length,
        (error: unknown) => error,
      )
    }
    expect(await read(30)).toBe(30)
    expect(await read(31)).toMatchObject({ code: 'content/endless-list', totalPages: 4 })
  })

  it('repeats a read whose pages disagree, without duplicates', async () => {
    const pages = [
      buildPage([odds], { pageSize: 1, total: 2 }),
      buildPage([odds], { page: 2, pageSize: 1, total: 3 }),
    ]
    const after = [buildDocument({ type: 'article', uid: 'new' }), odds]
    let asked = 0
    const fetch = searchScript((url) => {
      asked += 1
      const page = Number(url.searchParams.get('page'))
      if (asked <= 2) return { body: pages[page - 1] }
      return { body: buildPage([after[page - 1] as PrismicDocument], { page, pageSize: 1, total: 2 }) }
    })
    const { content } = ourClient(fetch)
    expect((await content.getAll('article', { pageSize: 1 })).map(({ uid }) => uid)).toEqual(['new', 'odds'])
    expect(asked).toBe(4)
  })

  it('lists a document once that the service lists twice', async () => {
    const other = buildDocument({ type: 'article', uid: 'other' })
    const pages = [[odds, other], [odds]]
    const fetch = searchScript((url) => {
      const page = Number(url.searchParams.get('page'))
      return { body: buildPage(pages[page - 1] as PrismicDocument[], { page, pageSize: 2, total: 3 }) }
    })
    expect(await ourClient(fetch).content.getAll('article')).toEqual([odds, other])
  })

  it('stops at the limit its caller named', async () => {
    const service = memoryService(articles(300))
    const { content } = ourClient(service.fetch)
    expect(await content.getAll('article', { limit: 150 })).toHaveLength(150)
    expect(service.requests.filter((url) => url.pathname.endsWith('/search'))).toHaveLength(2)
  })
})

describe('createContentClient: sharing of requests', () => {
  // shows P07
  it('shares by address at the vendor; ours separates clients', async () => {
    const first = memoryService([buildDocument({ type: 'article', uid: 'odds', data: { of: 'first' } })])
    const second = memoryService([buildDocument({ type: 'article', uid: 'odds', data: { of: 'second' } })])
    const read = async (
      clients: [Pick<Client, 'getByUID'>, Pick<Client, 'getByUID'>],
    ): Promise<unknown[]> => {
      const documents = await Promise.all(clients.map((client) => client.getByUID('article', 'odds')))
      return documents.map(({ data }) => data.of)
    }
    expect(await read([bareClient(first.fetch), bareClient(second.fetch)])).toEqual(['first', 'first'])

    const ours = [ourClient(first.fetch).content, ourClient(second.fetch).content] as const
    expect(await read([createVendorClient(ours[0]), createVendorClient(ours[1])])).toEqual([
      'first',
      'second',
    ])
    const documents = await Promise.all(ours.map((content) => content.getByUid('article', 'odds')))
    expect(documents.map(({ data }) => data.of)).toEqual(['first', 'second'])
  })

  it('shares one request among fifty callers, not the document', async () => {
    const fetch = searchScript({ body: buildPage([{ ...odds, data: { list: [] } }]) })
    const { content } = ourClient(fetch)
    const documents = await Promise.all(Array.from({ length: 50 }, () => content.getByUid('article', 'odds')))
    documents[0]?.data.list.push('mine')
    expect([searches(fetch).length, documents[1]?.data.list]).toEqual([1, []])
  })
})
