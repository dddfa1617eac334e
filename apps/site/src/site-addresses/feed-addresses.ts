import type { FeedAddresses } from '@house-edge/reviews/feeds'

/** The URL of the feed of everything. */
export const siteFeed: FeedAddresses = { rss: '/feeds/all.xml', json: '/feeds/all.json' }

/** The URL of the feed of what happened at casinos, and of what warns of them. */
export const newsFeed: FeedAddresses = { rss: '/feeds/news.xml', json: '/feeds/news.json' }
export const warningsFeed: FeedAddresses = { rss: '/feeds/warnings.xml', json: '/feeds/warnings.json' }

/** The URL of the feed of a topic. */
export function topicFeed(uid: string): FeedAddresses {
  return { rss: `/feeds/topics/${uid}.xml`, json: `/feeds/topics/${uid}.json` }
}

/** Metadata of a page that links to its feed, for feed readers. */
export function feedLinks({ rss, json }: FeedAddresses): Record<string, { url: string; title: string }[]> {
  return {
    'application/rss+xml': [{ url: rss, title: 'House Edge (RSS)' }],
    'application/feed+json': [{ url: json, title: 'House Edge (JSON)' }],
  }
}
