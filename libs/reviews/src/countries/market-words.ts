import { countryWords } from '../rendering/words/list-words.ts'
import { words } from '../words/words.ts'
import { noMarket } from '../market/decide-market.ts'

/** A market by name. */
export function marketWords(market: string): string {
  return market === noMarket ? words().lists.whoseOffers.elsewhere : (countryWords(market) ?? market)
}
