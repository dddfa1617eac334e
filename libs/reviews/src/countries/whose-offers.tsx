import { noMarket, type OfferMarkets } from '../rendering/markets/markets.ts'
import { OfferPart } from '../rendering/offer/offer-part.tsx'
import { countryWords } from '../rendering/words/list-words.ts'
import { Link } from '@house-edge/ui'
import { marked } from '@house-edge/ui/language'
import type { ReactElement } from 'react'
import { words } from '../words/words.ts'
import type { Links } from '../links.ts'

interface WhoseOffersProps {
  /** The market whose offers the page shows. `undefined`: it shows those of several, as a finished page does. */
  market: string | undefined
  /** These, where the page is kept for each of them. @default nothing is said of several */
  markets?: OfferMarkets | undefined
  /** The country that is asked about, an ISO 3166 code. `undefined`: none, so it is the reader's own market. */
  country: string | undefined
  links: Pick<Links, 'market'>
  /** Within a paragraph of others. @default a paragraph of its own */
  isInline?: boolean
}

/** Says for which country the offers of a page are. */
export function WhoseOffers({
  market,
  markets,
  country,
  links,
  isInline = false,
}: WhoseOffersProps): ReactElement | null {
  if (market === undefined)
    return markets?.isMarked ? (
      <>
        {markets.codes.map((code) => (
          <OfferPart key={code} markets={code}>
            <WhoseOffers market={code} country={country} links={links} isInline={isInline} />
          </OfferPart>
        ))}
      </>
    ) : null
  const said = words().lists.whoseOffers
  const place = countryWords(market === noMarket ? country : market)
  const sentences = (
    <>
      {market !== noMarket
        ? said.of(place ?? market)
        : place === undefined
          ? said.noneHere
          : said.noneAt(place)}
      {country === undefined && (
        <>
          {' '}
          {marked(said.otherCountry, (part) => (
            <Link href={links.market}>{part}</Link>
          ))}
        </>
      )}
    </>
  )
  return isInline ? sentences : <p>{sentences}</p>
}
