import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { OfferRow } from './casino-row.ts'
import { english } from './wording-english.ts'
import { german } from './wording-german.ts'

const offer = { type: 'welcome', wagering: 35, days: 10, win: 1000, currency: 'NZD', for: 'NZ' } as OfferRow
const timed = { count: 9, fastest: 1, median: 2.5, slowest: 6 }

describe.each([
  { wording: english, said: ': 1 hour to 6 hours, median 2.5 hours.' },
  { wording: german, said: ': 1 Stunde bis 6 Stunden, im Median 2,5 Stunden.' },
])('the wording in $wording.lang', ({ wording, said }) => {
  it('says one hour as one', () => {
    expect(wording.timedBetween(timed, '2026-10-05', '2026-11-12')).toContain(said)
  })

  it('counts beyond its words in figures', () => {
    expect(wording.payouts({ ...timed, count: 10 }, false)).toMatch(/^10 /)
  })

  it('refuses a country and a state of a register that it has no word for', () => {
    expect(() => wording.terms({ ...offer, for: 'FR' })).toThrow('"FR" is not written')
    expect(() => wording.register('7', 'lapsed', 'A')).toThrow('"lapsed" is not written')
  })
})

describe('the wording in German', () => {
  it('names each criterion as reviews do', () => {
    const file = join(import.meta.dirname, '../../../../libs/reviews/src/words/german.ts')
    const [, catalogue = ''] = /criteria: \{([^}]+)\}/.exec(readFileSync(file, 'utf8')) ?? []
    const criteria = [...catalogue.matchAll(/(\w+): '([^']+)'/g)]
    expect(criteria).toHaveLength(7)
    for (const [, criterion = '', name = ''] of criteria)
      expect(german.turned(criterion, 6.9, 7.8)).toBe(`${name} von 6,9 auf 7,8 angehoben.`)
    expect(() => german.turned('looks', 6.9, 7.8)).toThrow('"looks" is not written')
  })

  it('writes thousands as the texts do', () => {
    expect(german.terms(offer).win).toBe('Höchstgewinn daraus NZ$\u00A01.000.')
  })
})
