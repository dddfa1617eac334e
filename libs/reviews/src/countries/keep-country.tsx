import { Link } from '@house-edge/ui'
import { inSpoken, marked } from '@house-edge/ui/language'
import { PostForm } from '@house-edge/ui/forms'
import type { ReactElement } from 'react'
import type { Links } from '../links.ts'
import { noMarket } from '../rendering/markets/markets.ts'
import { countryWords } from '../rendering/words/list-words.ts'
import { words } from '../words/words.ts'

type Asking = { marketOf: (country: string | undefined) => string | undefined } | undefined

interface KeepCountryProps {
  /** The country that a list is narrowed to, an ISO 3166 code in small letters. `undefined`: none. */
  country: string | undefined
  /** `undefined`: the page is kept for each market. */
  asking: Asking
  /** The list, to which the form leads back. */
  here: string
  links: Pick<Links, 'market'>
}

/** Whether the country that a list is narrowed to is the reader's own, so that every page speaks of it. */
export function isKept(country: string | undefined, asking: Asking): boolean {
  const market = country === undefined ? undefined : asking?.marketOf(country)
  return market !== undefined && market !== noMarket && market === asking?.marketOf(undefined)
}

/**
 * Makes the country of a list the reader's own, so that the reviews and offers they open from it speak of that country, and
 * says so where it is theirs, with the way to another. Nothing where we know of no offers.
 */
export function KeepCountry({ country, asking, here, links }: KeepCountryProps): ReactElement | null {
  const market = country === undefined ? undefined : asking?.marketOf(country)
  if (market === undefined || market === noMarket) return null
  const said = words().lists.whoseOffers
  if (isKept(country, asking))
    return (
      <p>
        {said.kept(countryWords(market) ?? market)}{' '}
        {marked(said.otherCountry, (part) => (
          <Link href={links.market}>{part}</Link>
        ))}
      </p>
    )
  return (
    <PostForm
      action={inSpoken('/api/market')}
      send={said.keep(countryWords(market) ?? market)}
      variant="plain"
      given={{ market, to: here }}
    />
  )
}
