import type { Metadata } from 'next'
import { siteContent } from '../../content/visit-content.ts'
import { ListedArticles } from './listed-articles.tsx'
import { listingMetadata, listings } from '../../document/listings.ts'

/** Pages are dropped when something is published; this interval covers lost webhooks. Seconds. */
export const revalidate = 300

export async function generateMetadata(): Promise<Metadata> {
  return listingMetadata(listings.article, 1, await (await siteContent()).findSingle('settings'))
}

/** All articles, the newest first, at `/casino-blog`. */
export default function BlogPage() {
  return <ListedArticles page={1} />
}
