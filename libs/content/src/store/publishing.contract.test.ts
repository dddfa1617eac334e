import type { FetchLike } from '@prismicio/client'
import { startContentService } from '@house-edge/content-service'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createContentClient } from '../client/create-client.ts'
import { createNodeFetch } from '../node/node-fetch.ts'
import { openRealService, type RealService } from '../testing/real-service.ts'
import type { ContentStore } from './content-store.ts'
import { createContentStore } from './create-store.ts'

const articles = Array.from({ length: 150 }, (_, n) => ({
  id: `article_a-${n}`,
  type: 'article',
  uid: `a-${n}`,
  data: { title: `Article ${n}`, ...(n < 3 && { author: { link_type: 'Document', id: 'person_ada' } }) },
}))
const ada = { id: 'person_ada', type: 'person', uid: 'ada', data: { name: 'Ada', bio: 'Counts.' } }
const settings = { id: 'settings', type: 'settings', data: { tagline: 'The house has an edge' } }

let service: RealService
let store: ContentStore
let aheadMs = 0

beforeEach(async () => {
  service = await openRealService(startContentService, [...articles, ada, settings])
  store = createContentStore({ client: clientOf(service), pause: () => new Promise(() => {}) })
})
afterEach(() => service.close())

function clientOf({ endpoint }: RealService): ReturnType<typeof createContentClient> {
  return createContentClient({
    repositoryName: 'test',
    endpoint,
    fetch: createNodeFetch(),
    now: () => Date.now() + aheadMs,
    routes: [{ type: 'article', path: '/casino-blog/:uid' }],
    warn: () => {},
  })
}

/** Lets the second pass in which the newest document was published. */
async function settle(): Promise<void> {
  await store.refresh()
  aheadMs += 2_000
  await store.refresh()
}

