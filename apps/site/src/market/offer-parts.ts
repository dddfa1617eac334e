import type { StoredSiteOptions } from '@house-edge/serving'
import { siteConfig } from '../config.ts'
import { isPartShown, noMarket, partChangesAtMs } from '@house-edge/reviews/market'
import { marketOf, siteMarkets } from './site-markets.ts'

type Variants = NonNullable<StoredSiteOptions['variants']>

/**
 * Parts of pages that begin or end on a day, or are for some markets only. From midnight UTC of the day the page is sent
 * with or without them, without a publish. A page with parts is finished once for each market, and once without offers.
 */
export function offerParts(): Variants {
  const { SITE_COUNTRY_HEADER: header } = siteConfig()
  return {
    values: [noMarket, ...siteMarkets().codes],
    varies: header === undefined ? ['cookie'] : ['cookie', header],
    choose: (headers) => marketOf({ get: (name) => headers[name] ?? null }),
    belongs: isPartShown,
    changesAtMs: partChangesAtMs,
  }
}
