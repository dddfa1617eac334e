import type { Metadata } from 'next'
import { siteContent } from '../content/visit-content.ts'
import { listingMetadata, listings } from '../document/listings.ts'

/** Metadata for a page of the listing of a type. */
export async function listingPageMetadata(type: keyof typeof listings, page: number): Promise<Metadata> {
  return listingMetadata(listings[type], page, await (await siteContent()).findSingle('settings'))
}
