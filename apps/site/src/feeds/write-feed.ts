import { Feed } from 'feed'
import type { FeedEntry } from './feed-entries.ts'

/** What a feed says of itself. */
export interface FeedHead {
  title: string
  description: string
  /** The page it belongs to. */
  path: string
  /** Where it is, in both forms. */
  feeds: FeedAddresses
}

/** Where a feed is. */
export interface FeedAddresses {
  rss: string
  json: string
}

export const feedForms = {
  rss: { type: 'application/rss+xml', write: (feed: Feed) => feed.rss2() },
  json: { type: 'application/feed+json', write: (feed: Feed) => feed.json1() },
} as const

/** Writes a feed (RSS 2.0 or JSON Feed 1). */
export function writeFeed(
  form: keyof typeof feedForms,
  { title, description, path, feeds }: FeedHead,
  entries: readonly FeedEntry[],
  origin: string,
): string {
  const absolute = (each: string): string => new URL(each, origin).href
  const feed = new Feed({
    title: plain(title),
    description: plain(description),
    id: absolute(path),
    link: absolute(path),
    language: 'en-GB',
    generator: false,
    favicon: absolute('/favicon.ico'),
    feedLinks: { rss: absolute(feeds.rss), json: absolute(feeds.json) },
    // Of what it tells, not of the moment it is asked: the same feed is the same bytes.
    updated: entries[0]?.at ?? new Date(0),
  })
  for (const { path: to, title: name, words, at, author } of entries)
    feed.addItem({
      title: plain(name),
      id: absolute(to),
      link: absolute(to),
      description: asHtml(words),
      date: at,
      // RSS 2.0 takes addresses of e-mail for authors, and nothing else.
      ...(author !== undefined && form === 'json' && { author: [{ name: plain(author) }] }),
    })
  return feedForms[form].write(feed)
}

/**
 * Readers show what an entry says as HTML: `content_html` (JSON Feed 1, Items) and `description` of an item (RSS 2.0,
 * Elements of <item>). Titles are plain text in both.
 */
function asHtml(words: string): string {
  return plain(words).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

/**
 * Text that ends no section of the file. `feed` 6.0.0 writes texts as CDATA through `xml-js` 1.6.11, which
 * takes the end mark out of a text once only; and no XML may hold control characters (W3C, XML 1.0, 2.2 Characters).
 */
function plain(words: string): string {
  return words
    .replaceAll(/(?![\t\n])\p{Control}|[\uFFFE\uFFFF]|\p{Surrogate}/gu, '')
    .replaceAll(']]>', ']] >')
}
