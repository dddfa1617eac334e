import { asDate, asImageSrc, asLink, filter, isFilled } from '@prismicio/client'
import { describe, expect, it } from 'vitest'
import { startTestService } from '../testing/start-test-service.ts'
import type { TestDocument } from '../testing/start-test-service.ts'

const pages: TestDocument[] = [
  { id: 'page_a', type: 'page', uid: 'a', tags: ['red', 'blue'], data: { score: 3, lead: 'First' } },
  { id: 'page_b', type: 'page', uid: 'b', tags: ['red'], data: { score: 1, lead: 'Second' } },
  { id: 'page_c', type: 'page', uid: 'c', data: { score: 2, lead: 'Third' } },
  { id: 'page_c_fr', type: 'page', uid: 'c', lang: 'fr-fr', alternate_languages: [{ id: 'page_c' }] },
]
const routes = [{ type: 'page', path: '/:uid' }]

describe('GET /api/v2', () => {
  it('answers with and without a slash at the end', async () => {
    const service = await startTestService()
    const plain = await service.client().getRepository()
    const slashed = await service.client({ documentAPIEndpoint: `${service.endpoint}/` }).getRepository()
    expect(slashed).toEqual(plain)
    expect(plain.refs).toEqual([
      { id: 'master', label: 'Master', isMasterRef: true, ref: await service.masterRef() },
    ])
    expect(plain.types).toEqual({ page: 'Page', person: 'Person', settings: 'Settings' })
    expect(plain.languages.map(({ id }) => id)).toEqual(['en-gb', 'fr-fr'])
  })

  // shows R051, R155
  it('names the form that lists tags', async () => {
    const service = await startTestService({ documents: pages })
    const repository = await service.client().getRepository()
    expect(repository.forms['tags']?.action).toBe(new URL('tags', `${service.endpoint}/`).toString())
    expect(await service.client().getTags()).toEqual(['blue', 'red'])
  })

  // shows R230
  it('may be read from any origin and is never kept', async () => {
    const service = await startTestService()
    const { headers } = await service.call('GET', '/api/v2')
    expect(headers.get('access-control-allow-origin')).toBe('*')
    expect(headers.get('cache-control')).toBe('no-cache')
  })
})

