import { siteContent } from '../../content/visit-content.ts'
import { listingMetadata, listings } from '../../document/listings.ts'
import { ListedSubjects } from '../(subjects)/listed-subjects.tsx'

/** Pages are dropped when something is published; this interval covers lost webhooks. Seconds. */
export const revalidate = 300

export const generateMetadata = async () =>
  listingMetadata(listings.regulator, 1, await (await siteContent()).findSingle('settings'))

/** Every authority that licenses casinos, at `/regulators`. */
export default function Page() {
  return <ListedSubjects type="regulator" page={1} />
}
