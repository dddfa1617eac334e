import { describe, expect, it } from 'vitest'
import type { CasinoReviewDocument } from '../../documents.ts'
import { openOffers } from './casino-offers.ts'
import { readCasino } from './casino.ts'
import mocks from './mocks.json' with { type: 'json' }

const complete = mocks.complete as unknown as CasinoReviewDocument

function withFields(fields: object): CasinoReviewDocument {
  return { ...complete, data: { ...complete.data, ...fields } }
}

describe('readCasino', () => {
  it('reads what one chooses by', () => {
    const casino = readCasino(complete)
    expect(casino).toMatchObject({ name: 'Copper Lantern', status: 'active', countries: ['GB'] })
    expect(casino?.payoutHours).toBeTypeOf('number')
    expect(casino?.licences[0]).toHaveProperty('uid')
    expect(casino?.offers[0]?.words).toBe('50% up to £40')
  })

  it('knows who runs it and who vouches for its review', () => {
    const person = (uid: string) => ({ type: 'person', uid, data: { name: uid.toUpperCase() } })
    const casino = readCasino(withFields({ author: person('wren'), fact_checker: person('moss') }))
    expect(casino?.authors).toEqual([{ uid: 'wren', name: 'WREN' }])
    expect(casino?.checkers).toEqual([{ uid: 'moss', name: 'MOSS' }])
    expect(readCasino(complete)?.operators[0]).toHaveProperty('uid')
    expect(readCasino(withFields({ operator: null }))?.operators).toEqual([])
  })

  it('says of one that has refused us a withdrawal that it has, and counts no time that it states', () => {
    const payout_tests = [{ by: 'us', asked_on: '2026-08-04', refused_on: '2026-08-04' }]
    const casino = readCasino(withFields({ payout_tests }))
    expect(casino?.payoutWords).toBe('refused on 4 August 2026')
    expect([casino?.payoutRange, casino?.payoutHours, casino?.quickestWay]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
    expect(casino?.methods.flatMap(({ payoutHours }) => payoutHours ?? [])).toEqual([])
    expect(readCasino(complete)?.payoutWords).toMatch(/\d/)
  })

  it('names each regulator once, by its most certain licence', () => {
    const board = { type: 'regulator', id: 'b', uid: 'board', data: { name: 'Board' } }
    const licences = [
      { regulator: board, state: 'not found', checked_on: '2026-11-16' },
      { regulator: board, state: 'verified', checked_on: '2026-11-16' },
      { regulator: { ...board, uid: 'floe', data: { name: 'Floe' } } },
    ]
    expect(readCasino(withFields({ licences }))?.licences).toEqual([
      { uid: 'board', name: 'Board', state: 'verified', words: 'Board (verified 16 November 2026)' },
      { uid: 'floe', name: 'Floe', state: 'claimed', words: 'Floe (claimed, not verified)' },
    ])
  })

  it.each([
    ['bonus', '100% up to £50', 10],
    ['deposit and bonus', '100% up to £50', 20],
    ['deposit and bonus', '50 % up to £50', 30],
    ['deposit and bonus', 'A surprise', 20],
  ])('counts wagering of the %s, %s, in bonuses', (base, value, expected) => {
    const data = { value, title: 'Offer', wagering_multiple: 10, wagering_base: base }
    const bonuses = [{ bonus: { type: 'bonus', id: 'x', uid: 'x', data } }]
    expect(readCasino(withFields({ bonuses }))?.offers.map(({ multiple }) => multiple)).toEqual([expected])
  })

  it('has no offers of a casino readers are warned against', () => {
    expect(readCasino(withFields({ status: 'warning' }))?.offers).toEqual([])
  })

  it('takes the quickest way that leads out', () => {
    const payments = [
      { withdraw: false, time_max_hours: 0 },
      { withdraw: true, time_max_hours: 30 },
      { withdraw: true, time_max_hours: 12 },
    ]
    expect(readCasino(withFields({ payments }))?.payoutHours).toBe(12)
  })

  it('ignores payout claims of casinos readers are warned against', () => {
    const payments = [{ withdraw: true, time_min_hours: 24, time_max_hours: 72 }]
    expect(readCasino(withFields({ payments }))).toMatchObject({
      payoutHours: 72,
      payoutWords: '24 to 72 hours',
    })
    const warned = readCasino(withFields({ payments, status: 'warning' }))
    expect(warned).toMatchObject({ payoutHours: undefined, payoutWords: undefined })
  })

  it('is nobody without a name', () => {
    expect(readCasino(withFields({ name: ' ' }))).toBeUndefined()
  })
})

describe('openOffers', () => {
  it('ends an offer with its last day', () => {
    const [first] = structuredClone(mocks.complete.data.bonuses)
    if (first) first.bonus.data.valid_to = '2026-11-22'
    const casino = readCasino(withFields({ bonuses: [first] }))
    expect(casino && openOffers(casino, '2026-11-22')).toHaveLength(1)
    expect(casino && openOffers(casino, '2026-11-23')).toHaveLength(0)
  })

  it('begins an offer with its first day', () => {
    const [first] = structuredClone(mocks.complete.data.bonuses)
    if (first) first.bonus.data.valid_from = '2026-11-22'
    const casino = readCasino(withFields({ bonuses: [first] }))
    expect(casino && openOffers(casino, '2026-11-21')).toHaveLength(0)
    expect(casino && openOffers(casino, '2026-11-22')).toHaveLength(1)
  })
})
