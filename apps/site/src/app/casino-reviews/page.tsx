import type { Metadata } from 'next'
import { siteContent } from '../../content/visit-content.ts'
import { ListedCasinos } from './listed-casinos.tsx'
import { listingMetadata, listings } from '../../document/listings.ts'

/** Pages are dropped when something is published; this interval covers lost webhooks. Seconds. */
export const revalidate = 300

export async function generateMetadata(): Promise<Metadata> {
  return listingMetadata(listings.casino_review, 1, await (await siteContent()).findSingle('settings'))
}

/** All reviews, the best score first, at `/casino-reviews`. */
export default function ReviewsPage() {
  return <ListedCasinos page={1} />
}
