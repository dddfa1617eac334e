import type { Client } from '@prismicio/client'
import { describe, expect, it } from 'vitest'
import type { JsonObject } from '../json/json.ts'
import { startTestService } from '../testing/start-test-service.ts'
import type { TestService } from '../testing/start-test-service.ts'

const documents = [
  {
    id: 'page_a',
    type: 'page',
    uid: 'a',
    tags: ['red'],
    data: {
      lead: 'Lead "quoted"',
      score: 2,
      published_on: '2026-03-01',
      title: [{ type: 'heading1', text: 'Title', spans: [] }],
      author: { link_type: 'Document', id: 'person_ada' },
      link: { link_type: 'Web', url: 'https://example.org', target: '_blank' },
      points: [{ label: 'one' }],
      slices: [
        { slice_type: 'hero', variation: 'default', primary: { title: 'Hero' }, items: [{ label: 'item' }] },
        { slice_type: 'old_quote', primary: { quote: 'Quote' }, items: [{ source: 'Source' }] },
      ],
    },
  },
  { id: 'page_b', type: 'page', uid: 'b', data: { score: 1 } },
  { id: 'page_a_fr', type: 'page', uid: 'a', lang: 'fr-fr', alternate_languages: [{ id: 'page_a' }] },
  { id: 'person_ada', type: 'person', uid: 'ada', data: { name: 'Ada' } },
]

async function ask(
  service: TestService,
  query: string,
  client: Client = service.client(),
): Promise<{ status: number; body: JsonObject }> {
  const response = await client.graphQLFetch(`${service.origin}/graphql?query=${encodeURIComponent(query)}`)
  return { status: response.status, body: (await response.json()) as JsonObject }
}

