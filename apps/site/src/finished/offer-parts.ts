import type { StoredSiteOptions } from '@house-edge/serving'
import { siteConfig } from '../config.ts'
import { noMarket } from '@house-edge/reviews/market'
import { marketOf, siteMarkets } from '../market/site-markets.ts'

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
    belongs: (part, market, nowMs) => isFor(part, market) && beginOf(part) <= nowMs && nowMs < endOf(part),
    changesAtMs: (part, nowMs) =>
      [beginOf(part), endOf(part)].find((atMs) => nowMs < atMs && Number.isFinite(atMs)),
  }
}

/** A part without markets is for all. */
function isFor(part: ReadonlyMap<string, string>, market: string): boolean {
  return part.get('data-markets')?.split(' ').includes(market) ?? true
}

/** A part with a malformed day is never shown, one without a day always. */
function beginOf(part: ReadonlyMap<string, string>): number {
  const from = part.get('data-from')
  if (from === undefined) return Number.NEGATIVE_INFINITY
  const beginMs = Date.parse(from)
  return Number.isNaN(beginMs) ? Number.POSITIVE_INFINITY : beginMs
}

function endOf(part: ReadonlyMap<string, string>): number {
  const until = part.get('data-until')
  if (until === undefined) return Number.POSITIVE_INFINITY
  const endMs = Date.parse(until)
  return Number.isNaN(endMs) ? 0 : endMs
}
