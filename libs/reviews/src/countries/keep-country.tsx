import { inSpoken } from '@house-edge/ui/language'
import { PostForm } from '@house-edge/ui/forms'
import type { ReactElement } from 'react'
import { noMarket } from '../rendering/markets/markets.ts'
import { countryWords } from '../rendering/words/list-words.ts'
import { words } from '../words/words.ts'

interface KeepCountryProps {
  /** The country that a list is narrowed to, an ISO 3166 code in small letters. `undefined`: none. */
  country: string | undefined
  /** `undefined`: the page is kept for each market. */
  asking: { marketOf: (country: string | undefined) => string | undefined } | undefined
  /** The list, to which the form leads back. */
  here: string
}

/**
 * Makes the country of a list the reader's own, so that the reviews and offers they open from it speak of that country.
 * Nothing where it is theirs already, or where we know of no offers.
 */
export function KeepCountry({ country, asking, here }: KeepCountryProps): ReactElement | null {
  const market = country === undefined ? undefined : asking?.marketOf(country)
  if (market === undefined || market === noMarket || market === asking?.marketOf(undefined)) return null
  return (
    <PostForm
      action={inSpoken('/api/market')}
      send={words().lists.whoseOffers.keep(countryWords(market) ?? market)}
      variant="plain"
      given={{ market, to: here }}
    />
  )
}
