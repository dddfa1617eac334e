/**
 * What a visitor is given, and what is kept, while the wire to the service
 * fails: over real sockets, because that is where these faults live.
 *
 * @module
 */
import { createServer, type Server } from 'node:http'
import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { PrismicDocument } from '@prismicio/client'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createContentClient } from '../client/create-client.ts'
import type { ContentEvent } from '../http/events.ts'
import type { Limits } from '../http/limits.ts'
import { folderStorage } from '../node/folder-storage.ts'
import { createNodeFetch } from '../node/node-fetch.ts'
import { buildDocument, buildPage, buildRepository } from '../testing/build-document.ts'
import { bareClient, failureOf } from '../testing/two-clients.ts'
import type { ContentStore, SnapshotStorage } from './content-store.ts'
import { createContentStore } from './create-store.ts'

type Handler = Parameters<typeof createServer>[1] & {}

const documents = Array.from({ length: 30 }, (_, n) =>
  buildDocument({ type: 'article', uid: `a-${n}`, data: { title: `Title ${n}` } }),
)

let server: Server
let handler: Handler
let events: ContentEvent[]
let aheadMs: number

beforeEach(async () => {
  ;[events, aheadMs, handler] = [[], 0, published(documents)]
  server = createServer((request, response) => handler(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterEach(async () => {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

/** A service that has published these, at a ref of their own. */
function published(all: readonly PrismicDocument[], ref = 'master-1'): Handler {
  return (request, response) => {
    const url = new URL(request.url ?? '/', 'http://service')
    const page = Number(url.searchParams.get('page') ?? 1)
    const pageSize = Number(url.searchParams.get('pageSize') ?? 20)
    const uid = /uid, "([^"]+)"/.exec(url.searchParams.getAll('q').join(' '))?.[1]
    const found = uid ? all.filter((document) => document.uid === uid) : all
    const results = found.slice((page - 1) * pageSize, page * pageSize)
    const body = url.pathname.endsWith('/search')
      ? buildPage(results, { page, pageSize, total: found.length })
      : buildRepository({ masterRef: ref, types: ['article'] })
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  }
}

function endpoint(): string {
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/v2`
}

function clientAt(limits: Partial<Limits> = {}): ReturnType<typeof createContentClient> {
  return createContentClient({
    repositoryName: 'test',
    endpoint: endpoint(),
    fetch: createNodeFetch(),
    now: () => Date.now() + aheadMs,
    random: () => 0,
    sleep: async (ms) => void (aheadMs += ms),
    limits: { attemptTimeoutMs: 20_000, ...limits },
    onEvent: (event) => events.push(event),
    warn: () => {},
  })
}

function storeAt(limits: Partial<Limits> = {}, storage?: SnapshotStorage): ContentStore {
  return createContentStore({ client: clientAt(limits), storage, pause: () => new Promise(() => {}) })
}

/** A known page, an unknown one, and a list, as pages ask for them. */
async function visit(store: ContentStore): Promise<unknown[]> {
  return [
    (await store.client.findByUid('article', 'a-1'))?.data['title'],
    await store.lookup('article', 'never'),
    (await store.client.getAll('article')).length,
  ]
}

const silent: Handler = () => {}
const dripping: Handler = (_request, response) => {
  response.writeHead(200, { 'content-type': 'application/json' })
  const timer = setInterval(() => response.write(' '), 20)
  response.on('close', () => clearInterval(timer))
}
const resetting: Handler = (request) => void request.socket.destroy()
const resettingInHeaders: Handler = (request) => {
  request.socket.write('HTTP/1.1 200 OK\r\ncontent-ty', () => request.socket.destroy())
}

describe('createContentStore: a service that stops answering', () => {
  // shows F7, F8, F9
  it.each<[string, Handler]>([
    ['is silent', silent],
    ['drips', dripping],
    ['resets the connection', resetting],
    ['resets in the middle of the headers', resettingInHeaders],
  ])('and %s costs no known page, and holds no socket', async (_what, broken) => {
    const store = storeAt({ attemptTimeoutMs: 150 })
    await store.client.getAll('article')
    handler = broken
    aheadMs += 6_000
    await store.refresh().catch(() => {})
    expect(await visit(store)).toEqual(['Title 1', 'unknown', 30])

    const cold = storeAt({ attemptTimeoutMs: 150, deadlineMs: 300 })
    expect(await failureOf(cold.client.findByUid('article', 'a-1'))).toMatchObject({
      code: 'content/unavailable',
      isTransient: true,
    })
    await expect.poll(() => connectionsOf(server)).toBeLessThanOrEqual(1)

    handler = published(documents)
    aheadMs += 60_000
    await store.refresh()
    expect(await visit(store)).toEqual(['Title 1', 'not-found', 30])
    for (const each of [store, cold]) each.close()
  })

  // shows F7, F80
  it('serves the snapshot; a build without one fails', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'content-'))
    const first = storeAt({}, folderStorage(folder))
    await first.client.getAll('article')
    await first.flush()
    first.close()
    const second = storeAt({}, folderStorage(folder))
    const bare = storeAt()
    await new Promise((resolve) => {
      server.closeAllConnections()
      server.close(resolve)
    })

    expect(await second.addresses('article')).toHaveLength(30)
    expect(await visit(second)).toEqual(['Title 1', 'unknown', 30])
    expect(await failureOf(bare.addresses('article'))).toMatchObject({ code: 'content/unavailable' })
    for (const each of [second, bare]) each.close()
    await rm(folder, { recursive: true })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  })
})

describe('createContentStore: an answer cut short', () => {
  const whole = JSON.stringify(
    buildPage([buildDocument({ type: 'article', uid: 'a-1', data: { title: 'New' } })]),
  )

  // shows F10
  it.each([0, 10, 20, 30, 40, 50, 60, 70, 80, 90])(
    'at %i %% is never taken for a document',
    async (percent) => {
      const store = storeAt()
      await store.client.getAll('article')
      const part = whole.slice(0, Math.floor((whole.length * percent) / 100))
      for (const lies of [true, false]) {
        handler = (_request, response) => {
          response.writeHead(200, {
            'content-type': 'application/json',
            ...(lies && { 'content-length': Buffer.byteLength(whole) }),
          })
          response.write(part || ' ', () => (lies ? response.destroy() : response.end()))
        }
        aheadMs += 60_000
        await store.refresh().catch(() => {})
        expect(await visit(store)).toEqual(['Title 1', 'unknown', 30])
        expect(await failureOf(clientAt().findByUid('article', 'a-1'))).toMatchObject({ isTransient: true })
      }
      store.close()
    },
  )
})

describe('createContentStore: status 429 on the wire', () => {
  // shows R200, F3
  it.each([
    ['nothing', undefined, 3, [1_500, 1_500]],
    ['seconds', '2', 3, [2_000, 2_000]],
    ['a date gone by', 'Thu, 01 Jan 1970 00:00:00 GMT', 3, [200, 200]],
    ['less than nothing', '-1', 3, [1_500, 1_500]],
    ['a word', 'soon', 3, [1_500, 1_500]],
    ['a day', '86400', 1, []],
  ])('costs at most three requests with %s in Retry-After', async (_what, header, most, waits) => {
    const store = storeAt()
    await store.client.getAll('article')
    let requests = 0
    handler = (_request, response) => {
      requests += 1
      response.writeHead(429, header === undefined ? {} : { 'retry-after': header }).end('{}')
    }
    aheadMs += 6_000
    await store.refresh().catch(() => {})
    expect(requests).toBe(most)
    expect(events.flatMap((event) => (event.type === 'retry' ? event.waitMs : []))).toEqual(waits)
    expect(await visit(store)).toEqual(['Title 1', 'unknown', 30])
    store.close()
  })
})

describe('createContentStore: a publish that cannot be right', () => {
  // shows F20
  it('keeps every page when all documents vanish', async () => {
    const store = storeAt()
    await store.client.getAll('article')
    handler = published([], 'master-2')
    aheadMs += 60_000
    await store.refresh()
    expect((await store.client.findByUid('article', 'a-1'))?.data['title']).toBe('Title 1')
    expect(await store.lookup('article', 'a-29')).toBe('found')
    expect(events).toContainEqual({ type: 'disappearance-refused', ref: 'master-2', missing: 30, known: 30 })
    store.close()
  })

  // shows F13, F22
  it.each([
    ['a billion pages', { total_pages: 1e9, total_results_size: 1e11 }, 'content/endless-list'],
    ['page 0', { page: 0 }, 'content/invalid-response'],
    ['a page that is no number', { page: 'NaN' }, 'content/invalid-response'],
    ['results that are a word', { results: 'none' }, 'content/invalid-response'],
    ['documents without id', { results: [{ type: 'article', uid: 'a-1' }] }, 'content/invalid-response'],
  ])('of %s is refused, and what is known is served', async (_what, lie, code) => {
    const store = storeAt()
    await store.client.getAll('article')
    const page = { ...buildPage(documents), ...lie, next_page: 'http://service/for-ever' }
    handler = (request, response) => {
      const body = request.url?.includes('/search') ? page : buildRepository({ masterRef: 'master-2' })
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    }
    aheadMs += 60_000
    await store.refresh().catch(() => {})
    expect(await store.client.findByUid('article', 'a-1')).toMatchObject({ uid: 'a-1' })
    expect(await failureOf(clientAt().getAll('article'))).toMatchObject({ code })
    store.close()
  })
})

describe('createContentStore: JSON that is none of the API', () => {
  // shows F13
  it.each(['{}', 'null', '[]', '"results"', '0'])(
    '%s never means absence, and ends with the fault',
    async (body) => {
      const store = storeAt()
      await store.client.getAll('article')
      handler = (_request, response) => {
        response.writeHead(200, { 'content-type': 'application/json' }).end(body)
      }
      aheadMs += 6_000
      await store.refresh().catch(() => {})
      expect(await visit(store)).toEqual(['Title 1', 'unknown', 30])
      expect(await failureOf(clientAt().findByUid('article', 'a-1'))).toMatchObject({
        code: 'content/invalid-response',
        message: expect.stringMatching(/^An invalid API response was returned: /),
      })
      const bare = await failureOf(bareClient(createNodeFetch(), endpoint()).getByUID('article', 'a-1'))
      expect(bare.name).toBe('TypeError')

      handler = published(documents)
      aheadMs += 60_000
      await store.refresh()
      expect(await visit(store)).toEqual(['Title 1', 'not-found', 30])
      store.close()
    },
  )
})

describe('createContentStore: an enormous document', () => {
  // shows F23
  it('is left unread after six megabytes', async () => {
    const store = storeAt({ attemptTimeoutMs: 20_000, deadlineMs: 20_000 })
    await store.client.getAll('article')
    const client = clientAt({ attemptTimeoutMs: 20_000, deadlineMs: 20_000 })
    const piece = 'x'.repeat(256 * 1024)
    let sentBytes = 0
    const answered: unknown[] = []
    handler = (request, response) => {
      if (!request.url?.includes('big')) return published(documents)(request, response)
      response.writeHead(200, { 'content-type': 'application/json' })
      // The next piece leaves only after a visitor beside it was served: that is what "nobody waits" means.
      const send = async (): Promise<void> => {
        if (response.destroyed || sentBytes >= 20 * 1024 * 1024) return void response.end()
        sentBytes += piece.length
        response.write(piece)
        answered.push((await client.findByUid('article', 'a-1'))?.data['title'])
        setImmediate(() => void send().catch(() => {}))
      }
      void send().catch(() => {})
    }
    expect(await failureOf(client.getByUid('article', 'big'))).toMatchObject({
      code: 'content/too-large',
      limitBytes: 6_291_456,
    })
    expect(sentBytes).toBeLessThan(8 * 1024 * 1024)
    expect(answered.length).toBeGreaterThanOrEqual(20)
    expect(new Set(answered)).toEqual(new Set(['Title 1']))
    store.close()
  })

  // shows F23
  it('reads five thousand slices once, then as fast as any', async () => {
    const slices = Array.from({ length: 5_000 }, (_, n) => ({ slice_type: 'rich_text', primary: { n } }))
    const body = Array.from({ length: 50_000 }, () => ({ type: 'paragraph', text: 'x', spans: [] }))
    const big = buildDocument({ type: 'article', uid: 'big', data: { slices, body } })
    handler = published([...documents, big])
    const store = storeAt({ attemptTimeoutMs: 20_000, deadlineMs: 20_000 })
    const first = await store.client.getByUid('article', 'big')
    expect(await store.client.getByUid('article', 'big')).toBe(first)
    expect(await visit(store)).toEqual(['Title 1', 'not-found', 31])
    store.close()
  })
})

function connectionsOf(of: Server): Promise<number> {
  return new Promise((resolve, reject) =>
    of.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  )
}
