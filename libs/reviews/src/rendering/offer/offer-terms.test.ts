import { describe, expect, it } from 'vitest'
import { beginsOn, currentUntil, isFresh, shownUntil, staleFrom } from './offer-terms.ts'

describe('staleFrom', () => {
  it('is the day after the thirtieth', () => {
    expect(staleFrom({ last_verified: '2026-11-09' })).toBe('2026-12-10')
    expect(isFresh({ last_verified: '2026-11-09' }, '2026-12-09')).toBe(true)
    expect(isFresh({ last_verified: '2026-11-09' }, '2026-12-10')).toBe(false)
  })

  it('is never dated without a reading date', () => {
    expect(staleFrom({})).toBeUndefined()
  })
})

describe('shownUntil', () => {
  it.each([
    ['2026-11-20', '2026-11-21'],
    ['2026-12-31', '2026-12-10'],
    ['2026-11-19', '2026-12-10'],
    [null, '2026-12-10'],
  ])('with a last day of %s is %s', (valid_to, day) => {
    expect(shownUntil({ last_verified: '2026-11-09', valid_to }, '2026-11-20')).toBe(day)
  })

  it('is the day on which an offer begins', () => {
    const offer = { last_verified: '2026-11-09', valid_from: '2026-11-21' }
    expect(shownUntil(offer, '2026-11-20')).toBe('2026-11-21')
    expect(shownUntil(offer, '2026-11-21')).toBe('2026-12-10')
  })

  it('is no day where the offer names none', () => {
    expect(shownUntil({}, '2026-11-20')).toBeUndefined()
  })
})

describe('beginsOn', () => {
  it('is a day ahead alone', () => {
    expect(beginsOn({ valid_from: '2026-11-21' }, '2026-11-20')).toBe('2026-11-21')
    expect(beginsOn({ valid_from: '2026-11-21' }, '2026-11-21')).toBeUndefined()
    expect(beginsOn({}, '2026-11-21')).toBeUndefined()
  })
})

describe('currentUntil', () => {
  it('is the day after the last, begun or not', () => {
    expect(currentUntil({ valid_from: '2026-11-21', valid_to: '2026-11-30' })).toBe('2026-12-01')
    expect(currentUntil({ valid_from: '2026-11-21' })).toBeUndefined()
    // Editors move the one day and forget the other.
    expect(currentUntil({ valid_from: '2026-11-21', valid_to: '2026-11-19' })).toBe('2026-11-20')
  })
})