describe('createContentStore', () => {
  it('reads the repository once, then answers alone', async () => {
    expect(await store.lookup('article', 'a-7')).toBe('found')
    expect(await service.takeRequests()).toBe(1 + 2)
    expect((await store.client.getByUid('article', 'a-149')).url).toBe('/casino-blog/a-149')
    expect(await store.client.getSingle('settings')).toMatchObject({ id: 'settings' })
    expect(await service.takeRequests()).toBe(0)
  })

  it('follows a publish, with the documents that show it and no others', async () => {
    await settle()
    await service.publish('person_ada', { name: 'Ada L.', bio: 'Counts.' })
    await service.takeRequests()
    await store.refresh()

    expect(await service.takeRequests()).toBe(4)
    expect(store.takeChanges()?.changed.map(({ uid }) => uid)).toEqual(['ada', 'a-0', 'a-1', 'a-2'])
    expect((await store.client.getByUid('article', 'a-0')).data.author.data.name).toBe('Ada L.')

    // Links carry the date of what they lead to, which is no reason to render a page again.
    await service.call('POST', '/control/clock', { advanceMs: 5_000 })
    await service.publish('person_ada', { name: 'Ada L.', bio: 'Counts and plays.' })
    await store.refresh()
    expect(store.takeChanges()?.changed.map(({ uid }) => uid)).toEqual(['ada'])
  })

  // shows F21
  it('reads one publication though another comes meanwhile', async () => {
    const publish = async (): Promise<void> => {
      for (const { id } of articles.slice(0, 5)) await service.unpublish(id)
      await service.create('article', 'brand-new', { title: 'New' })
    }
    let published: Promise<void> | undefined
    const nodeFetch = createNodeFetch()
    const fetch: FetchLike = async (url, init) => {
      // Later pages are asked for only once their documents have moved up.
      if (Number(new URL(url).searchParams.get('page')) > 1) await (published ??= publish())
      return nodeFetch(url, init)
    }
    const { endpoint } = service
    const client = (): ReturnType<typeof createContentClient> =>
      createContentClient({ repositoryName: 'test', endpoint, fetch, warn: () => {} })
    const all = await client().getAll('article', { pageSize: 50 })
    expect(published).toBeDefined()
    expect(all.map(({ id }) => id).toSorted()).toEqual(articles.map(({ id }) => id).toSorted())

    const after = await client().getAll('article', { pageSize: 50 })
    expect(after.map(({ uid }) => uid)).toContain('brand-new')
    expect(after).toHaveLength(146)
  })

  it('follows new and unpublished documents and uids', async () => {
    await settle()
    await service.create('article', 'brand-new', { title: 'New' })
    await service.publish('article_a-5', { title: 'Moved' }, 'moved')
    await service.unpublish('article_a-6')
    await service.takeRequests()
    await store.refresh({ hint: ['article_a-6'] })

    expect(await service.takeRequests()).toBe(4)
    expect(await store.lookup('article', 'brand-new')).toBe('found')
    expect(await store.lookup('article', 'moved')).toBe('found')
    expect((await store.client.findByUid('article', 'a-5'))?.uid).toBe('moved')
    expect(await store.lookup('article', 'a-6')).toBe('not-found')
    expect(store.takeChanges()).toMatchObject({ removed: [{ id: 'article_a-6', url: '/casino-blog/a-6' }] })
  })

  it('asks for no list again whose documents changed, and for one that has others', async () => {
    await settle()
    const titles = async (): Promise<unknown[]> =>
      (await store.client.getAll('article')).map(({ data }) => data['title'])
    const before = await titles()
    await service.publish('article_a-5', { title: 'Changed' })
    await store.refresh()
    await service.takeRequests()
    expect(await titles()).toEqual(before.map((title) => (title === 'Article 5' ? 'Changed' : title)))
    expect(await service.takeRequests()).toBe(0)

    // One that they show, of another type.
    await service.publish('person_ada', { name: 'Ada L.', bio: 'Counts.' })
    await store.refresh()
    await service.takeRequests()
    const list = await store.client.getAll('article')
    expect(list.filter(({ data }) => data['author']?.data?.name === 'Ada L.')).toHaveLength(3)
    expect(await service.takeRequests()).toBe(0)

    await service.create('article', 'brand-new', { title: 'New' })
    await store.refresh()
    await service.takeRequests()
    expect(await titles()).toContain('New')
    expect(await service.takeRequests()).toBeGreaterThan(0)

    await service.unpublish('article_a-7')
    await store.refresh({ hint: ['article_a-7'] })
    expect(await titles()).toHaveLength(before.length)
  })

  it('finds an unpublished document that nobody named by listing, without data', async () => {
    await settle()
    await service.unpublish('article_a-9')
    await service.takeRequests()
    await store.refresh()

    expect(await service.takeRequests()).toBe(3 + 2)
    expect(await store.lookup('article', 'a-9')).toBe('not-found')
  })

  it('reads everything and finds nothing changed', async () => {
    await settle()
    await service.call('POST', '/control/master-ref/rotate')
    await store.refresh()
    expect(store.takeChanges()).toBeUndefined()
  })

  // shows F15
  it('goes on after the ref it serves has died', async () => {
    await store.lookup('article', 'a-1')
    await service.call('POST', '/control/master-ref/expire')
    expect((await store.client.getByType('article', { pageSize: 5 })).results).toHaveLength(5)
  })

  // shows F5, F6, F11, F12, F19
  it.each<[string, object]>([
    ['status 503', { kind: 'status', status: 503, body: 'down' }],
    ['status 429', { kind: 'status', status: 429, body: '{}', headers: { 'retry-after': '60' } }],
    ['status 500', { kind: 'status', status: 500, body: 'oops' }],
    ['a 404 page of a proxy', { kind: 'status', status: 404, body: '<html>' }],
    ['a wrong access token', { kind: 'status', status: 401, body: '{"error":"Invalid access token"}' }],
    ['pages of HTML', { kind: 'body', body: 'html' }],
    ['broken JSON', { kind: 'body', body: 'malformed' }],
    ['empty bodies', { kind: 'body', body: 'empty' }],
    ['cut bodies', { kind: 'cut', at: 'middle' }],
    ['refused connections', { kind: 'cut', at: 'start' }],
  ])('serves what it knows through %s, and recovers at once', async (_what, fault) => {
    await store.client.getByType('article', { pageSize: 12 })
    await service.call('POST', '/control/faults', { path: '/api/v2*', ...fault })
    await store.refresh().catch(() => {})

    expect(await store.lookup('article', 'a-1')).toBe('found')
    expect(await store.lookup('article', 'never')).toBe('unknown')
    expect(await store.client.findByUid('article', 'a-1')).toMatchObject({ uid: 'a-1' })
    expect((await store.client.getByType('article', { pageSize: 12 })).results).toHaveLength(12)
    await expect(store.client.findByUid('article', 'never')).rejects.toMatchObject({
      code: expect.stringMatching(/^content\/(?!not-found)/),
    })
    await service.call('DELETE', '/control/faults')
    await store.refresh()
    expect(await store.lookup('article', 'never')).toBe('not-found')
  })
})

describe('at a preview', () => {
  it('reads the draft, and published content around it', async () => {
    await service.draft('article_a-1', { title: 'Not yet' })
    const token = await service.preview('article_a-1')
    const draft = store.client.at({ ref: token })

    expect((await draft.getByUid('article', 'a-1')).data.title).toBe('Not yet')
    expect((await draft.getSingle('settings')).data.tagline).toBe('The house has an edge')
    expect((await store.client.getByUid('article', 'a-1')).data.title).toBe('Article 1')
    expect(draft.draftOmitted).toBe(false)
  })

  it.each(['not-found', 'expired'])('says so when it has ended, in the form "%s"', async (form) => {
    const token = await service.preview('article_a-1')
    await service.call('PUT', '/control/previews', { endedPreview: form })
    const id = new URL(token).searchParams.get('websitePreviewId')
    await service.call('POST', `/control/previews/${id}/expire`)
    await expect(store.client.at({ ref: token }).getByUid('article', 'a-1')).rejects.toMatchObject({
      code: form === 'expired' ? 'content/preview-expired' : 'content/ref-not-found',
    })
  })
})
