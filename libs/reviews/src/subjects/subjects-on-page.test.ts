import type { SubjectDocument } from '../rendering/subject/subject-header.tsx'
import type { CasinoReviewDocument } from '../documents.ts'
import { describe, expect, it } from 'vitest'
import { subjectsOnPage } from './subjects-on-page.ts'
import { links } from '../testing/site.ts'

const subject = (type: string, name: string): SubjectDocument =>
  ({ id: name, uid: name, type, data: { name, title: name } }) as never

function review(uid: string, data: object): CasinoReviewDocument {
  const groups = { bonuses: [], payments: [], providers: [], licences: [] }
  return { id: uid, uid, type: 'casino_review', data: { name: uid, ...groups, ...data } } as never
}

const to = (type: string, id: string) => ({ link_type: 'Document', type, id, uid: id })

/** `t-001` to `t-500`, in no order. */
const many = Array.from({ length: 500 }, (_, nth) =>
  subject('topic', `t-${String(((nth * 7) % 500) + 1).padStart(3, '0')}`),
)

function page(documents: readonly SubjectDocument[], number: number, reviews: CasinoReviewDocument[] = []) {
  const { shown, pages } = subjectsOnPage({ documents, reviews, articles: [] }, number, 48, links)
  return { titles: shown.map(({ title }) => title), contexts: shown.map(({ context }) => context), pages }
}

describe('subjectsOnPage', () => {
  it('says where a regulator is', () => {
    const board = { ...subject('regulator', 'board'), data: { name: 'Board', country: 'IE' } } as never
    expect(page([board], 1).contexts).toEqual(['Ireland'])
  })

  // shows P52
  it('puts five hundred subjects on pages, each once', () => {
    const { pages } = page(many, 1)
    expect(pages).toBe(11)
    const all = Array.from({ length: pages }, (_, place) => page(many, place + 1).titles)
    expect(all.map(({ length }) => length)).toEqual([...Array.from({ length: 10 }, () => 48), 20])
    expect(all.flat()).toEqual(many.map(({ uid }) => uid).toSorted())
    expect(page(many, 12).titles).toEqual([])
  })

  it('counts the casinos that name each', () => {
    const reviews = ['a', 'b'].map((uid) => review(uid, { operator: to('operator', 'named') }))
    const operators = [subject('operator', 'named'), subject('operator', 'unnamed')]
    expect(page(operators, 1, reviews).contexts).toEqual(['2 casinos', ''])
  })

  it('counts apart what a person wrote and what they checked', () => {
    const [wren, other] = [to('person', 'wren'), to('person', 'other')]
    const reviews = [
      review('a', { author: wren, fact_checker: other }),
      review('b', { author: wren, fact_checker: other }),
      review('c', { author: other, fact_checker: wren }),
    ]
    const article = {
      id: 'd',
      uid: 'd',
      type: 'article',
      data: { author: wren, reviewer: other, topics: [] },
    }
    const documents = [subject('person', 'wren')]
    const [shown] = subjectsOnPage({ documents, reviews, articles: [article as never] }, 1, 48, links).shown
    expect(shown?.context).toBe('2 reviews and 1 article written · 1 review checked')
  })

  it('counts no casino that only claims a licence', () => {
    const regulator = to('regulator', 'board')
    const reviews = ['verified', 'claimed', 'not found', 'withdrawn'].map((state) =>
      review(state, { licences: [{ regulator, state, checked_on: '2026-11-16' }] }),
    )
    expect(page([subject('regulator', 'board')], 1, reviews).contexts).toEqual(['1 casino'])
  })

  it('says that no licence is verified where casinos only claim one', () => {
    const regulator = to('regulator', 'board')
    const reviews = ['claimed', 'withdrawn'].map((state) =>
      review(state, { licences: [{ regulator, state, checked_on: '2026-11-16' }] }),
    )
    expect(page([subject('regulator', 'board')], 1, reviews).contexts).toEqual([
      'none verified; 2 casinos claim it',
    ])
  })

  // shows P98
  it.each(['warning', 'closed', 'unlisted'])('lists no offer of a casino that is %s', (status) => {
    const offers = [subject('bonus', 'shown'), subject('bonus', 'barred'), subject('bonus', 'of-nobody')]
    const reviews = [
      review('good', { status: 'active', bonuses: [{ bonus: to('bonus', 'shown') }] }),
      review('bad', { status, bonuses: [{ bonus: to('bonus', 'barred') }] }),
    ]
    expect(page(offers, 1, reviews).titles).toEqual(['shown'])
  })
})
