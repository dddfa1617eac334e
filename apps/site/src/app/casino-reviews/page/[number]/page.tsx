import type { Metadata } from 'next'
import { ListingPage, listingMetadata, listings } from '../../../../document/listing.tsx'

interface Props {
  params: Promise<{ number: string }>
}

export const generateStaticParams = () => []

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return listingMetadata(listings.casino_review, Number((await params).number))
}

/** A further page of the listing, at `/casino-reviews/page/{number}`. */
export default async function FurtherReviewsPage({ params }: Props) {
  return <ListingPage listing={listings.casino_review} page={Number((await params).number)} />
}
