import { publishedArticles } from '../../../content/visit-content.ts'
import {
  articlesFeed,
  newsFeed,
  reviewsFeed,
  siteFeed,
  warningsFeed,
} from '../../../site-addresses/feed-addresses.ts'
import { listings } from '../../../document/listings.ts'
import { feedResponse } from '../../../feeds/feed-response.ts'
import { links } from '../../../links.ts'
import { today } from '../../../today.ts'
import { feedEntries, newsEntries } from '@house-edge/reviews/feeds'
import type { FeedAddresses } from '@house-edge/reviews/links'
import { newsOf } from '@house-edge/reviews/news'

/** Rendered for each request, from the content store alone. */
export const dynamic = 'force-dynamic'

/**
 * The latest reviews and articles (`all`), either alone (`reviews`, `articles`), what happened at casinos (`news`), and of
 * that what warns (`warnings`).
 */
export async function GET(request: Request, { params }: { params: Promise<{ file: string }> }) {
  return feedResponse(request, (await params).file, async (name, client) => {
    const reviews = () => client.getAll('casino_review')
    if (name === 'all') {
      const title = 'House Edge'
      const description = 'Casino reviews with evidence, and plain words about what each game costs.'
      const head = { title, description, path: '/', feeds: siteFeed }
      return { head, entries: feedEntries(await publishedArticles(), await reviews(), links) }
    }
    if (name === 'reviews')
      return { head: headOf('casino_review', reviewsFeed), entries: feedEntries([], await reviews(), links) }
    if (name === 'articles')
      return {
        head: headOf('article', articlesFeed),
        entries: feedEntries(await publishedArticles(), [], links),
      }
    if (name !== 'news' && name !== 'warnings') return undefined
    const news = newsOf(await reviews(), links, today())
    return name === 'news'
      ? { head: headOf('news', newsFeed), entries: newsEntries(news) }
      : {
          head: headOf('warnings', warningsFeed),
          entries: newsEntries(news.filter(({ kind }) => kind === 'warning' || kind === 'closed')),
        }
  })
}

function headOf(name: 'news' | 'warnings' | 'casino_review' | 'article', feeds: FeedAddresses) {
  const { title, description, path } = listings[name]
  return { title: `House Edge: ${title}`, description, path: path(1), feeds }
}
