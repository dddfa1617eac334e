import type { OfferMarkets } from '@house-edge/reviews/casino'
import { draftMode } from 'next/headers'
import { siteMarkets } from './site-markets.ts'

/**
 * The markets whose offers a stored page shows: it is finished once for each market.
 *
 * @returns `undefined` for editors, who see every offer, and where nothing finishes pages.
 */
export async function offersForAll(): Promise<OfferMarkets | undefined> {
  const { isEnabled } = await draftMode()
  if (isEnabled || process.env.NODE_ENV === 'development') return undefined
  return { ...siteMarkets(), isMarked: true }
}
