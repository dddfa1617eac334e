import { ParsingError, filter } from '@prismicio/client'
import { describe, expect, it } from 'vitest'
import { startTestService } from '../testing/start-test-service.ts'
import type { TestDocument, TestService } from '../testing/start-test-service.ts'

const person = { id: 'person_ada', type: 'person', uid: 'ada', data: { name: 'Ada' } }

/** Uids of the pages a filter finds, in the order of the answer. */
async function find(service: TestService, ...filters: string[]): Promise<(string | null)[]> {
  return (await service.client().getAllByType('page', { filters })).map(({ uid }) => uid)
}

function page(uid: string, data: TestDocument['data'], more: Partial<TestDocument> = {}): TestDocument {
  return { id: `page_${uid}`, type: 'page', uid, data, ...more }
}

describe('a link that repeats', () => {
  it('is compared with each of its links', async () => {
    const to = (id: string) => ({ link_type: 'Document', id })
    const service = await startTestService({
      documents: [
        person,
        page('a', { links: [to('page_b'), to('person_ada')] }),
        page('b', { links: [{ link_type: 'Web', url: 'https://example.org' }] }),
        page('c', {}),
      ],
    })
    const path = 'my.page.links'
    expect(await find(service, filter.at(path, 'person_ada'))).toEqual(['a'])
    expect(await find(service, filter.any(path, ['page_x', 'page_b']))).toEqual(['a'])
    expect(await find(service, filter.not(path, 'person_ada'))).toEqual(['b', 'c'])
    expect(await find(service, filter.has(path))).toEqual(['a', 'b'])
  })
})

describe('at', () => {
  it('finds by every kind of field', async () => {
    const service = await startTestService({
      documents: [
        person,
        page('a', {
          lead: 'x',
          kind: 'news',
          score: 2,
          featured: true,
          author: { link_type: 'Document', id: 'person_ada' },
        }),
        page('b', { lead: 'y', kind: 'guide', score: 3 }),
      ],
    })
    const filters = [
      filter.at('document.id', 'page_a'),
      filter.at('my.page.uid', 'a'),
      filter.at('my.page.lead', 'x'),
      filter.at('my.page.kind', 'news'),
      filter.at('my.page.score', 2),
      filter.at('my.page.featured', true),
      filter.at('my.page.author', 'person_ada'),
    ]
    for (const each of filters) expect([each, await find(service, each)]).toEqual([each, ['a']])
  })

  it('knows the default of a boolean that nobody set', async () => {
    const service = await startTestService({ documents: [page('a', {}), page('b', { shown: false })] })
    expect(await find(service, filter.at('my.page.shown', true))).toEqual(['a'])
    expect(await find(service, filter.at('my.page.featured', false))).toEqual(['a', 'b'])
  })

  it('reads strings that hold quotes, brackets, commas and backslashes', async () => {
    const odd = 'a "b", [c] (d) \\ e\\f'
    const service = await startTestService({
      documents: [page('a', { lead: odd }), page('b', { lead: 'plain' })],
    })
    expect(await find(service, filter.at('my.page.lead', odd))).toEqual(['a'])
  })

  it('finds in groups', async () => {
    const service = await startTestService({
      documents: [
        page('a', { points: [{ label: 'one' }, { label: 'two', nested: [{ note: 'deep' }] }] }),
        page('b', {}),
      ],
    })
    expect(await find(service, filter.at('my.page.points.label', 'two'))).toEqual(['a'])
    expect(await find(service, filter.at('my.page.points.nested.note', 'deep'))).toEqual(['a'])
  })

  it('finds a day by date or by milliseconds', async () => {
    const service = await startTestService({
      documents: [page('a', { published_on: '2026-03-01' }), page('b', {})],
    })
    expect(await find(service, filter.at('my.page.published_on', '2026-03-01'))).toEqual(['a'])
    expect(await find(service, filter.at('my.page.published_on', new Date('2026-03-01')))).toEqual(['a'])
  })
})

