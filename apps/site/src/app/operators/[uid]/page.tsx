import { uidsToBuild } from '../../../document-addresses/document-addresses.ts'
import { subjectMetadata } from '../../(subjects)/subject-metadata.ts'
import { SubjectPage } from '../../(subjects)/subject-page.tsx'

/** Pages are dropped when something is published; this interval covers lost webhooks. Seconds. */
export const revalidate = 300

interface Props {
  params: Promise<{ uid: string }>
}

export const generateStaticParams = () => uidsToBuild('operator')

export const generateMetadata = async ({ params }: Props) => subjectMetadata('operator', (await params).uid)

/** A company that runs casinos, at `/operators/{uid}`. */
export default async function Page({ params }: Props) {
  return <SubjectPage type="operator" uid={(await params).uid} />
}
