import { createMarkets, type Markets } from '@house-edge/reviews/market'
import { siteConfig } from '../config.ts'

/** The markets of this site. */
export function siteMarkets(): Markets {
  const { SITE_MARKETS: codes, SITE_DEFAULT_MARKET: fallback } = siteConfig()
  return { codes, fallback }
}

export const { marketOf, requestedMarket, helpCountryOf, offersIn } = createMarkets(() => {
  const { SITE_COUNTRY_HEADER: header, SITE_TRUSTED_HOPS: trustedHops } = siteConfig()
  return { markets: siteMarkets(), front: { header, trustedHops } }
})
