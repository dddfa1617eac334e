import { ListedArticles } from './listed-articles.tsx'
import { listingPageMetadata } from '../../metadata/page-metadata.ts'

/** Pages are dropped when something is published; this interval covers lost webhooks. Seconds. */
export const revalidate = 300

export const generateMetadata = () => listingPageMetadata('article', 1)

/** All articles, the newest first, at `/casino-blog`. */
export default function BlogPage() {
  return <ListedArticles page={1} />
}
