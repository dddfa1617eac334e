import type { FetchLike, Query } from '@prismicio/client'
import { describe, expect, it } from 'vitest'
import type { Limits } from '../http/limits.ts'
import { buildDocument } from '../testing/build-document.ts'
import { memoryService, type MemoryService } from '../testing/memory-service.ts'
import { createContentClient } from './create-client.ts'

/** Each a kilobyte, and a little more as it is sent. */
const articles = (count: number, data: object = { text: 'x'.repeat(1_000) }, first = 0) =>
  Array.from({ length: count }, (_, n) =>
    buildDocument({ type: 'article', uid: `a-${first + n}`, data: { ...data } }),
  )

const clientOf = (fetch: FetchLike, limits: Partial<Limits> = {}, startTimer = () => () => {}) =>
  createContentClient({
    repositoryName: 'test',
    fetch,
    limits,
    startTimer,
    random: () => 0,
    sleep: async () => {},
  })

/** What was asked for of the list: place and size. */
const asked = ({ requests }: MemoryService): [from: number, size: number][] =>
  requests
    .filter(({ pathname }) => pathname.endsWith('/search'))
    .map(({ searchParams }) => {
      const size = Number(searchParams.get('pageSize'))
      return [(Number(searchParams.get('page') ?? 1) - 1) * size, size]
    })

function withoutNeighbours({ next_page: _next, prev_page: _previous, ...page }: Query): object {
  return page
}

describe('ContentClient: lists of large documents', () => {
  it('asks for smaller pages where they are too large', async () => {
    const documents = articles(130)
    const service = memoryService(documents)
    const content = clientOf(service.fetch, { maxBodyBytes: 40_000, parallelPages: 1 })
    expect(await content.getAll('article')).toEqual(documents)
    expect(asked(service)).toEqual([
      ...[100, 50, 25].map((size) => [0, size]),
      ...[25, 50, 75, 100, 125].map((from) => [from, 25]),
    ])
    // What was learnt stays.
    expect(await content.getAll('article')).toEqual(documents)
    expect(asked(service)).toHaveLength(8 + 6)
  })

  it('asks for smaller pages where the service refuses', async () => {
    const documents = articles(130)
    const service = memoryService(documents)
    service.fail((url) => (Number(url.searchParams.get('pageSize')) > 50 ? { status: 422 } : undefined))
    expect(await clientOf(service.fetch).getAll('article')).toEqual(documents)
  })

  it('asks for larger pages again after small documents', async () => {
    const documents = [...articles(100), ...articles(900, {}, 100)]
    const service = memoryService(documents)
    const content = clientOf(service.fetch, { maxBodyBytes: 60_000, parallelPages: 1 })
    expect(await content.getAll('article')).toEqual(documents)
    const sizes = asked(service).map(([, size]) => size)
    expect(sizes.slice(0, 6)).toEqual([100, 50, 25, 25, 25, 25])
    expect(sizes.at(-1)).toBe(100)
  })

  it('lets few bytes be under way at the same time', async () => {
    const service = memoryService(articles(900))
    let open = 0
    let widest = 0
    const fetch: FetchLike = async (input, init) => {
      widest = Math.max(widest, (open += 1))
      await Promise.resolve()
      return service.fetch(input, init).finally(() => (open -= 1))
    }
    const content = clientOf(fetch, { maxBytesInFlight: 300_000 })
    expect(await content.getAll('article')).toHaveLength(900)
    expect(widest).toBe(2)
  })

  it('puts a page together that is too large', async () => {
    const documents = articles(130)
    const read = async (limits: Partial<Limits>, page: number) => {
      const service = memoryService(documents)
      return clientOf(service.fetch, limits).getByType('article', { pageSize: 50, page })
    }
    for (const page of [1, 2, 3]) {
      const { next_page: next, prev_page: previous, ...divided } = await read({ maxBodyBytes: 20_000 }, page)
      expect(divided).toEqual(withoutNeighbours(await read({}, page)))
      expect([previous, next].map((url) => url && new URL(url).searchParams.get('page'))).toEqual([
        page > 1 ? String(page - 1) : null,
        page < 3 ? String(page + 1) : null,
      ])
    }
  })

  it('refuses a single document that is too large', async () => {
    const service = memoryService(articles(3))
    const content = clientOf(service.fetch, { maxBodyBytes: 1_000 })
    await expect(content.getAll('article')).rejects.toMatchObject({ code: 'content/too-large' })
    await expect(content.getByUid('article', 'a-1')).rejects.toMatchObject({ code: 'content/too-large' })
  })
})

