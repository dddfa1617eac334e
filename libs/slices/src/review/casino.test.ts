import { describe, expect, it } from 'vitest'
import type { CasinoReviewDocument } from '../documents.ts'
import { openOffers, readCasino } from './casino.ts'
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
      payoutWords: '1 to 3 days',
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
})
