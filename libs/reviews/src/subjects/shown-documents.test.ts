import { readCasino } from '../rendering/review/casino.ts'
import type { SubjectDocument } from '../rendering/subject/subject-header.tsx'
import type { ArticleDocument, CasinoReviewDocument } from '../documents.ts'
import { describe, expect, it } from 'vitest'
import { narrowArticles, readArticleChoice } from '../articles/article-choice.ts'
import { readChoice } from '../filter/choice.ts'
import { narrow } from '../filter/find-casinos.ts'
import { mostShown, shownArticles, shownReviews } from './shown-documents.ts'
import { links } from '../testing/site.ts'

const to = (type: string, uid: string) => ({
  link_type: 'Document',
  type,
  id: `${type}_${uid}`,
  uid,
  data: { name: uid },
})

const subject = (type: string, uid = 'named'): SubjectDocument =>
  ({ id: `${type}_${uid}`, uid, type, data: { name: uid } }) as never

function review(uid: string, data: object): CasinoReviewDocument {
  const groups = { bonuses: [], payments: [], providers: [], licences: [] }
  return {
    id: uid,
    uid,
    url: `/${uid}`,
    type: 'casino_review',
    data: { name: uid, ...groups, ...data },
  } as never
}

function article(uid: string, data: object): ArticleDocument {
  return { id: uid, uid, type: 'article', data: { title: uid, topics: [], ...data } } as never
}

/** Articles of as many days, the last of them the newest. */
const articles = (count: number, data: object): readonly ArticleDocument[] =>
  Array.from({ length: count }, (_, nth) =>
    article(`a-${nth}`, {
      ...data,
      published_on: new Date(Date.UTC(2020, 0, 1 + nth)).toISOString().slice(0, 10),
    }),
  )

const query = (address: string | undefined): Record<string, string> =>
  Object.fromEntries(new URL(address ?? '', 'https://site.test').searchParams)

describe('shownArticles', () => {
  it('puts the article that leads a topic before newer ones', () => {
    const topic = { ...subject('topic'), data: { name: 'named', lead: { id: 'a-1' } } } as never
    const [list] = shownArticles(topic, articles(3, { topics: [{ topic: to('topic', 'named') }] }), links)
    expect(list?.documents.map(({ uid }) => uid)).toEqual(['a-1', 'a-2', 'a-0'])
  })

  // shows P52
  it('shows the newest of two thousand, and their number', () => {
    const [list] = shownArticles(subject('person'), articles(2_000, { author: to('person', 'named') }), links)
    expect(list?.documents).toHaveLength(mostShown)
    expect(list?.documents.slice(0, 2).map(({ uid }) => uid)).toEqual(['a-1999', 'a-1998'])
    expect(list?.total).toBe(2_000)
  })

  it.each([
    ['person', { author: to('person', 'named') }],
    ['person', { reviewer: to('person', 'named') }],
    ['topic', { topics: [{ topic: to('topic', 'named') }] }],
  ])('leads from a %s to its whole listing: %j', (type, data) => {
    const all = [...articles(30, data), article('other', { author: to('person', 'other') })]
    const [list, ...more] = shownArticles(subject(type), all, links)
    const listed = narrowArticles(all, readArticleChoice(query(list?.hrefOfAll), links), links)
    expect(more).toEqual([])
    expect(listed).toHaveLength(30)
    expect(listed.slice(0, mostShown)).toEqual(list?.documents)
  })

  it('keeps the same ones of one day, in any order', () => {
    const day = articles(40, { author: to('person', 'named') }).map((each) => ({
      ...each,
      data: { ...each.data, published_on: '2026-01-01' },
    })) as unknown as readonly ArticleDocument[]
    expect(shownArticles(subject('person'), day.toReversed(), links)).toEqual(
      shownArticles(subject('person'), day, links),
    )
  })
})

const verified = { state: 'verified', checked_on: '2026-11-16' }

describe('shownReviews', () => {
  it('keeps apart who only claims a licence', () => {
    const regulator = to('regulator', 'named')
    const lists = shownReviews(
      subject('regulator'),
      [
        review('found', {
          licences: [
            { regulator, ...verified },
            { regulator, state: 'withdrawn' },
          ],
        }),
        review('sought', { licences: [{ regulator, state: 'not found', checked_on: '2026-11-16' }] }),
        review('silent', { licences: [{ regulator }] }),
      ],
      links,
    )
    expect(lists.map(({ documents }) => documents.map(({ uid }) => uid))).toEqual([
      ['found'],
      ['silent', 'sought'],
    ])
    expect(lists[1]?.title).toContain('not verified')
    expect(lists[1]?.hrefOfAll).toBeUndefined()
  })

  // shows P52
  it.each([
    ['person', { author: to('person', 'named') }],
    ['person', { fact_checker: to('person', 'named') }],
    ['operator', { operator: to('operator', 'named') }],
    ['regulator', { licences: [{ regulator: to('regulator', 'named'), ...verified }] }],
    ['payment_method', { payments: [{ method: to('payment_method', 'named') }] }],
    ['game_provider', { providers: [{ provider: to('game_provider', 'named') }] }],
  ])('leads from a %s to its whole listing: %j', (type, data) => {
    const all = [...Array.from({ length: 30 }, (_, nth) => review(`r-${nth}`, data)), review('other', {})]
    const [list, ...more] = shownReviews(subject(type), all, links)
    const casinos = all.flatMap((each) => readCasino(each) ?? [])
    expect(more).toEqual([])
    expect(list?.documents).toHaveLength(mostShown)
    expect(list?.total).toBe(30)
    expect(
      narrow(casinos, readChoice(query(list?.hrefOfAll), links), {
        today: '2026-11-23',
        marketOf: () => 'GB',
      }),
    ).toHaveLength(30)
  })

  it('puts a score of ten before 9.5 and 9', () => {
    const operator = to('operator', 'named')
    const scored = [9, 10, 8.5, 9.5].map((overall_score) =>
      review(`of-${overall_score}`, { operator, overall_score }),
    )
    const [list] = shownReviews(subject('operator'), scored, links)
    expect(list?.documents.map(({ data }) => data.overall_score)).toEqual([10, 9.5, 9, 8.5])
  })

  it('counts no review that has no row', () => {
    const operator = to('operator', 'named')
    expect(shownReviews(subject('operator'), [review('nameless', { operator, name: null })], links)).toEqual(
      [],
    )
  })

  it('knows no listing for an offer', () => {
    const [list] = shownReviews(
      subject('bonus'),
      [review('maker', { bonuses: [{ bonus: to('bonus', 'named') }] })],
      links,
    )
    expect([list?.total, list?.hrefOfAll]).toEqual([1, undefined])
  })
})
