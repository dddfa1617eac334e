import { uidsToBuild } from '../../../content/addresses.ts'
import { subjectMetadata } from '../../../subject/subject-metadata.ts'
import { SubjectPage } from '../../../subject/subject-page.tsx'

/** Pages are dropped when something is published; this interval covers lost webhooks. Seconds. */
export const revalidate = 300

interface Props {
  params: Promise<{ uid: string }>
}

export const generateStaticParams = () => uidsToBuild('bonus')

export const generateMetadata = async ({ params }: Props) => subjectMetadata('bonus', (await params).uid)

/** An offer with its terms, at `/offers/{uid}`. */
export default async function Page({ params }: Props) {
  return <SubjectPage type="bonus" uid={(await params).uid} />
}
