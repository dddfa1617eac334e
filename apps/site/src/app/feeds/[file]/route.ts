import { clientIn } from '@house-edge/publishing'
import { publishedArticles } from '../../../content/visit-content.ts'
import { feedIn, findTranslatedFeed } from '../../../site-addresses/feed-addresses.ts'
import { listings } from '../../../document/listings.ts'
import { feedResponse } from '../../../feeds/feed-response.ts'
import { originalLanguage } from '../../../language.ts'
import { links } from '../../../links.ts'
import { here, routes } from '../../../routes.ts'
import { site } from '../../../site.ts'
import { today } from '../../../today.ts'
import { words } from '../../../words/words.ts'
import { feedEntries, newsEntries } from '@house-edge/reviews/feeds'
import type { FeedAddresses, TranslatedFeed } from '@house-edge/reviews/links'
import type { CasinoReviewDocument } from '@house-edge/reviews/documents'
import { newsOf } from '@house-edge/reviews/news'

/** Rendered for each request, from the content store alone. */
export const dynamic = 'force-dynamic'

/**
 * The latest reviews and articles (`all`), either alone (`reviews`, `articles`), what happened at casinos (`news`), and of that
 * what warns (`warnings`), each also in another language (`reviews.de`).
 */
export async function GET(request: Request, { params }: { params: Promise<{ file: string }> }) {
  return feedResponse(request, (await params).file, async (name, client) => {
    const list = findTranslatedFeed(name)
    if (!list) return undefined
    const { feed, lang } = list
    if (feed === 'news' || feed === 'warnings') {
      const reviews = await clientIn(site, client, lang).getAll('casino_review')
      return { lang, tell: () => ({ head: headOf(feed), entries: newsEntries(toldIn(feed, reviews)) }) }
    }
    const isOriginal = lang === originalLanguage
    const [articles, reviews] = await Promise.all([
      feed === 'reviews' ? [] : isOriginal ? publishedArticles() : client.getAll('article', { lang }),
      feed === 'articles' ? [] : client.getAll('casino_review', { lang }),
    ])
    const tell = () => ({ head: headOf(feed), entries: feedEntries(articles, reviews, links) })
    return { lang, tell }
  })
}

function toldIn(
  feed: 'news' | 'warnings',
  reviews: readonly CasinoReviewDocument[],
): ReturnType<typeof newsOf> {
  const news = newsOf(reviews, links, today())
  return feed === 'news' ? news : news.filter(({ kind }) => kind === 'warning' || kind === 'closed')
}

const listed = { articles: 'article', reviews: 'casino_review', news: 'news', warnings: 'warnings' } as const

function headOf(feed: TranslatedFeed) {
  if (feed !== 'all') return listHead(listed[feed], feedIn(feed))
  return {
    title: 'House Edge',
    description: words().home.about,
    path: here(routes.home),
    feeds: feedIn(feed),
  }
}

function listHead(name: 'news' | 'warnings' | 'casino_review' | 'article', feeds: FeedAddresses) {
  const { title, description, path } = listings[name]
  return { title: `House Edge: ${title}`, description, path: path(1), feeds }
}
