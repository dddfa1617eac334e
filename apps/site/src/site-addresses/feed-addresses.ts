import type { FeedAddresses } from '@house-edge/reviews/feeds'

/** The URL of the feed of everything. */
export const siteFeed: FeedAddresses = { rss: '/feeds/all.xml', json: '/feeds/all.json' }

/** The URL of the feed of what happened at casinos, and of what warns of them. */
export const newsFeed: FeedAddresses = { rss: '/feeds/news.xml', json: '/feeds/news.json' }
export const warningsFeed: FeedAddresses = { rss: '/feeds/warnings.xml', json: '/feeds/warnings.json' }

/** The URL of the feed of a list: what is in it, and nothing else. */
export const articlesFeed: FeedAddresses = { rss: '/feeds/articles.xml', json: '/feeds/articles.json' }
export const reviewsFeed: FeedAddresses = { rss: '/feeds/reviews.xml', json: '/feeds/reviews.json' }

/** The feeds that are there whatever is published. */
export const feedsOfAll: readonly FeedAddresses[] = [
  siteFeed,
  newsFeed,
  warningsFeed,
  articlesFeed,
  reviewsFeed,
]

/** The URL of the feed of offers in a market. */
export function offersFeed(market: string): FeedAddresses {
  const name = market.toLowerCase()
  return { rss: `/feeds/offers/${name}.xml`, json: `/feeds/offers/${name}.json` }
}

/** The URL of the feed of a topic. */
export function topicFeed(uid: string): FeedAddresses {
  return { rss: `/feeds/topics/${uid}.xml`, json: `/feeds/topics/${uid}.json` }
}

/** Feeds of a page, by what each is called. */
export type NamedFeeds = Readonly<Record<string, FeedAddresses>>

/** Metadata of a page that links to its feeds, for feed readers. */
export function feedLinks(feeds: NamedFeeds): Record<string, { url: string; title: string }[]> {
  const named = Object.entries(feeds)
  return {
    'application/rss+xml': named.map(([name, { rss }]) => ({ url: rss, title: `${name} (RSS)` })),
    'application/feed+json': named.map(([name, { json }]) => ({ url: json, title: `${name} (JSON)` })),
  }
}