describe('ContentClient: a service too slow for whole pages', () => {
  /** Pages of more than `most` documents never come; the time for them is over at once. */
  function slowService(service: MemoryService, most: number) {
    const rings = new Set<() => void>()
    const ended: string[] = []
    const fetch: FetchLike = (input, init) => {
      if (Number(new URL(input).searchParams.get('pageSize')) <= most) return service.fetch(input, init)
      void service.fetch(input, init)
      init?.signal?.addEventListener('abort', () => ended.push(input))
      queueMicrotask(() => [...rings].at(-1)?.())
      return new Promise(() => {})
    }
    const startTimer = (_ms: number, ring: () => void) => {
      rings.add(ring)
      return () => void rings.delete(ring)
    }
    return { fetch, startTimer, ended }
  }

  it('asks for less, and not again for as much', async () => {
    const documents = articles(130)
    const service = memoryService(documents)
    const { fetch, startTimer, ended } = slowService(service, 25)
    const content = clientOf(fetch, { attemptTimeoutMs: 1, parallelPages: 1 }, startTimer as never)
    expect(await content.getAll('article')).toEqual(documents)
    expect(
      asked(service)
        .slice(0, 4)
        .map(([, size]) => size),
    ).toEqual([100, 50, 25, 25])
    expect(ended.length).toBeGreaterThanOrEqual(2)
  })

  it('gives a silent service up after three attempts', async () => {
    const service = memoryService(articles(130))
    const { fetch, startTimer } = slowService(service, 0)
    const content = clientOf(fetch, { parallelPages: 1 }, startTimer as never)
    await expect(content.getAll('article')).rejects.toMatchObject({ code: 'content/unavailable' })
    expect(asked(service)).toHaveLength(3)
  })
})

describe('ContentClient: requests that are wanted no more', () => {
  /** Answers the repository and the first page; further pages wait for ever, or fail. */
  function waitingService(fails: (from: number) => boolean) {
    const service = memoryService(articles(400, {}))
    const ended: number[] = []
    const fetch: FetchLike = (input, init) => {
      const page = Number(new URL(input).searchParams.get('page') ?? 1)
      if (page === 1) return service.fetch(input, init)
      if (fails(page)) return service.fetch('https://a.test/api/v2/documents/search?ref=gone', init)
      void service.fetch(input, init)
      return new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => {
          ended.push(page)
          reject(new Error('aborted'))
        })
      })
    }
    return { service, fetch, ended }
  }

  it('end with the list that failed', async () => {
    const { fetch, ended } = waitingService((page) => page === 3)
    await expect(clientOf(fetch, { maxRefAttempts: 1 }).getAll('article')).rejects.toBeDefined()
    expect(ended.toSorted((a, b) => a - b)).toEqual([2, 4])
  })

  it('end when their caller leaves, without another attempt', async () => {
    const { service, fetch, ended } = waitingService(() => false)
    const leaving = new AbortController()
    const list = clientOf(fetch).getAll('article', { signal: leaving.signal })
    await expect.poll(() => asked(service).length).toBe(4)
    leaving.abort(new Error('left'))
    await expect(list).rejects.toThrow('left')
    await expect.poll(() => ended.toSorted((a, b) => a - b)).toEqual([2, 3, 4])
    expect(asked(service)).toHaveLength(4)
  })
})
