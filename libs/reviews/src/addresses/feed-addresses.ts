/** The URL of a feed. */
export interface FeedAddresses {
  rss: string
  json: string
}

/** The URLs of a feed in both forms, by its name below `/feeds/`. */
export function feedAddresses(name: string): FeedAddresses {
  return { rss: `/feeds/${name}.xml`, json: `/feeds/${name}.json` }
}

/** Feeds of a page, by what each is called. */
export type NamedFeeds = Readonly<Record<string, FeedAddresses>>

/** Metadata of a page that links to its feeds, for feed readers, as Next takes it. */
export function feedLinks(feeds: NamedFeeds): Record<string, { url: string; title: string }[]> {
  const named = Object.entries(feeds)
  return {
    'application/rss+xml': named.map(([name, { rss }]) => ({ url: rss, title: `${name} (RSS)` })),
    'application/feed+json': named.map(([name, { json }]) => ({ url: json, title: `${name} (JSON)` })),
  }
}

/** The feed of offers in a market. */
export function offersFeed(market: string): FeedAddresses {
  return feedAddresses(`offers/${market.toLowerCase()}`)
}

/** The feed of a topic. */
export function topicFeed(uid: string): FeedAddresses {
  return feedAddresses(`topics/${uid}`)
}

const ofTopic = /^\/feeds\/topics\/([a-z0-9._~-]{1,128})\.(?:xml|json)$/

/** The uid of the topic whose feed is at a path. `undefined`: it is none. */
export function topicOfFeed(path: string): string | undefined {
  return ofTopic.exec(path)?.[1]
}
