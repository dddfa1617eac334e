import { type FeedAddresses, feedAddresses } from '@house-edge/reviews/links'
import { languages, pageLanguage, type SiteLanguage } from '../language.ts'

/** The feeds that are in each language of the site, as their lists are: of everything, of articles and of reviews. */
export const translatedFeeds = ['all', 'articles', 'reviews'] as const

/** Such a feed in a language: `/feeds/reviews.de.xml`. */
export function feedIn(
  name: (typeof translatedFeeds)[number],
  lang: SiteLanguage = pageLanguage(),
): FeedAddresses {
  const { prefix } = languages[lang]
  return feedAddresses(prefix === '' ? name : `${name}.${prefix}`)
}

/** The feeds of what happened at casinos, and of what of that warns. */
export const newsFeed = feedAddresses('news')
export const warningsFeed = feedAddresses('warnings')

/** The feeds that are there whatever is published. */
export const feedsOfAll: readonly FeedAddresses[] = [
  newsFeed,
  warningsFeed,
  ...translatedFeeds.flatMap((name) =>
    (Object.keys(languages) as SiteLanguage[]).map((lang) => feedIn(name, lang)),
  ),
]

/** The feed of offers in a market. */
export function offersFeed(market: string): FeedAddresses {
  return feedAddresses(`offers/${market.toLowerCase()}`)
}

/** The feed of a topic. */
export function topicFeed(uid: string): FeedAddresses {
  return feedAddresses(`topics/${uid}`)
}
