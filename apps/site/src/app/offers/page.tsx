import { listingPageMetadata } from '../../metadata/page-metadata.ts'
import { ListedOffersPage } from './listed-offers-page.tsx'

/** Pages are dropped when something is published; this interval covers lost webhooks. Seconds. */
export const revalidate = 300

export const generateMetadata = () => listingPageMetadata('bonus', 1)

/** Every offer with its terms, at `/offers`. */
export default function Page() {
  return <ListedOffersPage page={1} />
}
