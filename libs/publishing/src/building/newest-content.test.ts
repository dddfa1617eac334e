import { createContentClient, type SnapshotStorage } from '@house-edge/content'
import { describe, expect, it } from 'vitest'
import { createNewestContent, typesReadInPart } from './newest-content.ts'

const begin = async (): Promise<void> => {}

type Wanted = { id: string; type: string; uid: string }

const whole: Parameters<typeof createNewestContent>[3] = { addresses: async () => [] }

describe('createNewestContent', () => {
  it('reads the newest hundred of a large type, once', async () => {
    const { client, asked } = serviceWith(articles(250))
    const content = createNewestContent(client, memoryStorage(), begin, whole)
    const found = await content.client.getAll('article')
    expect([found.length, found[0]?.uid, asked()]).toEqual([100, 'a-249', 2])
    expect(await content.addresses('article')).toHaveLength(100)
    expect(await content.lookup('article', 'a-200')).toBe('found')
    expect(asked()).toBe(2)
  })

  it('reads a small type whole, in the service’s order', async () => {
    const { client, asked } = serviceWith(articles(7))
    const content = createNewestContent(client, memoryStorage(), begin, whole)
    expect((await content.client.getAll('article')).map(({ uid }) => uid)).toEqual(
      [0, 1, 2, 3, 4, 5, 6].map((number) => `a-${number}`),
    )
    expect(await content.client.findByUid('article', 'none')).toBeUndefined()
    expect(asked()).toBe(1)
  })

  it('asks for an older document by its uid', async () => {
    const { client } = serviceWith(articles(250))
    const content = createNewestContent(client, memoryStorage(), begin, whole)
    expect((await content.client.findByUid('article', 'a-3'))?.uid).toBe('a-3')
    expect(await content.lookup('article', 'none')).toBe('not-found')
  })

  it('takes over what another process has read', async () => {
    const storage = memoryStorage()
    const first = serviceWith(articles(250))
    await createNewestContent(first.client, storage, begin, whole).client.getAll('article')
    const second = serviceWith([])
    expect(
      await createNewestContent(second.client, storage, begin, whole).client.getAll('article'),
    ).toHaveLength(100)
    expect(second.asked()).toBe(0)
  })

  it('asks again for what could not be read', async () => {
    const { client, fail } = serviceWith(articles(3))
    const content = createNewestContent(client, memoryStorage(), begin, whole)
    fail(true)
    await expect(content.client.getAll('article')).rejects.toMatchObject({ code: 'content/invalid-response' })
    fail(false)
    expect(await content.client.getAll('article')).toHaveLength(3)
  })
})

describe('typesReadInPart', () => {
  it('names types of which older documents exist', async () => {
    const storage = memoryStorage()
    const reviews = articles(2).map((document): Wanted => ({ ...document, type: 'casino_review' }))
    const content = createNewestContent(
      serviceWith([...articles(101), ...reviews]).client,
      storage,
      begin,
      whole,
    )
    await content.client.getAll('article')
    await content.client.getAll('casino_review')
    expect(await typesReadInPart(storage, ['article', 'casino_review', 'person'])).toEqual(['article'])
  })
})

/** The newest has the highest number. */
function articles(count: number): Wanted[] {
  return Array.from({ length: count }, (_, number) => ({
    id: `id-${number}`,
    type: 'article',
    uid: `a-${number}`,
  }))
}

function serviceWith(documents: readonly Wanted[]) {
  let searches = 0
  let isDown = false
  const client = createContentClient({
    repositoryName: 'test',
    fetch: async (url) => {
      if (isDown) return new Response(null, { status: 400 })
      const { pathname, searchParams } = new URL(url)
      if (!pathname.endsWith('/search')) return Response.json(repository)
      searches += 1
      const asked = searchParams.getAll('q').join()
      const [, type] = /document\.type, "(\w+)"/.exec(asked) ?? []
      const [, uid] = /my\.article\.uid, "([\w-]+)"/.exec(asked) ?? []
      const found = documents.filter(
        (document) =>
          (type === undefined || document.type === type) && (uid === undefined || document.uid === uid),
      )
      if (searchParams.get('orderings')?.includes('last_publication_date desc')) found.reverse()
      return Response.json(pageOf(found, Number(searchParams.get('pageSize') ?? 20)))
    },
  })
  return { client, asked: () => searches, fail: (down: boolean) => (isDown = down) }
}

function pageOf(found: readonly Wanted[], size: number): object {
  const results = found.slice(0, size).map((document) => ({
    ...document,
    lang: 'en-gb',
    url: null,
    tags: [],
    data: {},
    first_publication_date: '2026-01-01T00:00:00+0000',
    last_publication_date: '2026-01-01T00:00:00+0000',
  }))
  return {
    page: 1,
    results_per_page: size,
    results_size: results.length,
    total_results_size: found.length,
    total_pages: Math.ceil(found.length / size),
    next_page: null,
    prev_page: null,
    results,
  }
}

const repository = {
  refs: [{ id: 'master', ref: 'one', label: 'Master', isMasterRef: true }],
  types: {},
  languages: [{ id: 'en-gb', name: 'English', is_master: true }],
  bookmarks: {},
  tags: [],
  forms: {},
  oauth_initiate: '',
  oauth_token: '',
  license: '',
  version: '',
}

function memoryStorage(): SnapshotStorage {
  const files = new Map<string, string>()
  return {
    read: async (name) => files.get(name),
    write: async (name, text) => void files.set(name, text),
  }
}
