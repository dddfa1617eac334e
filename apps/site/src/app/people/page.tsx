import { listingPageMetadata } from '../../metadata/page-metadata.ts'
import { ListedSubjects } from '../(subjects)/listed-subjects.tsx'

/** Pages are dropped when something is published; this interval covers lost webhooks. Seconds. */
export const revalidate = 300

export const generateMetadata = () => listingPageMetadata('person', 1)

/** All authors and checkers, at `/people`. */
export default function Page() {
  return <ListedSubjects type="person" page={1} />
}
