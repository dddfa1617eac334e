import { uidsToBuild } from '../../../document-addresses/document-addresses.ts'
import { subjectMetadata } from '../../(subjects)/subject-metadata.ts'
import { SubjectPage } from '../../(subjects)/subject-page.tsx'

/** Pages are dropped when something is published; this interval covers lost webhooks. Seconds. */
export const revalidate = 300

interface Props {
  params: Promise<{ uid: string }>
}

export const generateStaticParams = () => uidsToBuild('payment_method')

export const generateMetadata = async ({ params }: Props) =>
  subjectMetadata('payment_method', (await params).uid)

/** A payment method, with what it costs where, at `/payment-methods/{uid}`. */
export default async function Page({ params }: Props) {
  return <SubjectPage type="payment_method" uid={(await params).uid} />
}
