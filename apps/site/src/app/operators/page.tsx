import { listingPageMetadata } from '../../metadata/page-metadata.ts'
import { ListedSubjects } from '../(subjects)/listed-subjects.tsx'

/** Pages are dropped when something is published; this interval covers lost webhooks. Seconds. */
export const revalidate = 300

export const generateMetadata = () => listingPageMetadata('operator', 1)

/** Every company that runs casinos, at `/operators`. */
export default function Page() {
  return <ListedSubjects type="operator" page={1} />
}
