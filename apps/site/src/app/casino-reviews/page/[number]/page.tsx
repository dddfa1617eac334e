import type { Metadata } from 'next'
import { siteContent } from '../../../../content/visit-content.ts'
import { ListedCasinos } from '../../listed-casinos.tsx'
import { listingMetadata, listings } from '../../../../document/listings.ts'

/** Pages are dropped when something is published; this interval covers lost webhooks. Seconds. */
export const revalidate = 300

interface Props {
  params: Promise<{ number: string }>
}

export const generateStaticParams = () => []

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const settings = await (await siteContent()).findSingle('settings')
  return listingMetadata(listings.casino_review, Number((await params).number), settings)
}

/** A further page of the listing, at `/casino-reviews/page/{number}`. */
export default async function FurtherReviewsPage({ params }: Props) {
  return <ListedCasinos page={Number((await params).number)} />
}
