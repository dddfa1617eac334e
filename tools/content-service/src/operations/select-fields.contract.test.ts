import { describe, expect, it } from 'vitest'
import { startTestService } from '../testing/start-test-service.ts'

const person = (uid: string, data: object): { id: string; type: string; uid: string; data: never } => ({
  id: `person_${uid}`,
  type: 'person',
  uid,
  data: data as never,
})
const documents = [
  {
    id: 'page_a',
    type: 'page',
    uid: 'a',
    data: {
      lead: 'Lead',
      score: 4,
      author: { link_type: 'Document', id: 'person_ada' },
      parent: { link_type: 'Document', id: 'page_b' },
      points: [{ label: 'one', person: { link_type: 'Document', id: 'person_ada' } }],
      slices: [
        { slice_type: 'hero', variation: 'default', primary: { title: 'Hero' }, items: [{ label: 'item' }] },
        { slice_type: 'old_quote', primary: { quote: 'Quote' }, items: [{ source: 'Source' }] },
      ],
    },
  },
  { id: 'page_b', type: 'page', uid: 'b', data: { lead: 'Parent lead', score: 1 } },
  person('ada', {
    name: 'Ada',
    awards: [{ title: 'First', year: 1 }],
    friend: { link_type: 'Document', id: 'person_bob' },
  }),
  person('bob', {
    name: 'Bob',
    awards: [{ title: 'Second', year: 2 }],
    friend: { link_type: 'Document', id: 'person_cy' },
  }),
  person('cy', { name: 'Cy' }),
]

describe('fetch', () => {
  it('keeps only the fields named, with and without brackets', async () => {
    const service = await startTestService({ documents })
    expect(
      (await service.client().getByUID('page', 'a', { fetch: ['page.lead', 'page.score'] })).data,
    ).toEqual({ lead: 'Lead', score: 4 })
    expect((await service.client().getByUID('page', 'a', { fetch: '[page.lead]' })).data).toEqual({
      lead: 'Lead',
    })
    expect((await service.client().getByUID('person', 'ada', { fetch: 'page.lead' })).data).toEqual({})
  })
})

describe('fetchLinks', () => {
  it('adds fields of linked documents to those the model names', async () => {
    const service = await startTestService({ documents })
    const { data } = await service
      .client()
      .getByUID('page', 'a', { fetchLinks: ['person.awards', 'page.lead', 'person.friend'] })
    expect(data['author'].data).toMatchObject({
      name: 'Ada',
      awards: [{ title: 'First', year: 1 }],
      friend: { id: 'person_bob' },
    })
    expect(data['author'].data.friend).not.toHaveProperty('data')
    expect(data['parent'].data).toEqual({ lead: 'Parent lead' })
    expect(data['points'][0].person.data).toMatchObject({ name: 'Ada' })
  })

  it('takes a field of a group', async () => {
    const service = await startTestService({ documents })
    const { data } = await service.client().getByUID('page', 'a', { fetchLinks: 'person.awards.title' })
    expect(data['author'].data.awards).toEqual([{ title: 'First' }])
  })
})

describe('what models send along', () => {
  it('follows two relationships and the groups on the way', async () => {
    const service = await startTestService({ documents })
    const { data } = await service.client().getByUID('person', 'ada')
    expect(data['friend'].data).toMatchObject({
      name: 'Bob',
      awards: [{ title: 'Second' }],
      friend: { id: 'person_cy', data: { name: 'Cy' } },
    })
    expect(Object.keys(data['friend'].data)).toEqual(['name', 'awards', 'friend'])
  })
})

