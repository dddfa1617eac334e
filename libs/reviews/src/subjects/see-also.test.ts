import type { AllDocumentTypes, ArticleDocument } from '../documents.ts'
import { describe, expect, it } from 'vitest'
import { seeAlsoLinks, type Published } from './see-also.ts'
import { links } from '../testing/site.ts'

const to = (type: string, uid: string) => ({
  link_type: 'Document',
  type,
  id: uid,
  uid,
  data: { name: `The ${uid}` },
})

function review(uid: string, data: object = {}): Published['reviews'][number] {
  const groups = { bonuses: [], payments: [], providers: [], licences: [], slices: [] }
  return { id: uid, uid, type: 'casino_review', data: { name: uid, ...groups, ...data } } as never
}

function article(uid: string, data: object = {}): ArticleDocument {
  return {
    id: uid,
    uid,
    type: 'article',
    data: { title: uid, topics: [], related: [], slices: [], ...data },
  } as never
}

const subject = (type: string, uid: string): AllDocumentTypes => ({ id: uid, uid, type, data: {} }) as never
const topics = (...uids: string[]) => ({ topics: uids.map((uid) => ({ topic: to('topic', uid) })) })
const related = (...links: object[]) => ({ related: links.map((document) => ({ document })) })
const placed = (...links: object[]) => ({
  slices: [{ slice_type: 'related', primary: { items: links.map((document) => ({ document })) } }],
})

/** The lists of a page, as headings and addresses. */
const linksOf = (document: AllDocumentTypes, published: Partial<Published>) =>
  Object.fromEntries(
    seeAlsoLinks(document, { reviews: [], articles: [], ...published }, links).map(({ title, entries }) => [
      title,
      entries.map(({ href }) => href),
    ]),
  )