describe('GET /api/v2/documents/search', () => {
  it('finds a document by UID with its route’s address', async () => {
    const service = await startTestService({ documents: pages })
    const page = await service.client({ routes }).getByUID('page', 'b')
    expect(page).toMatchObject({ id: 'page_b', uid: 'b', url: '/b', tags: ['red'], lang: 'en-gb' })
    expect(page.href).toContain('/api/v2/documents/search?')
    expect(asDate(page.first_publication_date as `${number}`)?.toISOString()).toBe('2026-01-02T10:00:00.000Z')
  })

  it('answers in the master language unless another is asked for', async () => {
    const service = await startTestService({ documents: pages })
    await expect(service.client().getByID('page_c_fr')).rejects.toThrow('No documents were returned')
    const french = await service.client().getByID('page_c_fr', { lang: 'fr-fr' })
    expect(french.alternate_languages).toEqual([{ id: 'page_c', type: 'page', lang: 'en-gb', uid: 'c' }])
    expect((await service.client().get({ lang: '*' })).total_results_size).toBe(4)
  })

  it('ties languages together from either side', async () => {
    const service = await startTestService({ documents: pages })
    const english = await service.client().getByID('page_c')
    expect(english.alternate_languages).toEqual([{ id: 'page_c_fr', type: 'page', lang: 'fr-fr', uid: 'c' }])
  })

  // shows R061, R228
  it('pages through results until there is no next page', async () => {
    const service = await startTestService({ documents: pages })
    const first = await service.client().getByType('page', { pageSize: 2 })
    expect(first).toMatchObject({
      page: 1,
      results_per_page: 2,
      results_size: 2,
      total_results_size: 3,
      total_pages: 2,
    })
    expect(first.prev_page).toBeNull()
    expect(new URL(first.next_page ?? '').searchParams.get('page')).toBe('2')
    const second = await service.client().getByType('page', { pageSize: 2, page: 2 })
    expect(second).toMatchObject({ next_page: null, results_size: 1 })
    expect(second.prev_page).toContain('page=1')
    expect((await service.client().getAllByType('page', { pageSize: 2 })).map(({ uid }) => uid)).toEqual([
      'a',
      'b',
      'c',
    ])
  })

  // shows R229
  it('sends 20 documents a page, and never more than 100', async () => {
    const documents = Array.from({ length: 120 }, (_, index) => ({
      id: `p${index}`,
      type: 'page',
      uid: `p${index}`,
    }))
    const service = await startTestService({ documents })
    expect((await service.client().get()).results_per_page).toBe(20)
    expect((await service.client().get({ pageSize: 500 })).results).toHaveLength(100)
    expect((await service.client().get({ page: 99 })).results).toEqual([])
  })

  it('puts results in the order asked for', async () => {
    const service = await startTestService({ documents: pages })
    const byScore = await service
      .client()
      .getByType('page', { orderings: { field: 'my.page.score', direction: 'desc' } })
    expect(byScore.results.map(({ uid }) => uid)).toEqual(['a', 'c', 'b'])
    const written = await service.client().getByType('page', { orderings: 'my.page.score' })
    expect(written.results.map(({ uid }) => uid)).toEqual(['b', 'c', 'a'])
  })

  it('orders by text, date or several fields, empty last', async () => {
    const service = await startTestService({
      documents: [
        { id: '1', type: 'page', uid: '1', data: { lead: 'b', score: 1, published_on: '2026-01-03' } },
        { id: '2', type: 'page', uid: '2', data: { lead: 'A', score: 1, published_on: '2026-01-10' } },
        { id: '3', type: 'page', uid: '3', data: { score: 0 } },
      ],
    })
    const order = async (orderings: string): Promise<string> =>
      (await service.client().getAllByType('page', { orderings })).map(({ uid }) => uid).join('')
    expect(await order('my.page.lead')).toBe('213')
    expect(await order('my.page.lead desc')).toBe('123')
    expect(await order('my.page.published_on desc')).toBe('213')
    expect(await order('my.page.score, my.page.lead asc')).toBe('321')
    expect(await order('document.first_publication_date,my.page.uid desc')).toBe('321')
    await expect(order('my.page.nothing')).rejects.toThrow('unexpected field')
    await expect(order('my.page.link')).rejects.toThrow('cannot be put in order')
  })

  it('leaves out everything up to a document', async () => {
    const service = await startTestService({ documents: pages })
    const after = await service.client().getByType('page', { after: 'page_b', orderings: 'my.page.score' })
    expect(after.results.map(({ uid }) => uid)).toEqual(['c', 'a'])
  })

  it('takes every tag for at and some tag for any', async () => {
    const service = await startTestService({ documents: pages })
    expect((await service.client().getAllByEveryTag(['red', 'blue'])).map(({ id }) => id)).toEqual(['page_a'])
    expect((await service.client().getAllBySomeTags(['red', 'blue'])).map(({ id }) => id)).toEqual([
      'page_a',
      'page_b',
    ])
  })

  it('ignores parameters it does not know', async () => {
    const service = await startTestService({ documents: pages })
    const ref = await service.masterRef()
    expect((await service.call('GET', `/api/v2/documents/search?ref=${ref}&x-c=js&nonsense=1`)).status).toBe(
      200,
    )
  })

  it('sends every field empty when nothing is filled', async () => {
    const service = await startTestService({ documents: [{ id: 'empty', type: 'page', uid: 'empty' }] })
    const { data } = await service.client().getByUID('page', 'empty')
    expect(data).toEqual({
      title: [],
      lead: null,
      kind: null,
      score: null,
      weight: null,
      featured: false,
      shown: true,
      colour: null,
      published_on: null,
      starts_at: null,
      place: {},
      video: {},
      picture: { square: {} },
      plain_picture: {},
      body: [],
      table: null,
      link: { link_type: 'Any' },
      links: [],
      download: { link_type: 'Any' },
      author: { link_type: 'Any' },
      parent: { link_type: 'Any' },
      product: null,
      points: [],
      slices: [],
    })
    expect([data['link'], data['author'], data['download']].some((link) => isFilled.link(link))).toBe(false)
    expect([isFilled.image(data['picture']), isFilled.table(data['table'])]).toEqual([false, false])
  })

  it('completes pictures with absolute addresses, sizes and every thumbnail', async () => {
    const service = await startTestService({
      documents: [
        { id: 'p', type: 'page', uid: 'p', data: { picture: { url: '/images/drawing.svg', alt: 'A box' } } },
      ],
    })
    const { data } = await service.client().getByUID('page', 'p')
    expect(data['picture']).toMatchObject({
      alt: 'A box',
      copyright: null,
      dimensions: { width: 400, height: 200 },
      square: { alt: 'A box', dimensions: { width: 100, height: 100 } },
    })
    expect(isFilled.imageThumbnail(data['picture'].square)).toBe(true)
    expect(asImageSrc(data['picture'], { w: 50 })).toMatch(
      new RegExp(`^${service.origin}/images/drawing.svg\\?.*w=50`),
    )
  })

  it('completes links and sends along what their models name', async () => {
    const service = await startTestService({
      documents: [
        {
          id: 'page_a',
          type: 'page',
          uid: 'a',
          data: {
            author: { link_type: 'Document', id: 'person_ada' },
            parent: { link_type: 'Document', id: 'page_b' },
          },
        },
        {
          id: 'page_b',
          type: 'page',
          uid: 'b',
          data: { title: [{ type: 'heading1', text: 'The Parent', spans: [] }] },
        },
        {
          id: 'person_ada',
          type: 'person',
          uid: 'ada',
          data: { name: 'Ada', bio: [{ type: 'paragraph', text: 'x', spans: [] }] },
        },
      ],
    })
    const { data } = await service.client({ routes }).getByUID('page', 'a')
    expect(data['author']).toMatchObject({
      link_type: 'Document',
      id: 'person_ada',
      uid: 'ada',
      type: 'person',
      isBroken: false,
      data: { name: 'Ada' },
    })
    expect(Object.keys(data['author'].data)).toEqual(['name', 'photo'])
    expect(data['author']).not.toHaveProperty('url')
    expect(data['parent']).toMatchObject({ slug: 'the-parent', url: '/b' })
    expect(asLink(data['parent'])).toBe('/b')
  })

  it('marks unpublished links broken, with the broken route', async () => {
    const service = await startTestService({
      documents: [
        { id: 'page_a', type: 'page', uid: 'a', data: { parent: { link_type: 'Document', id: 'gone' } } },
      ],
    })
    const { data } = await service.client({ routes, brokenRoute: '/404' }).getByUID('page', 'a')
    expect(data['parent']).toMatchObject({ isBroken: true, type: 'broken_type', url: '/404' })
  })

  it('completes slices', async () => {
    const service = await startTestService({
      documents: [
        {
          id: 'p',
          type: 'page',
          uid: 'p',
          data: { slices: [{ slice_type: 'hero', variation: 'centred', primary: { title: 'Hello' } }] },
        },
      ],
    })
    const [slice] = (await service.client().getByUID('page', 'p')).data['slices']
    expect(slice).toEqual({
      id: expect.stringMatching(/^hero\$[0-9a-f-]{36}$/),
      slice_type: 'hero',
      slice_label: null,
      variation: 'centred',
      version: 'v2',
      primary: { title: 'Hello' },
      items: [],
    })
  })

  it('refuses a query without a ref', async () => {
    const service = await startTestService()
    const answer = await service.call('GET', '/api/v2/documents/search')
    expect(answer).toMatchObject({ status: 400, body: { type: 'api_validation_error' } })
  })

  it('sends unknown refs to the master', async () => {
    const service = await startTestService({ documents: pages })
    const answer = await service.call('GET', '/api/v2/documents/search?ref=nope')
    expect(answer).toMatchObject({ status: 404, body: { type: 'api_notfound_error' } })
    expect(answer.body['message']).toMatch(new RegExp(`Master ref is: ${await service.masterRef()}$`))
    const client = service.client()
    client.queryContentFromRef('nope')
    expect(
      (await client.getByType('page', { filters: [filter.at('my.page.uid', 'a')] })).results,
    ).toHaveLength(1)
  })
})
