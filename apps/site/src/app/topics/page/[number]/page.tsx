import type { Metadata } from 'next'
import { siteContent } from '../../../../content/visit-content.ts'
import { listingMetadata, listings } from '../../../../document/listings.ts'
import { ListedSubjects } from '../../../(subjects)/listed-subjects.tsx'

/** Pages are dropped when something is published; this interval covers lost webhooks. Seconds. */
export const revalidate = 300

interface Props {
  params: Promise<{ number: string }>
}

export const generateStaticParams = () => []

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const settings = await (await siteContent()).findSingle('settings')
  return listingMetadata(listings.topic, Number((await params).number), settings)
}

/** A further page of the topics, at `/topics/page/{number}`. */
export default async function FurtherTopicsPage({ params }: Props) {
  return <ListedSubjects type="topic" page={Number((await params).number)} />
}
