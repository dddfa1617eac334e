import { type FeedAddresses, feedAddresses } from './feed-addresses.ts'

/** The feeds that there are in each language of a site, as its lists are: of everything, of articles, of reviews, of what happened at casinos, and of what of that warns. */
const names = ['all', 'articles', 'reviews', 'news', 'warnings'] as const

/** The name of such a feed. */
export type TranslatedFeed = (typeof names)[number]

/** The feeds of a site in several languages. */
export interface TranslatedFeeds<Lang extends string> {
  all: readonly FeedAddresses[]
  /** In a language: `/feeds/reviews.de.xml`. */
  feedIn: (name: TranslatedFeed, lang: Lang) => FeedAddresses
  /** What a name such as `reviews` or `reviews.de` asks for. */
  find: (name: string) => { feed: TranslatedFeed; lang: Lang } | undefined
}

/** @param languages By their ids: the original is the one without prefix. */
export function translatedFeeds<Lang extends string>(
  languages: Readonly<Record<Lang, { prefix: string }>>,
): TranslatedFeeds<Lang> {
  const known = names.flatMap((feed) =>
    (Object.keys(languages) as Lang[]).map((lang) => ({ feed, lang, name: nameIn(feed, lang) })),
  )
  function nameIn(feed: TranslatedFeed, lang: Lang): string {
    const { prefix } = languages[lang]
    return prefix === '' ? feed : `${feed}.${prefix}`
  }
  return {
    all: known.map(({ name }) => feedAddresses(name)),
    feedIn: (feed, lang) => feedAddresses(nameIn(feed, lang)),
    find: (asked) => known.find(({ name }) => name === asked),
  }
}
