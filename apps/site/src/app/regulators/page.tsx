import { listingPageMetadata } from '../../metadata/page-metadata.ts'
import { ListedSubjects } from '../(subjects)/listed-subjects.tsx'

/** Pages are dropped when something is published; this interval covers lost webhooks. Seconds. */
export const revalidate = 300

export const generateMetadata = () => listingPageMetadata('regulator', 1)

/** Every authority that licenses casinos, at `/regulators`. */
export default function Page() {
  return <ListedSubjects type="regulator" page={1} />
}
