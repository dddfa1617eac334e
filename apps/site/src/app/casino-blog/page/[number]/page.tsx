import type { Metadata } from 'next'
import { siteContent } from '../../../../content/visit-content.ts'
import { ListedArticles } from '../../listed-articles.tsx'
import { listingMetadata, listings } from '../../../../document/listings.ts'

/** Pages are dropped when something is published; this interval covers lost webhooks. Seconds. */
export const revalidate = 300

interface Props {
  params: Promise<{ number: string }>
}

export const generateStaticParams = () => []

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const settings = await (await siteContent()).findSingle('settings')
  return listingMetadata(listings.article, Number((await params).number), settings)
}

/** A further page of the listing, at `/casino-blog/page/{number}`. */
export default async function FurtherBlogPage({ params }: Props) {
  return <ListedArticles page={Number((await params).number)} />
}
