import { uidsToBuild } from '../../../document-addresses/document-addresses.ts'
import { subjectMetadata } from '../../(subjects)/subject-metadata.ts'
import { SubjectPage } from '../../(subjects)/subject-page.tsx'

/** Pages are dropped when something is published; this interval covers lost webhooks. Seconds. */
export const revalidate = 300

interface Props {
  params: Promise<{ uid: string }>
}

export const generateStaticParams = () => uidsToBuild('topic')

export const generateMetadata = async ({ params }: Props) => subjectMetadata('topic', (await params).uid)

/** A topic, with what we wrote about it, at `/topics/{uid}`. */
export default async function Page({ params }: Props) {
  return <SubjectPage type="topic" uid={(await params).uid} />
}
