import { describe, expect, it } from 'vitest'
import { offerParts } from './offer-parts.ts'

const parts = offerParts()

describe('offerParts', () => {
  const part = new Map([['data-until', '2026-12-10']])
  const midnight = Date.parse('2026-12-10T00:00:00Z')

  // shows P53
  it('shows an offer until midnight, and says when', () => {
    expect(parts.belongs(part, 'GB', midnight - 1)).toBe(true)
    expect(parts.changesAtMs(part, midnight - 1)).toBe(midnight)
    expect(parts.belongs(part, 'GB', midnight)).toBe(false)
    expect(parts.changesAtMs(part, midnight)).toBeUndefined()
  })

  it('shows what begins from midnight, and says when', () => {
    const begins = new Map([['data-from', '2026-12-10'], ...part]).set('data-until', '2026-12-11')
    expect(parts.belongs(begins, 'GB', midnight - 1)).toBe(false)
    expect(parts.changesAtMs(begins, midnight - 1)).toBe(midnight)
    expect(parts.belongs(begins, 'GB', midnight)).toBe(true)
    expect(parts.changesAtMs(begins, midnight)).toBe(midnight + 86_400_000)
  })

  it.each(['', 'soon'])('shows nothing with the day %j', (day) => {
    expect(parts.belongs(new Map([['data-until', day]]), 'GB', 1)).toBe(false)
    expect(parts.belongs(new Map([['data-from', day]]), 'GB', 1)).toBe(false)
  })

  // shows P196
  it('shows a market’s offers there, all markets’ everywhere', () => {
    const british = new Map([['data-markets', 'GB CA']])
    expect(['none', 'GB', 'IE'].map((market) => parts.belongs(british, market, 1))).toEqual([
      false,
      true,
      false,
    ])
    expect(parts.belongs(new Map(), 'none', 1)).toBe(true)
    expect(parts.changesAtMs(british, 1)).toBeUndefined()
  })

  // shows P196
  it('knows this site’s markets alone', () => {
    expect(parts.values).toEqual(['none', 'GB', 'IE'])
    const choose = (cookie?: string) => parts.choose(cookie === undefined ? {} : { cookie })
    expect([choose('market=IE'), choose('market=none'), choose('market=XX'), choose()]).toEqual([
      'IE',
      'none',
      'GB',
      'GB',
    ])
  })
})
