import { ListedCasinos } from './listed-casinos.tsx'
import { listingPageMetadata } from '../../metadata/page-metadata.ts'

/** Pages are dropped when something is published; this interval covers lost webhooks. Seconds. */
export const revalidate = 300

export const generateMetadata = () => listingPageMetadata('casino_review', 1)

/** All reviews, the best score first, at `/casino-reviews`. */
export default function ReviewsPage() {
  return <ListedCasinos page={1} />
}
