import { ListedCasinos } from '../../listed-casinos.tsx'
import { listingPageMetadata } from '../../../../metadata/page-metadata.ts'

/** Pages are dropped when something is published; this interval covers lost webhooks. Seconds. */
export const revalidate = 300

interface Props {
  params: Promise<{ number: string }>
}

export const generateStaticParams = () => []

export const generateMetadata = async ({ params }: Props) =>
  listingPageMetadata('casino_review', Number((await params).number))

/** A further page of the listing, at `/casino-reviews/page/{number}`. */
export default async function FurtherReviewsPage({ params }: Props) {
  return <ListedCasinos page={Number((await params).number)} />
}
