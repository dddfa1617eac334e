import type { Metadata } from 'next'
import { ListingPage, listingMetadata, listings } from '../../../../document/listing.tsx'

interface Props {
  params: Promise<{ number: string }>
}

export const generateStaticParams = () => []

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return listingMetadata(listings.article, Number((await params).number))
}

/** A further page of the listing, at `/casino-blog/page/{number}`. */
export default async function FurtherBlogPage({ params }: Props) {
  return <ListingPage listing={listings.article} page={Number((await params).number)} />
}
