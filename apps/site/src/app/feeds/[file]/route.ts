import { publishedArticles } from '../../../content/visit-content.ts'
import { feedIn, newsFeed, translatedFeeds, warningsFeed } from '../../../site-addresses/feed-addresses.ts'
import { listings } from '../../../document/listings.ts'
import { feedResponse } from '../../../feeds/feed-response.ts'
import { languages, originalLanguage, type SiteLanguage } from '../../../language.ts'
import { links } from '../../../links.ts'
import { here, routes } from '../../../routes.ts'
import { today } from '../../../today.ts'
import { words } from '../../../words/words.ts'
import { feedEntries, newsEntries } from '@house-edge/reviews/feeds'
import type { FeedAddresses } from '@house-edge/reviews/links'
import { newsOf } from '@house-edge/reviews/news'

/** Rendered for each request, from the content store alone. */
export const dynamic = 'force-dynamic'

/**
 * The latest reviews and articles (`all`), either alone (`reviews`, `articles`), each also of what is written in another
 * language (`reviews.de`), what happened at casinos (`news`), and of that what warns (`warnings`).
 */
export async function GET(request: Request, { params }: { params: Promise<{ file: string }> }) {
  return feedResponse(request, (await params).file, async (name, client) => {
    const list = languageFeed(name)
    if (list) {
      const { feed, lang } = list
      const isOriginal = lang === originalLanguage
      const [articles, reviews] = await Promise.all([
        feed === 'reviews' ? [] : isOriginal ? publishedArticles() : client.getAll('article', { lang }),
        feed === 'articles' ? [] : client.getAll('casino_review', { lang }),
      ])
      const tell = () => ({ head: headOf(feed), entries: feedEntries(articles, reviews, links) })
      return { lang, tell }
    }
    if (name !== 'news' && name !== 'warnings') return undefined
    const news = newsOf(await client.getAll('casino_review'), links, today())
    return {
      tell: () =>
        name === 'news'
          ? { head: listHead('news', newsFeed), entries: newsEntries(news) }
          : {
              head: listHead('warnings', warningsFeed),
              entries: newsEntries(news.filter(({ kind }) => kind === 'warning' || kind === 'closed')),
            },
    }
  })
}

type TranslatedFeed = (typeof translatedFeeds)[number]

/** What a name such as `reviews` or `reviews.de` asks for. */
function languageFeed(name: string): { feed: TranslatedFeed; lang: SiteLanguage } | undefined {
  for (const feed of translatedFeeds)
    for (const lang of Object.keys(languages) as SiteLanguage[])
      if (feedIn(feed, lang).rss === `/feeds/${name}.xml`) return { feed, lang }
  return undefined
}

function headOf(feed: TranslatedFeed) {
  if (feed === 'articles') return listHead('article', feedIn(feed))
  if (feed === 'reviews') return listHead('casino_review', feedIn(feed))
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
