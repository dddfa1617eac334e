import type { CasinoReviewDocument } from '@house-edge/slices/documents'
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