describe('not', () => {
  it('finds everything else of the type', async () => {
    const service = await startTestService({
      documents: [person, page('a', { lead: 'x' }), page('b', { lead: 'y' }), page('c', {})],
    })
    expect(await find(service, filter.not('my.page.lead', 'x'))).toEqual(['b', 'c'])
    const all = await service.client().getAllByTag('none', { filters: [filter.not('document.type', 'page')] })
    expect(all).toEqual([])
    const others = await service.client().get({ filters: [filter.not('my.page.lead', 'x')] })
    expect(others.results.map(({ type }) => type)).toEqual(['page', 'page'])
  })

  it('finds documents that lack one of the tags', async () => {
    const service = await startTestService({
      documents: [page('a', {}, { tags: ['red', 'blue'] }), page('b', {}, { tags: ['red'] })],
    })
    expect(await find(service, filter.not('document.tags', ['red', 'blue']))).toEqual(['b'])
  })
})

describe('any', () => {
  it('finds one of several values', async () => {
    const service = await startTestService({
      documents: [page('a', { score: 1 }), page('b', { score: 2 }), page('c', { score: 3 })],
    })
    expect(await find(service, filter.any('my.page.score', [1, 3]))).toEqual(['a', 'c'])
    expect(
      await find(service, filter.any('document.type', ['page', 'person']), filter.any('my.page.uid', ['b'])),
    ).toEqual(['b'])
  })
})

describe('in', () => {
  it('finds ids and UIDs in the order they were named', async () => {
    const service = await startTestService({ documents: [page('a', {}), page('b', {}), page('c', {})] })
    expect(
      (await service.client().getByIDs(['page_c', 'nothing', 'page_a', 'page_a'])).results.map(
        ({ id }) => id,
      ),
    ).toEqual(['page_c', 'page_a'])
    expect((await service.client().getByUIDs('page', ['b', 'a'])).results.map(({ uid }) => uid)).toEqual([
      'b',
      'a',
    ])
  })

  it('takes ids and UIDs only', async () => {
    const service = await startTestService()
    await expect(find(service, filter.in('my.page.lead', ['x']))).rejects.toThrow(ParsingError)
  })
})

describe('fulltext', () => {
  it('finds words in their written form', async () => {
    const documents = [{ id: 'a', type: 'page', uid: 'a', data: { lead: 'Betting on horses' } }]
    const service = await startTestService({ documents })
    expect(await find(service, filter.fulltext('document', 'horses'))).toEqual(['a'])
    expect(await find(service, filter.fulltext('document', 'horse'))).toEqual([])
    expect(await find(service, filter.fulltext('document', 'bet'))).toEqual([])
  })

  it('finds every word, in any case and place', async () => {
    const service = await startTestService({
      documents: [
        page('a', { body: [{ type: 'paragraph', text: 'Chocolate and COOKIES', spans: [] }] }),
        page('b', {
          lead: 'Cookies',
          slices: [{ slice_type: 'hero', variation: 'default', primary: { title: 'chocolate café' } }],
        }),
        page('c', { lead: 'Cookie jar' }),
      ],
    })
    expect(await find(service, filter.fulltext('document', 'cookies chocolate'))).toEqual(['a', 'b'])
    expect(await find(service, filter.fulltext('document', 'CAFE'))).toEqual(['b'])
    expect(await find(service, filter.fulltext('my.page.lead', 'cookies'))).toEqual(['b'])
    expect(await find(service, filter.fulltext('my.page.uid', 'c'))).toEqual(['c'])
    expect(await find(service, filter.fulltext('document', '  '))).toEqual([])
  })

  it('follows what is published', async () => {
    const service = await startTestService({ documents: [page('a', { lead: 'before' })] })
    expect(await find(service, filter.fulltext('document', 'before'))).toEqual(['a'])
    const { version } = (await service.call('GET', '/desk/api/documents/page_a')).body as { version: string }
    await service.call(
      'PUT',
      '/desk/api/documents/page_a/draft',
      { data: { lead: 'after' } },
      { 'if-match': version },
    )
    await service.call('POST', '/desk/api/documents/page_a/publish')
    expect(await find(service, filter.fulltext('document', 'before'))).toEqual([])
    expect(await find(service, filter.fulltext('document', 'after'))).toEqual(['a'])
  })
})

