import { ListingPage } from '../../document/listing.tsx'
import { listingMetadata, listings } from '../../document/listings.ts'

/** Pages are dropped when something is published; this is for what no one announced. Seconds. */
export const revalidate = 300

export const metadata = listingMetadata(listings.casino_review, 1)

/** All reviews, the best score first, at `/casino-reviews`. */
export default function ReviewsPage() {
  return <ListingPage listing={listings.casino_review} page={1} />
}
