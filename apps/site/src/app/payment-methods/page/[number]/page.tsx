import { listingPageMetadata } from '../../../../metadata/page-metadata.ts'
import { ListedSubjects } from '../../../(subjects)/listed-subjects.tsx'

/** Pages are dropped when something is published; this interval covers lost webhooks. Seconds. */
export const revalidate = 300

interface Props {
  params: Promise<{ number: string }>
}

export const generateStaticParams = () => []

export const generateMetadata = async ({ params }: Props) =>
  listingPageMetadata('payment_method', Number((await params).number))

/** A further page of the payment methods, at `/payment-methods/page/{number}`. */
export default async function FurtherPaymentMethodsPage({ params }: Props) {
  return <ListedSubjects type="payment_method" page={Number((await params).number)} />
}