describe('has and missing', () => {
  it('split documents by a filled field', async () => {
    const service = await startTestService({
      documents: [
        person,
        page('a', {
          lead: 'x',
          picture: { url: '/images/drawing.svg', alt: null },
          link: { link_type: 'Web', url: '/x' },
        }),
        page('b', {
          lead: '',
          body: [{ type: 'paragraph', text: '', spans: [] }],
          link: { link_type: 'Any', text: 'nowhere' },
        }),
      ],
    })
    for (const field of ['lead', 'picture', 'link']) {
      expect([field, await find(service, filter.has(`my.page.${field}`))]).toEqual([field, ['a']])
      const missing = await service.client().get({ filters: [filter.missing(`my.page.${field}`)] })
      expect(missing.results.map(({ uid }) => uid)).toEqual(['b'])
    }
    expect(await find(service, filter.has('my.page.body'))).toEqual([])
    expect(await find(service, filter.has('my.page.points.label'))).toEqual([])
  })
})

describe('similar', () => {
  it('finds documents that share rare words, the most alike first', async () => {
    const service = await startTestService({
      documents: [
        page('a', { lead: 'zebra giraffe common' }),
        page('b', { lead: 'zebra common' }),
        page('c', { lead: 'zebra giraffe common' }),
        page('d', { lead: 'common' }),
      ],
    })
    expect(await find(service, filter.similar('page_a', 3))).toEqual(['c', 'b'])
    expect(await find(service, filter.similar('page_a', 4))).toEqual(['c', 'b', 'd'])
    expect(await find(service, filter.similar('nothing', 4))).toEqual([])
  })
})

describe('geopoint.near', () => {
  it('finds what lies within the radius, the nearest first', async () => {
    const service = await startTestService({
      documents: [
        page('far', { place: { latitude: 52, longitude: 2.3 } }),
        page('near', { place: { latitude: 48.85, longitude: 2.35 } }),
        page('here', { place: { latitude: 48.8, longitude: 2.3 } }),
        page('nowhere', {}),
      ],
    })
    expect(await find(service, filter.geopointNear('my.page.place', 48.8, 2.3, 10))).toEqual(['here', 'near'])
  })
})

describe('number filters', () => {
  it('are strict for limits and inclusive for ranges', async () => {
    const service = await startTestService({
      documents: [
        page('a', { score: 1 }),
        page('b', { score: 2.5 }),
        page('c', { score: -3 }),
        page('d', {}),
      ],
    })
    expect(await find(service, filter.numberLessThan('my.page.score', 1))).toEqual(['c'])
    expect(await find(service, filter.numberGreaterThan('my.page.score', 1))).toEqual(['b'])
    expect(await find(service, filter.numberInRange('my.page.score', -3, 1))).toEqual(['a', 'c'])
  })
})

