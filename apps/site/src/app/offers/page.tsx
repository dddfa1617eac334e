import { listingPageMetadata } from '../../metadata/listing-page-metadata.ts'
import { ListedSubjects } from '../(subjects)/listed-subjects.tsx'

/** Pages are dropped when something is published; this interval covers lost webhooks. Seconds. */
export const revalidate = 300

export const generateMetadata = () => listingPageMetadata('bonus', 1)

/** Every offer with its terms, at `/offers`. */
export default function Page() {
  return <ListedSubjects type="bonus" page={1} />
}
