import { ListingPage, listingMetadata, listings } from '../../document/listing.tsx'

export const metadata = listingMetadata(listings.article, 1)

/** All articles, the newest first, at `/casino-blog`. */
export default function BlogPage() {
  return <ListingPage listing={listings.article} page={1} />
}
