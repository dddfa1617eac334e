import type { CasinoReviewDocument } from '../documents.ts'
import { describe, expect, it } from 'vitest'
import { naming, namings, shownMaker, shownOffers } from './related.ts'

const offer = { id: 'bonus_first' }
const link = { link_type: 'Document', type: 'bonus', id: 'bonus_first', uid: 'first', data: {} }

function review(uid: string, data: object): CasinoReviewDocument {
  const groups = { bonuses: [{ bonus: link }], payments: [], providers: [], licences: [] }
  return { id: uid, uid, type: 'casino_review', data: { name: uid, ...groups, ...data } } as never
}

describe('naming', () => {
  // shows P52
  it('finds the documents that name a subject, and no other', () => {
    const method = { id: 'payment_method_card' }
    const takes = review('takes', { payments: [{ method: { link_type: 'Document', id: method.id } }] })
    const takesNone = review('takes-none', { payments: [{ method: { link_type: 'Document' } }] })
    const [way] = namings.payment_method.reviews
    expect(naming(method, [takes, takesNone], way!)).toEqual([takes])
  })

  it('finds those that name it in another language, each once', () => {
    const method = { id: 'card_de', alternate_languages: [{ id: 'card' }] }
    const taking = (...ids: string[]) =>
      review(ids.join('-'), { payments: ids.map((id) => ({ method: { link_type: 'Document', id } })) })
    const reviews = [taking('card'), taking('voucher'), taking('card_de', 'card'), taking('card_de')]
    const [way] = namings.payment_method.reviews
    expect(naming(method, reviews, way!)).toEqual([reviews[0], reviews[2], reviews[3]])
  })
})

describe('namings', () => {
  const to = (id: string) => ({ link_type: 'Document', id })
  const named = to('named')
  const other = to('other')
  const groups = { bonuses: [], payments: [], providers: [], licences: [], topics: [] }
  const reviewFields: Record<string, object> = {
    'person author': { author: named, fact_checker: other },
    'person fact_checker': { author: other, fact_checker: named },
    'game_provider providers': { providers: [{ provider: named }] },
    'payment_method payments': { payments: [{ method: named }] },
    'operator operator': { operator: named },
    'regulator licences': { licences: [{ regulator: named, state: 'verified', checked_on: '2026-11-16' }] },
    'bonus bonuses': { bonuses: [{ bonus: named }] },
  }
  const articleFields: Record<string, object> = {
    'person author': { author: named, reviewer: other },
    'person reviewer': { author: other, reviewer: named },
    'topic topics': { topics: [{ topic: named }] },
  }
  /** Every way of every type that finds a document, by type and field. */
  const waysTo = (kind: 'reviews' | 'articles', data: object): string[] =>
    Object.entries(namings).flatMap(([type, ways]) =>
      ways[kind]
        .filter((way) => naming({ id: 'named' }, [{ data: { ...groups, ...data } }], way as never).length > 0)
        .map((way) => `${type} ${way.fields[0]}`),
    )

  // shows P52
  it.each(Object.entries(reviewFields))('find a review by %s, and by nothing else', (way, data) => {
    expect(waysTo('reviews', data)).toEqual([way])
  })

  // shows P52
  it.each(Object.entries(articleFields))('find an article by %s, and by nothing else', (way, data) => {
    expect(waysTo('articles', data)).toEqual([way])
  })
})

describe('shownMaker', () => {
  it('is the casino that makes an offer', () => {
    const active = review('active', { status: 'active' })
    expect(shownMaker(offer, [active])).toBe(active)
    expect(shownOffers([active])).toEqual(new Set(['bonus_first', 'first']))
  })

  it.each(['warning', 'closed', 'unlisted'])('is nobody where one maker is %s', (status) => {
    const makers = [review('active', { status: 'active' }), review('other', { status })]
    expect(shownMaker(offer, makers)).toBeUndefined()
    expect(shownOffers(makers)).toEqual(new Set())
  })

  it('is nobody where no review names the offer', () => {
    expect(shownMaker(offer, [review('other', { bonuses: [] })])).toBeUndefined()
  })
})
