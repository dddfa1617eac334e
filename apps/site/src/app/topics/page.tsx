import { siteContent } from '../../content/visit-content.ts'
import { listingMetadata, listings } from '../../document/listings.ts'
import { ListedSubjects } from '../(subjects)/listed-subjects.tsx'

/** Pages are dropped when something is published; this interval covers lost webhooks. Seconds. */
export const revalidate = 300

export const generateMetadata = async () =>
  listingMetadata(listings.topic, 1, await (await siteContent()).findSingle('settings'))

/** Every topic, at `/topics`. */
export default function Page() {
  return <ListedSubjects type="topic" page={1} />
}
