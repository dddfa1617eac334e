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
