import { describe, expect, it } from 'vitest'
import { isOpenIn, otherMarkets, perMarket } from './markets.ts'

describe('isOpenIn', () => {
  it('is where nobody shuts players out, where no country is named', () => {
    expect(isOpenIn({ countries_allowed: null, countries_blocked: 'US , fr' }, 'GB')).toBe(true)
    expect(isOpenIn({ countries_allowed: null, countries_blocked: 'US , fr' }, 'FR')).toBe(false)
    expect(isOpenIn({ countries_allowed: 'GB', countries_blocked: 'GB' }, 'GB')).toBe(false)
  })
})

describe('perMarket', () => {
  it('says once what several markets share, and what is unknown', () => {
    const found = perMarket({ codes: ['GB', 'IE', 'CA'], isMarked: true }, (market) =>
      market === 'CA' ? undefined : 'offer',
    )
    expect(found).toEqual([{ shown: 'offer', markets: 'GB IE' }])
    expect(otherMarkets({ codes: ['GB', 'IE', 'CA'], isMarked: true }, found)).toBe('CA none')
  })
})