describe('seeAlsoLinks', () => {
  // shows P52, P98
  it('leads from reviews to the operator’s casinos', () => {
    const operator = to('operator', 'lines')
    const own = review('own', { operator })
    const sister = review('sister', { operator, status: 'warning' })
    const reviews = [
      own,
      sister,
      review('stranger', { operator: to('operator', 'others') }),
      review('nobody'),
    ]
    expect(linksOf(own, { reviews })).toEqual({ 'Also run by The lines': ['/casino-reviews/sister'] })
    expect(seeAlsoLinks(own, { reviews, articles: [] }, links)[0]?.entries[0]?.status).toBe('warning')
    expect(linksOf(review('nobody'), { reviews })).toEqual({})
  })

  it('leads from articles to related articles and their casinos', () => {
    const own = article('own', { ...topics('odds', 'terms'), ...related(to('casino_review', 'named')) })
    const articles = [
      own,
      article('one-topic', { ...topics('odds'), published_on: '2026-03-01' }),
      article('both', { ...topics('terms', 'odds'), published_on: '2026-01-01' }),
      article('none', topics('payments')),
    ]
    expect(linksOf(own, { articles, reviews: [review('named'), review('unnamed')] })).toEqual({
      'More on the same topics': ['/casino-blog/both', '/casino-blog/one-topic'],
      'Casinos in this article': ['/casino-reviews/named'],
    })
  })

  it('repeats nothing that an editor has placed on the page', () => {
    const own = article('own', { ...topics('odds'), ...placed(to('article', 'placed')) })
    expect(linksOf(own, { articles: [own, article('placed', topics('odds'))] })).toEqual({})
  })

  it('repeats no casino of an operator that an editor has placed on a review', () => {
    const operator = to('operator', 'lines')
    const own = review('own', { operator, ...placed(to('casino_review', 'placed')) })
    const reviews = [own, review('placed', { operator }), review('other', { operator })]
    expect(linksOf(own, { reviews })).toEqual({ 'Also run by The lines': ['/casino-reviews/other'] })
  })

  it('lists the casinos that the text, a table or a chart of an article leads to', () => {
    const chart = { reviews: [{ review: to('casino_review', 'charted') }] }
    const span = { type: 'hyperlink', data: to('casino_review', 'told') }
    const text = { content: [{ type: 'paragraph', text: 'Told', spans: [span] }] }
    const item = {
      document: { ...to('casino_review', 'led'), data: { rival: to('casino_review', 'rival') } },
    }
    const slices = [
      { slice_type: 'casino_chart', primary: chart },
      { slice_type: 'rich_text', primary: text },
      { slice_type: 'toplist', primary: { items: [item] } },
    ]
    const reviews = ['charted', 'told', 'led', 'rival'].map((uid) => review(uid))
    expect(linksOf(article('own', { slices }), { reviews })).toEqual({
      'Casinos in this article': ['charted', 'told', 'led'].map((uid) => `/casino-reviews/${uid}`),
    })
  })

  it('leads between people and topics, operators and regulators, once', () => {
    const author = { author: to('person', 'wren') }
    const articles = [
      article('a', { ...author, ...topics('odds') }),
      article('b', { ...author, ...topics('odds') }),
    ]
    expect(linksOf(subject('person', 'wren'), { articles })).toEqual({ 'Writes about': ['/topics/odds'] })
    expect(linksOf(subject('topic', 'odds'), { articles })).toEqual({
      'Who writes about it': ['/people/wren'],
    })
    const licences = [
      { regulator: to('regulator', 'board'), state: 'verified', checked_on: '2026-11-16' },
      { regulator: to('regulator', 'floe'), state: 'not found', checked_on: '2026-11-16' },
      { regulator: {} },
    ]
    const reviews = [
      review('a', { operator: to('operator', 'lines'), licences }),
      review('b', { operator: to('operator', 'lines'), licences }),
    ]
    expect(linksOf(subject('operator', 'lines'), { reviews })).toEqual({
      'Licensed by': ['/regulators/board'],
    })
    expect(linksOf(subject('regulator', 'board'), { reviews })).toEqual({
      'Operators that name it': ['/operators/lines'],
    })
  })

  it('knows a subject in another language', () => {
    const inGerman = (link: ReturnType<typeof to>) => ({ ...link, id: `${link.uid}_de` })
    const operator = to('operator', 'lines')
    const own = review('own', { operator: inGerman(operator) })
    expect(linksOf(own, { reviews: [own, review('sister', { operator })] })).toEqual({
      'Also run by The lines': ['/casino-reviews/sister'],
    })
    const topic = inGerman(to('topic', 'odds'))
    const read = article('read', { topics: [{ topic }] })
    expect(linksOf(read, { articles: [read, article('other', topics('odds'))] })).toEqual({
      'More on the same topics': ['/casino-blog/other'],
    })
    const wren = { ...subject('person', 'wren'), id: 'wren_de', alternate_languages: [{ id: 'wren' }] }
    const written = [
      article('a', { author: to('person', 'wren'), topics: [{ topic }, ...topics('odds').topics] }),
    ]
    const named = { ...subject('topic', 'odds'), data: { name: 'Quoten' } } as never
    const [list] = seeAlsoLinks(wren as never, { reviews: [], articles: written, topics: [named] }, links)
    expect(list?.entries.map(({ title, href }) => [title, href])).toEqual([['Quoten', '/topics/odds']])
  })

  it('cuts a long list and leads to the rest', () => {
    const operator = to('operator', 'lines')
    const own = review('own', { operator })
    const sisters = Array.from({ length: 300 }, (_, nth) => review(`sister-${nth}`, { operator }))
    const [list] = seeAlsoLinks(own, { reviews: [own, ...sisters], articles: [] }, links)
    expect(list?.entries).toHaveLength(24)
    expect(list?.more?.href).toBe('/casino-reviews/find?operator=lines')
    const named = article('many', {
      author: to('person', 'wren'),
      ...topics(...Array.from({ length: 300 }, (_, nth) => `topic-${nth}`)),
    })
    const [about] = seeAlsoLinks(subject('person', 'wren'), { reviews: [], articles: [named] }, links)
    expect([about?.entries.length, about?.more?.href]).toEqual([24, '/topics'])
  })

  it('is empty without relations, also for empty documents', () => {
    expect(linksOf(subject('payment_method', 'card'), {})).toEqual({})
    expect(
      linksOf(review('bare', { operator: { link_type: 'Document' } }), { articles: [article('bare')] }),
    ).toEqual({})
  })
})
