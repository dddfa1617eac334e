import { ListingPage } from '../../document/listing.tsx'
import { listingMetadata, listings } from '../../document/listings.ts'

/** Pages are dropped when something is published; this is for what no one announced. Seconds. */
export const revalidate = 300

export const metadata = listingMetadata(listings.article, 1)

/** All articles, the newest first, at `/casino-blog`. */
export default function BlogPage() {
  return <ListingPage listing={listings.article} page={1} />
}
