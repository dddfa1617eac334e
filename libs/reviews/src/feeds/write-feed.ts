import type { FeedAddresses } from '../addresses/feed-addresses.ts'
import { Feed } from 'feed'
import type { FeedEntry } from './feed-entries.ts'
import { spokenLanguage, writtenIn } from '@house-edge/ui/language'

/** The head of a feed. */
export interface FeedHead {
  title: string
  description: string
  /** The page it belongs to. */
  path: string
  /** The URLs of the feed in both formats. */
  feeds: FeedAddresses
}

export const feedForms = {
  rss: { type: 'application/rss+xml', write: (feed: Feed) => feed.rss2() },
  json: { type: 'application/feed+json', write: withLanguage },
} as const

/** Writes a feed (RSS 2.0 or JSON Feed 1.1). */
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
    language: spokenLanguage(),
    generator: false,
    favicon: absolute('/favicon.ico'),
    feedLinks: { rss: absolute(feeds.rss), json: absolute(feeds.json) },
    // The date of the latest entry, not the current time: an unchanged feed has the same bytes.
    updated: entries[0]?.at ?? new Date(0),
  })
  for (const { path: to, id = to, title: name, words, lang, at, author } of entries)
    feed.addItem({
      title: plain(name),
      id: absolute(id),
      link: absolute(to),
      description: asHtml(words, lang),
      date: at,
      // In RSS 2.0 an author can only be an e-mail address.
      ...(author !== undefined && form === 'json' && { author: [{ name: plain(author) }] }),
    })
  return feedForms[form].write(feed)
}

/** `feed` 6.0.0 writes the first version, in which a feed cannot say its language. The author of an item is still read. */
function withLanguage(feed: Feed): string {
  const { version, ...told } = JSON.parse(feed.json1()) as { version: string }
  const now = { version: `${version}.1`, language: feed.options.language, ...told }
  return JSON.stringify(now, undefined, 4)
}

/**
 * Feed readers show these as HTML: `content_html` (JSON Feed 1, Items) and `description` of an item (RSS 2.0,
 * Elements of <item>). Titles are plain text in both. Neither has a field for the language of an item, but HTML does.
 */
function asHtml(words: string, language: string | undefined): string {
  const text = plain(words).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
  const { lang, dir } = language === undefined ? {} : writtenIn(language)
  return lang === undefined ? text : `<p lang="${lang}" dir="${dir}">${text}</p>`
}

/**
 * Text that cannot close a CDATA section. `feed` 6.0.0 writes texts as CDATA through `xml-js` 1.6.11, which
 * removes only the first end mark of a text; and XML must not contain control characters (W3C, XML 1.0, 2.2 Characters).
 */
function plain(words: string): string {
  return words
    .replaceAll(/(?![\t\n])\p{Control}|[\uFFFE\uFFFF]|\p{Surrogate}/gu, '')
    .replaceAll(']]>', ']] >')
}
