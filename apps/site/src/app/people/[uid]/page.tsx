import { uidsToBuild } from '../../../document-addresses/document-addresses.ts'
import { subjectMetadata } from '../../(subjects)/subject-metadata.ts'
import { SubjectPage } from '../../(subjects)/subject-page.tsx'

/** Pages are dropped when something is published; this interval covers lost webhooks. Seconds. */
export const revalidate = 300

interface Props {
  params: Promise<{ uid: string }>
}

export const generateStaticParams = () => uidsToBuild('person')

export const generateMetadata = async ({ params }: Props) => subjectMetadata('person', (await params).uid)

/** An author or checker, at `/people/{uid}`. */
export default async function Page({ params }: Props) {
  return <SubjectPage type="person" uid={(await params).uid} />
}