describe('the GraphQL API', () => {
  it('counts every document', async () => {
    const service = await startTestService({ documents })
    expect(await ask(service, '{_allDocuments{totalCount}}')).toEqual({
      status: 200,
      body: { data: { _allDocuments: { totalCount: 4 } } },
    })
  })

  it('finds a document by UID and language', async () => {
    const service = await startTestService({ documents })
    const { body } = await ask(
      service,
      `{
        page(uid: "a", lang: "en-gb") {
          lead score published_on title
          _linkType
          _meta { id uid type lang tags alternateLanguages { uid lang } firstPublicationDate }
          author { ... on Person { name _meta { uid } } }
          link { _linkType ... on _ExternalLink { url target } }
          points { label }
          slices {
            ... on PageSlicesHero { type variation { ... on PageSlicesHeroDefault { primary { title } items { label } } } }
            ... on PageSlicesOld_quote { type primary { quote } fields { source } }
          }
          kind body
        }
      }`,
    )
    expect(body).toEqual({
      data: {
        page: {
          lead: 'Lead "quoted"',
          score: 2,
          published_on: '2026-03-01',
          title: [{ type: 'heading1', text: 'Title', spans: [] }],
          _linkType: 'Link.document',
          _meta: {
            id: 'page_a',
            uid: 'a',
            type: 'page',
            lang: 'en-gb',
            tags: ['red'],
            alternateLanguages: [{ uid: 'a', lang: 'fr-fr' }],
            firstPublicationDate: '2026-01-02T10:00:00+0000',
          },
          author: { name: 'Ada', _meta: { uid: 'ada' } },
          link: { _linkType: 'Link.web', url: 'https://example.org', target: '_blank' },
          points: [{ label: 'one' }],
          slices: [
            { type: 'hero', variation: { primary: { title: 'Hero' }, items: [{ label: 'item' }] } },
            { type: 'old_quote', primary: { quote: 'Quote' }, fields: [{ source: 'Source' }] },
          ],
          kind: null,
          body: null,
        },
      },
    })
  })

  it('lists a type in order, filtered and in pages', async () => {
    const service = await startTestService({ documents })
    const first = await ask(
      service,
      '{allPages(sortBy: score_ASC, lang: "en-gb", first: 1) { totalCount pageInfo { hasNextPage endCursor } edges { cursor node { _meta { uid } } } }}',
    )
    expect(first.body).toMatchObject({
      data: {
        allPages: {
          totalCount: 2,
          pageInfo: { hasNextPage: true },
          edges: [{ node: { _meta: { uid: 'b' } } }],
        },
      },
    })
    const cursor = (first.body as { data: { allPages: { pageInfo: { endCursor: string } } } }).data.allPages
      .pageInfo.endCursor
    const second = await ask(
      service,
      `{allPages(sortBy: score_ASC, lang: "en-gb", after: "${cursor}") { pageInfo { hasNextPage hasPreviousPage } edges { node { _meta { uid } } } }}`,
    )
    expect(second.body).toMatchObject({
      data: {
        allPages: {
          pageInfo: { hasNextPage: false, hasPreviousPage: true },
          edges: [{ node: { _meta: { uid: 'a' } } }],
        },
      },
    })
    const where = await ask(
      service,
      '{allPages(where: { lead: "Lead \\"quoted\\"", score_gt: 1, points: { label: "one" } }) { totalCount }}',
    )
    expect(where.body).toEqual({ data: { allPages: { totalCount: 1 } } })
    const tagged = await ask(
      service,
      '{_allDocuments(tags: ["red"], type_in: ["page"], fulltext: "quoted") { totalCount }}',
    )
    expect(tagged.body).toEqual({ data: { _allDocuments: { totalCount: 1 } } })
  })

  it('refuses what it does not have, by name', async () => {
    const service = await startTestService({ documents })
    expect(
      await ask(service, '{allPages(where: { place_near: { lat: 1, lon: 2 } }) { totalCount }}'),
    ).toMatchObject({
      status: 400,
      body: { errors: [{ message: expect.stringContaining('place_near') }] },
    })
  })

  // shows R156
  it('shows what the headers of the client ask for', async () => {
    const service = await startTestService({
      documents,
      files: {
        'settings.json': {
          access: 'private',
          accessTokens: [{ id: 't', name: 'All', token: 'release-token', scope: 'master+releases' }],
        },
      },
    })
    const count = '{_allDocuments(type: "page", lang: "en-gb") { totalCount }}'
    expect(await ask(service, count, service.client({ accessToken: 'release-token' }))).toEqual({
      status: 200,
      body: { data: { _allDocuments: { totalCount: 2 } } },
    })
    const release = await service.call('POST', '/desk/api/releases', { label: 'Spring' })
    await service.call('PUT', `/desk/api/releases/${release.body['id'] as string}/documents/page_b`, {
      data: { lead: 'In the release' },
    })
    const client = service.client({ accessToken: 'release-token' })
    client.queryContentFromReleaseByLabel('Spring')
    expect(await ask(service, '{page(uid: "b", lang: "en-gb") { lead }}', client)).toEqual({
      status: 200,
      body: { data: { page: { lead: 'In the release' } } },
    })
    const bare = { headers: { 'prismic-ref': (await client.getMasterRef()).ref } }
    expect((await fetch(`${service.origin}/graphql?query=${encodeURIComponent(count)}`, bare)).status).toBe(
      401,
    )
  })

  it('answers GET alone', async () => {
    const service = await startTestService({ documents })
    expect((await service.call('POST', '/graphql', { query: '{_allDocuments{totalCount}}' })).status).toBe(
      403,
    )
  })

  it('names what is wrong with a query or ref', async () => {
    const service = await startTestService({ documents })
    expect(await ask(service, '{allPages{nothing}}')).toMatchObject({
      status: 400,
      body: { errors: [{ message: expect.stringContaining('nothing') }] },
    })
    expect(await ask(service, '{allPages{')).toMatchObject({
      status: 400,
      body: { errors: [{ message: expect.stringContaining('Syntax') }] },
    })
    const client = service.client()
    client.queryContentFromRef('nope')
    expect(await ask(service, '{_allDocuments{totalCount}}', client)).toMatchObject({
      status: 404,
      body: { type: 'api_notfound_error' },
    })
    expect(await service.call('GET', '/graphql?query={_allDocuments{totalCount}}')).toMatchObject({
      status: 400,
    })
  })
})
