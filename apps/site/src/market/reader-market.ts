import type { OfferMarkets } from '@house-edge/slices'
import { draftMode, headers } from 'next/headers'
import { marketOf, siteMarkets } from './site-markets.ts'

/** The market of the reader for whom a page is being rendered. Only for pages that are rendered for each request. */
export async function readerMarket(): Promise<string> {
  return marketOf(await headers())
}

/** The markets whose offers a page for one reader shows. */
export async function offersForReader(): Promise<OfferMarkets> {
  const market = await readerMarket()
  return { codes: siteMarkets().codes.filter((code) => code === market), isMarked: false }
}

/**
 * The markets whose offers a stored page shows: it is finished once for each market.
 *
 * @returns `undefined` for editors, who see every offer, and where nothing finishes pages.
 */
export async function offersForAll(): Promise<OfferMarkets | undefined> {
  const { isEnabled } = await draftMode()
  if (isEnabled || process.env.NODE_ENV === 'development') return undefined
  return { codes: siteMarkets().codes, isMarked: true }
}
