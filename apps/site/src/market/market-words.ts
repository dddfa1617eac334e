import { countryWords } from '@house-edge/slices'
import { noMarket } from './decide-market.ts'

/** A market by name. */
export function marketWords(market: string): string {
  return market === noMarket ? 'Somewhere else' : (countryWords(market) ?? market)
}