describe('date filters', () => {
  // 2026-03-02 is a Monday.
  const documents = [
    page('a', { published_on: '2026-03-02', starts_at: '2026-03-02T08:30:00+0000' }),
    page('b', { published_on: '2026-05-10', starts_at: '2026-05-10T20:00:00+0000' }),
    page('c', {}),
  ]

  it('compare moments strictly, from dates, timestamps and milliseconds', async () => {
    const service = await startTestService({ documents })
    expect(await find(service, filter.dateAfter('my.page.published_on', '2026-03-02'))).toEqual(['b'])
    expect(await find(service, filter.dateBefore('my.page.published_on', '2026-05-10'))).toEqual(['a'])
    expect(
      await find(service, filter.dateAfter('my.page.starts_at', new Date('2026-03-02T08:29:59Z'))),
    ).toEqual(['a', 'b'])
    expect(
      await find(service, filter.dateBetween('my.page.published_on', '2026-03-02', '2026-05-09')),
    ).toEqual(['a'])
    expect(await find(service, filter.dateAfter('document.first_publication_date', '2026-01-01'))).toEqual([
      'a',
      'b',
      'c',
    ])
  })

  it('compare days, weekdays, months, years and hours', async () => {
    const service = await startTestService({ documents })
    const expected: [string, string[]][] = [
      [filter.dateDayOfMonth('my.page.published_on', 2), ['a']],
      [filter.dateDayOfMonthAfter('my.page.published_on', 2), ['b']],
      [filter.dateDayOfMonthBefore('my.page.published_on', 10), ['a']],
      [filter.dateDayOfWeek('my.page.published_on', 'Monday'), ['a']],
      [filter.dateDayOfWeek('my.page.published_on', 'SUN'), ['b']],
      [filter.dateDayOfWeek('my.page.published_on', 7), ['b']],
      [filter.dateDayOfWeekAfter('my.page.published_on', 'mon'), ['b']],
      [filter.dateDayOfWeekBefore('my.page.published_on', 7), ['a']],
      [filter.dateMonth('my.page.published_on', 'May'), ['b']],
      [filter.dateMonth('my.page.published_on', 3), ['a']],
      [filter.dateMonthAfter('my.page.published_on', 'march'), ['b']],
      [filter.dateMonthBefore('my.page.published_on', 'may'), ['a']],
      [filter.dateYear('my.page.published_on', 2026), ['a', 'b']],
      [filter.dateHour('my.page.starts_at', 8), ['a']],
      [filter.dateHourAfter('my.page.starts_at', 8), ['b']],
      [filter.dateHourBefore('my.page.starts_at', 20), ['a']],
    ]
    for (const [each, uids] of expected) expect([each, await find(service, each)]).toEqual([each, uids])
  })
})

describe('the parameter q', () => {
  it('takes several filters in one, the old prefix and spaces', async () => {
    const service = await startTestService({ documents: [page('a', { score: 1 }), page('b', { score: 2 })] })
    const q = ' [ [ :d = at( document.type , "page" ) ] [ number.gt(my.page.score, 1) ] ] '
    const path = `/api/v2/documents/search?ref=${await service.masterRef()}&q=${encodeURIComponent(q)}`
    expect((await service.call('GET', path)).body).toMatchObject({
      total_results_size: 1,
      results: [{ uid: 'b' }],
    })
  })

  it('is refused with the place of the fault', async () => {
    const service = await startTestService()
    const faulty = [
      'at(document.type, "page")',
      '[at(document.type "page")]',
      '[at(document.type, "page)]',
      '[nonsense(document.type)]',
      '[at(my.page.nothing, 1)]',
      '[at(my.nothing.x, 1)]',
      '[number.lt(my.page.lead, 1)]',
      '[at(my.page.body, "x")]',
      '[at(document.type)]',
      '[date.month(my.page.published_on, "smarch")]',
    ]
    for (const each of faulty) {
      const answer = await service.call(
        'GET',
        `/api/v2/documents/search?ref=${await service.masterRef()}&q=${encodeURIComponent(`[${each}]`)}`,
      )
      expect([each, answer.status, answer.body['type']]).toEqual([each, 400, 'parsing-error'])
      expect(answer.body['pos']).toMatchObject({
        line: 1,
        column: expect.any(Number),
        id: 0,
        location: 'query',
      })
    }
    await expect(service.client().get({ filters: ['[nonsense(document.type)]'] })).rejects.toThrow(
      ParsingError,
    )
  })
})
