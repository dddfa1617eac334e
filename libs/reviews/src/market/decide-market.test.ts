import { noMarket as noMarketOfSlices } from '../rendering/markets/markets.ts'
import { array, assert, constantFrom, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decideMarket, marketFacts, noMarket } from './decide-market.ts'

const markets = { codes: ['GB', 'IE'], fallback: 'GB' }
const decide = (chosen: string | undefined, country: string | undefined) =>
  decideMarket({ chosen, country }, markets)

describe('decideMarket', () => {
  // shows P196
  it('puts a reader’s choice before their location', () => {
    expect(decide('IE', 'GB')).toBe('IE')
    expect(decide('none', 'GB')).toBe('none')
    expect(decide(undefined, 'IE')).toBe('IE')
  })

  // shows P196
  it('answers for the country that the question names', () => {
    const reader = { chosen: 'GB', country: 'GB' }
    expect(decideMarket({ ...reader, asked: 'ie' }, markets)).toBe('IE')
    for (const asked of ['ca', 'none', '', '__proto__'])
      expect(decideMarket({ ...reader, asked }, markets)).toBe('none')
  })

  it('calls no market as slices do', () => {
    expect(noMarket).toBe(noMarketOfSlices)
  })

  it('has no offers outside markets, a default for unknowns', () => {
    expect(decide(undefined, 'FR')).toBe('none')
    expect(decide(undefined, undefined)).toBe('GB')
    expect(decideMarket({ chosen: undefined, country: undefined }, { codes: ['IE'], fallback: 'none' })).toBe(
      'none',
    )
  })

  // shows P196
  it.each(['FR', 'gb', '', 'GB\nIE', '__proto__', 'constructor', 'GB'.repeat(1_000)])(
    'takes the choice of %j for none at all',
    (chosen) => {
      expect(decide(chosen, 'IE')).toBe('IE')
    },
  )
})

describe('marketFacts', () => {
  const front = { header: 'cf-ipcountry', trustedHops: 1 }

  it('reads the cookie, and the header of our server', () => {
    const headers = new Headers({ cookie: 'a=b; market=IE; xmarket=GB', 'cf-ipcountry': 'FR' })
    expect(marketFacts(headers, front)).toEqual({ chosen: 'IE', country: 'FR' })
    expect(marketFacts(headers, { ...front, trustedHops: 0 })).toEqual({ chosen: 'IE', country: undefined })
    expect(marketFacts(new Headers({ cookie: 'xmarket=IE' }), front).chosen).toBeUndefined()
  })

  it('finds the cookie wherever it is among others', () => {
    const pattern = /(?:^|;)\s*market=([^;]*)/
    const piece = constantFrom('market', 'xmarket', '=', ';', '; ', 'IE', ' ', 'a=b', '\t', 'market=GB')
    assert(
      property(array(piece, { maxLength: 8 }), (pieces) => {
        const cookies = pieces.join('')
        const { chosen } = marketFacts({ get: () => cookies }, { ...front, header: undefined })
        expect(chosen).toBe(pattern.exec(cookies)?.[1]?.trim())
      }),
      { numRuns: 1_000 },
    )
  })
})
