import type { StoredSiteOptions } from '@house-edge/serving'
import { siteConfig } from '../config.ts'
import { noMarket } from '../market/decide-market.ts'
import { marketOf, siteMarkets } from '../market/site-markets.ts'

type Variants = NonNullable<StoredSiteOptions['variants']>

/**
 * Parts of pages that end on a day or are for some markets only. From midnight UTC of the day the page is sent without
 * them, without a publish. A page with parts is finished once for each market, and once without offers.
 */
export function offerParts(): Variants {
  const { SITE_COUNTRY_HEADER: header } = siteConfig()
  return {
    values: [noMarket, ...siteMarkets().codes],
    varies: header === undefined ? ['cookie'] : ['cookie', header],
    choose: (headers) => marketOf({ get: (name) => headers[name] ?? null }),
    belongs: (part, market, nowMs) => isFor(part, market) && nowMs < endOf(part),
    changesAtMs: (part, nowMs) => {
      const endMs = endOf(part)
      return nowMs < endMs && Number.isFinite(endMs) ? endMs : undefined
    },
  }
}

/** A part without markets is for all. */
function isFor(part: ReadonlyMap<string, string>, market: string): boolean {
  return part.get('data-markets')?.split(' ').includes(market) ?? true
}

/** A part with a malformed day is never shown, one without a day always. */
function endOf(part: ReadonlyMap<string, string>): number {
  const until = part.get('data-until')
  if (until === undefined) return Number.POSITIVE_INFINITY
  const endMs = Date.parse(until)
  return Number.isNaN(endMs) ? 0 : endMs
}
