import { uidsToBuild } from '../../../document-addresses/document-addresses.ts'
import { subjectMetadata } from '../../(subjects)/subject-metadata.ts'
import { SubjectPage } from '../../(subjects)/subject-page.tsx'

/** Pages are dropped when something is published; this interval covers lost webhooks. Seconds. */
export const revalidate = 300

interface Props {
  params: Promise<{ uid: string }>
}

export const generateStaticParams = () => uidsToBuild('game_provider')

export const generateMetadata = async ({ params }: Props) =>
  subjectMetadata('game_provider', (await params).uid)

/** A maker of games, with the casinos that have them, at `/game-makers/{uid}`. */
export default async function Page({ params }: Props) {
  return <SubjectPage type="game_provider" uid={(await params).uid} />
}
