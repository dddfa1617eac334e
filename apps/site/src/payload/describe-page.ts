import type { DescribePage } from '@house-edge/publishing/next'
import type { AllDocumentTypes } from '@house-edge/reviews/documents'
import { contentStore } from '../content/published-content.ts'
import { listingAt, listingMetadata } from '../document/listings.ts'
import { documentMetadata } from '../metadata/page-metadata.ts'

/** What the head of a page says, for its payload. */
export const describePage: DescribePage<AllDocumentTypes> = async ({ path, params, document }) => {
  if (document) {
    // Only these have a page.
    const shown = document as Parameters<typeof documentMetadata>[0]
    return documentMetadata(shown, path, 'name' in shown.data ? shown.data.name : shown.data.title)
  }
  const listing = listingAt(path)
  const settings = await contentStore().client.findSingle('settings')
  return listing ? listingMetadata(listing, Number(params['number'] ?? 1), settings) : {}
}
