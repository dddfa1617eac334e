import { describe, expect, it } from 'vitest'
import { isFresh, staleFrom } from './offer-terms.ts'

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
