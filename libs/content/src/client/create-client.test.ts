import { describe, expect, it, vi } from 'vitest'
import { NotFoundError } from '../errors/not-found-error.ts'
import { buildDocument } from '../testing/build-document.ts'
import { memoryService } from '../testing/memory-service.ts'
import { createContentClient } from './create-client.ts'
import { createVendorClient } from './vendor-client.ts'

const odds = buildDocument({ type: 'article', uid: 'odds' })
const about = buildDocument({ type: 'page', uid: 'about' })

describe('createContentClient', () => {
  // shows R003, R006
  it('reads a document by type and uid', async () => {
    const { fetch } = memoryService([odds, about])
    const content = createContentClient({ repositoryName: 'test', fetch })

    expect(await content.getByUid('article', 'odds')).toEqual(odds)
  })

  // shows R044, R045, R046, R047, R048, R193
  it('throws the vendor’s words where nothing is found', async () => {
    const { fetch } = memoryService([odds])
    const content = createContentClient({ repositoryName: 'test', fetch })

    expect(await content.findByUid('article', 'evens')).toBeUndefined()
    const error = await content.getByUid('article', 'evens').catch((error: unknown) => error)
    expect(error).toBeInstanceOf(NotFoundError)
    expect(error).toMatchObject({ message: 'No documents were returned', code: 'content/not-found' })
  })

  it('says which document was not there', async () => {
    const { fetch } = memoryService([odds])
    const content = createContentClient({ repositoryName: 'test', fetch })
    const asked = (call: Promise<unknown>) =>
      call.catch((error: unknown) => (error as NotFoundError).requested)

    expect(await asked(content.getByUid('article', 'evens'))).toEqual({ type: 'article', uid: 'evens' })
    expect(await asked(content.getById('Zz11'))).toEqual({ id: 'Zz11' })
    expect(await asked(content.getSingle('settings'))).toEqual({ type: 'settings' })
    const empty = createContentClient({ repositoryName: 'test', fetch: memoryService([]).fetch })
    expect(await asked(empty.getFirst())).toEqual({})
  })

  it('asks nothing for an address that cannot exist', async () => {
    const { fetch, requests } = memoryService([odds])
    const content = createContentClient({ repositoryName: 'test', fetch })

    expect(await content.findByUid('article', String.raw`x\")][at(document.type, "page`)).toBeUndefined()
    expect(requests).toEqual([])
  })

  // shows R229
  it('reads every page of a list once', async () => {
    const articles = Array.from({ length: 450 }, (_, n) => buildDocument({ type: 'article', uid: `a-${n}` }))
    const { fetch, requests } = memoryService(articles)
    const content = createContentClient({ repositoryName: 'test', fetch })

    expect(await content.getAll('article')).toEqual(articles)
    expect(requests).toHaveLength(1 + 5)
    const sizes = requests.slice(1).map((url) => url.searchParams.get('pageSize'))
    expect(new Set(sizes)).toEqual(new Set(['100']))
  })

  it('gives up on a silent service after five seconds', async () => {
    vi.useFakeTimers()
    const content = createContentClient({ repositoryName: 'test', fetch: () => new Promise(() => {}) })
    let isOver = false
    void content.getByUid('article', 'odds').catch(() => (isOver = true))
    await vi.advanceTimersByTimeAsync(4_999)
    expect(isOver).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    vi.useRealTimers()
    expect(isOver).toBe(true)
  })

  // shows R195, R197
  it('recovers when content was published after the ref was read', async () => {
    const service = memoryService([odds])
    const warnings: string[] = []
    const content = createContentClient({
      repositoryName: 'test',
      fetch: service.fetch,
      warn: (message) => warnings.push(message),
    })

    expect(await content.getByUid('article', 'odds', { ref: 'gone' })).toEqual(odds)
    expect(warnings).toEqual([
      '[@prismicio/client] The ref (gone) was invalid. Now retrying with the latest master ref (master-1). If you were previewing content, the response will not include draft content.',
    ])
  })

  it('gives the vendor’s client, working', async () => {
    const { fetch } = memoryService([odds])
    const content = createContentClient({ repositoryName: 'test', fetch })

    expect(await createVendorClient(content).getByUID('article', 'odds')).toEqual(odds)
    expect(await createVendorClient(content).getAllByType('article')).toEqual([odds])
  })
})
