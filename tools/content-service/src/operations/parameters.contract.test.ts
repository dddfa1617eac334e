import { NotFoundError, ParsingError, buildQueryURL, filter } from '@prismicio/client'
import { describe, expect, it } from 'vitest'
import { startTestService } from '../testing/start-test-service.ts'
import type { TestDocument, TestService } from '../testing/start-test-service.ts'

const pages: TestDocument[] = [
  { id: 'page_a', type: 'page', uid: 'a', tags: ['red', 'blue'], data: { score: 3, lead: 'First' } },
  { id: 'page_b', type: 'page', uid: 'b', tags: ['red'], data: { score: 1, lead: 'Second' } },
  { id: 'page_c', type: 'page', uid: 'c', tags: ['blue'], data: { score: 2, lead: 'Third' } },
  { id: 'page_c_fr', type: 'page', uid: 'c', lang: 'fr-fr', alternate_languages: [{ id: 'page_c' }] },
  { id: 'settings', type: 'settings', data: { site_name: 'Site' } },
]
const routes = [{ type: 'page', path: '/:uid' }]

async function uidsFor(service: TestService, parameters: Record<string, string>): Promise<unknown> {
  const query = new URLSearchParams({ ref: await service.masterRef(), ...parameters })
  const { body } = await service.call('GET', `/api/v2/documents/search?${query.toString()}`)
  return (body['results'] as { uid: string }[] | undefined)?.map(({ uid }) => uid) ?? body
}

describe('the methods of the client', () => {
  // shows R153
  it('find the same documents whichever is used', async () => {
    const service = await startTestService({ documents: pages })
    const client = service.client({ routes })
    const uids = (list: { uid: string | null }[]): (string | null)[] => list.map(({ uid }) => uid)

    expect((await client.getFirst({ filters: [filter.at('document.type', 'page')] })).uid).toBe('a')
    expect((await client.getByID('page_b')).url).toBe('/b')
    expect((await client.getByUID('page', 'c')).id).toBe('page_c')
    expect((await client.getSingle('settings')).data['site_name']).toBe('Site')
    expect(uids((await client.getByIDs(['page_c', 'page_a'])).results)).toEqual(['c', 'a'])
    expect(uids(await client.getAllByIDs(['page_a', 'page_b']))).toEqual(['a', 'b'])
    expect(uids((await client.getByUIDs('page', ['b'])).results)).toEqual(['b'])
    expect(uids(await client.getAllByUIDs('page', ['a', 'c']))).toEqual(['a', 'c'])
    expect(uids((await client.getByType('page')).results)).toEqual(['a', 'b', 'c'])
    expect(uids(await client.getAllByType('page', { limit: 2 }))).toEqual(['a', 'b'])
    expect(uids((await client.getByTag('red')).results)).toEqual(['a', 'b'])
    expect(uids(await client.getAllByTag('blue'))).toEqual(['a', 'c'])
    expect(uids((await client.getByEveryTag(['red', 'blue'])).results)).toEqual(['a'])
    expect(uids((await client.getBySomeTags(['red', 'blue'])).results)).toEqual(['a', 'b', 'c'])
    expect(await client.dangerouslyGetAll({ lang: '*' })).toHaveLength(5)
    expect((await client.getMasterRef()).ref).toBe(await service.masterRef())
    await expect(client.getFirst({ filters: [filter.at('my.page.uid', 'none')] })).rejects.toThrow(
      NotFoundError,
    )
  })
})

