import type { FeedAddresses } from './write-feed.ts'

/** Where the feed of everything is. */
export const siteFeed: FeedAddresses = { rss: '/feeds/all.xml', json: '/feeds/all.json' }

/** Where the feed of a topic is. */
export function topicFeed(uid: string): FeedAddresses {
  return { rss: `/feeds/topics/${uid}.xml`, json: `/feeds/topics/${uid}.json` }
}

/** What a page says of its feed to programs that read feeds. */
export function feedLinks({ rss, json }: FeedAddresses): Record<string, { url: string; title: string }[]> {
  return {
    'application/rss+xml': [{ url: rss, title: 'House Edge (RSS)' }],
    'application/feed+json': [{ url: json, title: 'House Edge (JSON)' }],
  }
}
