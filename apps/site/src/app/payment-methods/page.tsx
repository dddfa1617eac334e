import { listingPageMetadata } from '../../metadata/page-metadata.ts'
import { ListedSubjects } from '../(subjects)/listed-subjects.tsx'

/** Pages are dropped when something is published; this interval covers lost webhooks. Seconds. */
export const revalidate = 300

export const generateMetadata = () => listingPageMetadata('payment_method', 1)

/** Every payment method, at `/payment-methods`. */
export default function Page() {
  return <ListedSubjects type="payment_method" page={1} />
}