describe('the parameters of a search', () => {
  // shows R152, R154
  it('are all taken at once, as the client writes them', async () => {
    const service = await startTestService({ documents: pages })
    const url = buildQueryURL(service.endpoint, {
      ref: await service.masterRef(),
      filters: [filter.any('document.type', ['page']), filter.numberGreaterThan('my.page.score', 0)],
      orderings: [
        { field: 'my.page.score', direction: 'desc' },
        { field: 'document.first_publication_date' },
      ],
      fetch: ['page.lead', 'page.score'],
      fetchLinks: ['person.name'],
      lang: '*',
      page: 1,
      pageSize: 2,
      after: 'page_a',
      routes,
      brokenRoute: '/404',
      integrationFieldsRef: 'any',
    })
    const answer = (await (await fetch(url)).json()) as {
      results: { uid: string; url: string; data: unknown }[]
    }
    expect(answer.results.map(({ uid, url: address, data }) => [uid, address, data])).toEqual([
      ['c', '/c', { lead: 'Third', score: 2 }],
      ['b', '/b', { lead: 'Second', score: 1 }],
    ])
  })

  it('come back whole in the address of the next page', async () => {
    const service = await startTestService({ documents: pages })
    const first = await service
      .client({ routes })
      .getByType('page', { pageSize: 1, orderings: 'my.page.lead' })
    const next = new URL(first.next_page ?? '')
    expect(next.origin + next.pathname).toBe(`${service.endpoint}/documents/search`)
    expect(next.searchParams.get('x-c')).toMatch(/^js-/)
    expect(JSON.parse(next.searchParams.get('routes') ?? '')).toEqual(routes)
    const second = (await (await fetch(next)).json()) as { results: { uid: string }[]; prev_page: string }
    expect(second.results.map(({ uid }) => uid)).toEqual(['b'])
    expect(new URL(second.prev_page).searchParams.get('page')).toBe('1')
  })

  it('hold lists with and without brackets, spaces and directions', async () => {
    const service = await startTestService({ documents: pages })
    expect(
      await uidsFor(service, { orderings: '[my.page.score asc]', q: '[[at(document.type,"page")]]' }),
    ).toEqual(['b', 'c', 'a'])
    expect(await uidsFor(service, { orderings: ' my.page.score  desc ', pageSize: '1' })).toEqual(['a'])
    expect(await uidsFor(service, { orderings: '[]', q: '[[at(document.type, "page")]]' })).toEqual([
      'a',
      'b',
      'c',
    ])
  })

  it('are refused when they are not of their kind', async () => {
    const service = await startTestService({ documents: pages })
    const refused = { type: 'api_validation_error', message: expect.any(String) }
    expect(await uidsFor(service, { page: 'two' })).toEqual(refused)
    expect(await uidsFor(service, { pageSize: 'all' })).toEqual(refused)
    expect(await uidsFor(service, { fetch: 'lead' })).toEqual(refused)
    expect(await uidsFor(service, { routes: '{' })).toEqual(refused)
    await expect(service.client().get({ orderings: 'my.page.nothing' })).rejects.toThrow(ParsingError)
  })

  it('that mean nothing are ignored and named', async () => {
    const lines: string[] = []
    const service = await startTestService({
      documents: pages,
      service: { log: (line, level) => level !== 'debug' && lines.push(line) },
    })
    const ref = await service.masterRef()
    const path = `/api/v2/documents/search?ref=${ref}&x-c=js-7&x-d=1&referer=r&pagesize=1`
    const answer = await service.call('GET', path)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('x-ignored-parameters')).toBe('pagesize')
    await service.call('GET', path)
    expect(lines.filter((line) => line.includes('pagesize'))).toHaveLength(1)
    const known = await service.client().get()
    expect(known.total_results_size).toBe(4)
    expect(lines).toHaveLength(1)
  })

  it('find nothing in a language that is not there', async () => {
    const service = await startTestService({ documents: pages })
    expect((await service.client().get({ lang: 'de-de' })).results).toEqual([])
  })
})

describe('paths that lead nowhere', () => {
  // shows R159
  it('answer 404 and are written to the log', async () => {
    const lines: string[] = []
    const service = await startTestService({
      service: { log: (line, level) => level !== 'debug' && lines.push(line) },
    })
    for (const path of ['/api/v1', '/api/v2/nothing', '/core/documents', '/app/settings', '/prismic.js']) {
      expect([path, (await service.call('GET', path)).status]).toEqual([path, 404])
    }
    expect(lines).toHaveLength(5)
    expect(lines.join('\n')).toContain('nothing answers GET /api/v1')
  })
})
