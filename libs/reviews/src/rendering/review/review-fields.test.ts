import { describe, expect, it } from 'vitest'
import { firstOffers } from './casino-offers.ts'
import { licencesOf, licenceWords } from './licences.ts'
import { monthlyLimit } from './amounts.ts'
import { paymentsOf, withdrawalRange } from './payments.ts'
import { isPromoted } from './review-status.ts'
import { criterionScores } from './scores.ts'
import { thisReview } from './this-review.ts'

const related = (type: string, data: object) => ({ link_type: 'Document', type, id: `a_${type}`, data })
const today = '2026-11-20'

describe('licencesOf', () => {
  it('leaves out a number that no regulator stands behind', () => {
    const licences = [
      { number: '1' },
      { number: '2', regulator: related('regulator', { name: 'MGA', tier: 'strict' }) },
    ]
    expect(licencesOf({ licences } as never)).toMatchObject([
      { number: '2', regulator: 'MGA', tier: 'strict' },
    ])
  })

  // shows P98
  it.each([
    [{ state: 'verified', checked_on: '2026-11-16' }, 'MGA (verified 16 November 2026)'],
    [{ state: 'verified' }, 'MGA (claimed, not verified)'],
    [{ state: 'claimed', checked_on: '2026-11-16' }, 'MGA (claimed, not verified)'],
    [{ state: 'not found', checked_on: '2026-11-16' }, 'MGA (claimed, not found in its register)'],
    [{ state: 'withdrawn', checked_on: '2026-11-16' }, 'MGA (no longer held)'],
    [{ state: 'as it says' }, 'MGA (claimed, not verified)'],
    [{ checked_on: '2026-11-16' }, 'MGA (claimed, not verified)'],
  ])('says of %j what is known: %s', (fields, words) => {
    const licences = [{ ...fields, regulator: related('regulator', { name: 'MGA' }) }]
    expect(licencesOf({ licences } as never).map(licenceWords)).toEqual([words])
  })
})

describe('paymentsOf', () => {
  const card = { method: related('payment_method', { name: 'Card', kind: 'card' }), time_max_hours: 24 }

  it('names amounts in the first currency of the review', () => {
    const review = { currencies: 'EUR, GBP', payments: [{ ...card, min: 0 }], withdrawal_limit_month: 900 }
    expect(paymentsOf(review as never, undefined)[0]).toMatchObject({ method: 'Card', kind: 'Card' })
    expect(monthlyLimit(review as never, undefined)?.words).toBe('€900')
  })

  it('calls times of a warned casino its claim, and counts none', () => {
    const review = { payments: [card], status: 'warning' }
    expect(paymentsOf(review as never, undefined)[0]?.time).toMatch(/, as it claims$/)
    expect(withdrawalRange(review as never)).toBeUndefined()
    expect(withdrawalRange({ payments: [card] } as never)).toBeDefined()
  })
})

describe('isPromoted', () => {
  it.each([
    [undefined, true],
    ['active', true],
    ['warning', false],
    ['closed', false],
    ['unlisted', false],
  ])('with status %j: %j', (status, promoted) => {
    expect(isPromoted({ status })).toBe(promoted)
  })
})

describe('firstOffers', () => {
  const offer = { bonus: related('bonus', { title: 'Spins', value: '10 spins', last_verified: today }) }

  it('passes over every offer of a casino readers are warned of', () => {
    const of = (status: string) =>
      firstOffers({ status, bonuses: [offer] } as never, { today })(undefined)?.fields.title
    expect([of('active'), of('warning')]).toEqual(['Spins', undefined])
  })
})

describe('criterionScores', () => {
  it('tells what counts most first, however it was entered, as the page about how we rate does', () => {
    const entered = ['games', 'bonuses', 'payouts', 'safety'].map((criterion) => ({ criterion, score: 8 }))
    const told = criterionScores({ rating_breakdown: entered } as never)
    expect(told.map(({ criterion }) => criterion)).toEqual(['Safety', 'Payouts', 'Games', 'Bonuses'])
    expect(told.map(({ weight }) => weight)).toEqual([25, 20, 15, 10])
  })

  it('leaves out criteria it does not know, and keeps nought', () => {
    const rating = [
      { criterion: 'responsible_gambling', score: 0 },
      { criterion: 'luck', score: 9 },
      { criterion: 'safety', score: null },
    ]
    expect(criterionScores({ rating_breakdown: rating } as never)).toMatchObject([
      { criterion: 'Responsible gambling', score: 0, band: { word: 'Poor' } },
    ])
  })
})

describe('thisReview', () => {
  it('takes the named review before the one of the page', () => {
    const [named, page] = ['Named', 'Page'].map((name) => related('casino_review', { name }))
    expect(thisReview(named, { document: page })?.fields.name).toBe('Named')
    expect(thisReview(null, { document: page })?.fields.name).toBe('Page')
  })
})
