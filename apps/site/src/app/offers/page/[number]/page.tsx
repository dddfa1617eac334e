import { listingPageMetadata } from '../../../../metadata/page-metadata.ts'
import { ListedOffersPage } from '../../listed-offers-page.tsx'

/** Pages are dropped when something is published; this interval covers lost webhooks. Seconds. */
export const revalidate = 300

interface Props {
  params: Promise<{ number: string }>
}

export const generateStaticParams = () => []

export const generateMetadata = async ({ params }: Props) =>
  listingPageMetadata('bonus', Number((await params).number))

/** A further page of the offers, at `/offers/page/{number}`. */
export default async function FurtherOffersPage({ params }: Props) {
  return <ListedOffersPage page={Number((await params).number)} />
}
