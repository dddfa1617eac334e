import { type FeedAddresses, feedAddresses } from '@house-edge/reviews/links'

/** The feeds of the site: of everything, of what happened at casinos, of what of that warns, and of each list. */
export const siteFeed = feedAddresses('all')
export const newsFeed = feedAddresses('news')
export const warningsFeed = feedAddresses('warnings')
export const articlesFeed = feedAddresses('articles')
export const reviewsFeed = feedAddresses('reviews')

/** The feeds that are there whatever is published. */
export const feedsOfAll: readonly FeedAddresses[] = [
  siteFeed,
  newsFeed,
  warningsFeed,
  articlesFeed,
  reviewsFeed,
]

/** The feed of offers in a market. */
export function offersFeed(market: string): FeedAddresses {
  return feedAddresses(`offers/${market.toLowerCase()}`)
}

/** The feed of a topic. */
export function topicFeed(uid: string): FeedAddresses {
  return feedAddresses(`topics/${uid}`)
}
