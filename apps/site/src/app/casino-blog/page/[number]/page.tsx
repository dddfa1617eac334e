import { ListedArticles } from '../../listed-articles.tsx'
import { listingPageMetadata } from '../../../../metadata/page-metadata.ts'

/** Pages are dropped when something is published; this interval covers lost webhooks. Seconds. */
export const revalidate = 300

interface Props {
  params: Promise<{ number: string }>
}

export const generateStaticParams = () => []

export const generateMetadata = async ({ params }: Props) =>
  listingPageMetadata('article', Number((await params).number))

/** A further page of the listing, at `/casino-blog/page/{number}`. */
export default async function FurtherBlogPage({ params }: Props) {
  return <ListedArticles page={Number((await params).number)} />
}