describe('graphQuery', () => {
  it('selects fields, groups, linked documents and slices', async () => {
    const service = await startTestService({ documents })
    const graphQuery = `{
      page {
        lead
        author { ...on person { name friend { ...on person { name } } } }
        points { label }
        slices {
          ...on hero { variation { ...on default { primary { title } items { label } } } }
        }
      }
    }`
    const { data } = await service.client().getByUID('page', 'a', { graphQuery })
    expect(data).toEqual({
      lead: 'Lead',
      author: expect.objectContaining({
        id: 'person_ada',
        data: { name: 'Ada', friend: expect.objectContaining({ data: { name: 'Bob' } }) },
      }),
      points: [{ label: 'one' }],
      slices: [
        expect.objectContaining({
          slice_type: 'hero',
          primary: { title: 'Hero' },
          items: [{ label: 'item' }],
        }),
      ],
    })
  })

  it('selects everything, links without their data, and slices of the old kind', async () => {
    const service = await startTestService({ documents })
    const all = await service.client().getByUID('page', 'a', { graphQuery: '{page{...pageFields}}' })
    expect(all.data).toMatchObject({ lead: 'Lead', score: 4 })
    expect(all.data['author']).not.toHaveProperty('data')
    const old = await service.client().getByUID('page', 'a', {
      graphQuery: '{page{slices{...onold_quote{non-repeat{quote}repeat{source}}}}}',
    })
    expect(old.data['slices']).toMatchObject([
      { slice_type: 'old_quote', primary: { quote: 'Quote' }, items: [{ source: 'Source' }] },
    ])
  })

  it.each([
    ['{ page { nothing } }', "unexpected field 'page.nothing'"],
    ['{ nothing { lead } }', "unexpected type 'nothing'"],
    ['{ page { constructor } }', "unexpected field 'page.constructor'"],
    ['{ page { lead { x } } }', "'page.lead' has no fields of its own"],
    ['{ page { author { ...on nobody { name } } } }', "unexpected type 'nobody'"],
    ['{ page { author { ...on person { nothing } } } }', "unexpected field 'person.nothing'"],
    ['{ page { points { nothing } } }', "unexpected field 'page.points.nothing'"],
    ['{ page { slices { ...on nothing { primary { title } } } } }', "unexpected slice 'page.slices.nothing'"],
    [
      '{ page { slices { ...on hero { variation { ...on large { primary { title } } } } } } }',
      "unexpected variation 'page.slices.hero.large'",
    ],
    [
      '{ page { slices { ...on hero { variation { ...on default { primary { nothing } } } } } } }',
      "unexpected field 'page.slices.hero.default.primary.nothing'",
    ],
    [
      '{ page { slices { ...on hero { nothing { title } } } } }',
      "unexpected part 'page.slices.hero.nothing'",
    ],
    [
      '{ page { slices { ...on old_quote { repeat { nothing } } } } }',
      "unexpected field 'page.slices.old_quote.repeat.nothing'",
    ],
  ])('is judged by the models, whatever documents there are: %s', async (graphQuery, fault) => {
    const empty = await startTestService()
    await expect(empty.client().get({ graphQuery })).rejects.toMatchObject({
      response: { message: `graphQuery: ${fault}` },
    })
  })

  it('is refused unreadable, with unknown names, or with fetch', async () => {
    const service = await startTestService({ documents })
    for (const graphQuery of [
      '{ page { lead }',
      '{ page { nothing } }',
      '{ page { lead { x } } }',
      '{ page { ...what } }',
    ]) {
      await expect(service.client().getByUID('page', 'a', { graphQuery })).rejects.toMatchObject({
        response: { message: expect.any(String) },
      })
    }
    await expect(service.client().get({ graphQuery: '{page{lead}}', fetch: 'page.lead' })).rejects.toThrow(
      'together',
    )
  })
})

describe('the size of an answer', () => {
  it('is limited to 6 MB, saying so', async () => {
    const lead = 'x'.repeat(70_000)
    const large = Array.from({ length: 100 }, (_, index) => ({
      id: `p${index}`,
      type: 'page',
      uid: `p${index}`,
      data: { lead },
    }))
    const service = await startTestService({ documents: large })
    const answer = await service.call(
      'GET',
      `/api/v2/documents/search?pageSize=100&ref=${await service.masterRef()}`,
    )
    expect(answer.status).toBe(422)
    expect(answer.headers.get('content-type')).toContain('application/json')
    expect(answer.body['text']).toMatch(
      /^The maximum size of response body is: 6 MO \(6291456 bytes\)\nYour response is: {2}\d+\.\d\d MO \(\d+ bytes\)$/,
    )
    await expect(service.client().get({ pageSize: 100 })).rejects.toMatchObject({
      message: 'An invalid API response was returned',
    })
  })
})
