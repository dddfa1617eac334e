import { noMarket } from '../rendering/markets/markets.ts'
import { countryWords } from '../rendering/words/list-words.ts'
import { Link } from '@house-edge/ui'
import type { ReactElement } from 'react'
import type { Links } from '../links.ts'

interface WhoseOffersProps {
  /** The market whose offers the page shows. `undefined`: it shows those of several, as a finished page does. */
  market: string | undefined
  /** The country that is asked about, an ISO 3166 code. `undefined`: none, so it is the reader's own market. */
  country: string | undefined
  links: Pick<Links, 'market'>
}

/** Says for which country the offers of a page are. */
export function WhoseOffers({ market, country, links }: WhoseOffersProps): ReactElement | null {
  if (market === undefined) return null
  const place = countryWords(market === noMarket ? country : market)
  return (
    <p>
      {market === noMarket
        ? `${place === undefined ? 'Where you are' : place}: we know of no offers for players there, and show none.`
        : `Offers and wagering are those for players in one country: ${place}.`}
      {country === undefined && (
        <>
          {' '}
          <Link href={links.market}>Choose another country</Link>.
        </>
      )}
    </p>
  )
}
