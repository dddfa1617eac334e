import { describe, expect, it } from 'vitest'
import { offerDays } from './offer-days.ts'

describe('offerDays', () => {
  const part = new Map([['data-until', '2026-12-10']])
  const midnight = Date.parse('2026-12-10T00:00:00Z')

  it('shows an offer until the midnight before the day, and says when that is', () => {
    expect(offerDays.belongs(part, 'everybody', midnight - 1)).toBe(true)
    expect(offerDays.changesAtMs(part, midnight - 1)).toBe(midnight)
    expect(offerDays.belongs(part, 'everybody', midnight)).toBe(false)
    expect(offerDays.changesAtMs(part, midnight)).toBeUndefined()
  })

  it.each([undefined, '', 'soon'])('shows nothing that says no day but %o', (until) => {
    const odd = new Map(until === undefined ? [] : [['data-until', until]])
    expect(offerDays.belongs(odd, 'everybody', 1)).toBe(false)
  })
})
