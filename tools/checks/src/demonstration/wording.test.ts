import { describe, expect, it } from 'vitest'
import type { OfferRow } from './casino-row.ts'
import { english } from './wording-english.ts'
import { german } from './wording-german.ts'

const timed = { count: 9, fastest: 1, median: 2.5, slowest: 6 }

describe.each([
  [english, ': 1 hour to 6 hours, median 2.5 hours.'],
  [german, ': 1 Stunde bis 6 Stunden, in der Mitte 2,5 Stunden.'],
])('the wording in $lang', ({ timedBetween }, said) => {
  it('says one hour as one', () => {
    expect(timedBetween(timed, '2026-10-05', '2026-11-12')).toContain(said)
  })
})

describe('the wording in German', () => {
  it('names a criterion as reviews do', () => {
    expect(german.turned('bonuses', 6.9, 7.8)).toBe('Boni von 6,9 auf 7,8 angehoben.')
  })

  it('writes thousands as the texts do', () => {
    const offer = {
      type: 'welcome',
      wagering: 35,
      days: 10,
      win: 1000,
      currency: 'NZD',
      for: 'NZ',
    } as OfferRow
    expect(german.terms(offer).win).toBe('Höchstgewinn daraus 1.000\u00A0NZ$.')
  })
})
