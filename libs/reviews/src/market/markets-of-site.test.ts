import { describe, expect, it } from 'vitest'
import { createMarkets } from './markets-of-site.ts'

const { marketOf, requestedMarket, helpCountryOf, offersIn } = createMarkets(() => ({
  markets: { codes: ['GB', 'IE'], fallback: 'GB' },
  front: { header: 'cf-ipcountry', trustedHops: 1 },
}))
const from = (country: string) => new Headers({ 'cf-ipcountry': country })

describe('createMarkets', () => {
  // shows P196
  it('puts the country a question names before the reader’s', () => {
    expect([marketOf(from('IE')), marketOf(from('IE'), 'gb')]).toEqual(['IE', 'GB'])
    expect([requestedMarket('IE', undefined), requestedMarket('IE', 'gb')]).toEqual(['IE', 'GB'])
    expect(requestedMarket('IE', 'ca')).toBe('none')
  })

  it('helps readers outside all markets where they are', () => {
    expect([helpCountryOf(from('FR')), helpCountryOf(from('IE'))]).toEqual(['FR', 'IE'])
  })

  it('shows the offers of one market, or none', () => {
    expect([offersIn('IE').codes, offersIn('none').codes]).toEqual([['IE'], []])
  })
})
