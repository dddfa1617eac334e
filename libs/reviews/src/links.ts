/** Where the pages are that reviews lead to, which the site makes from its table of routes, and where feeds are. It loads nothing. @module */
export type { Links } from './addresses/links.ts'
export { feedAddresses, offersFeed, topicFeed, topicOfFeed } from './addresses/feed-addresses.ts'
export type { FeedAddresses, NamedFeeds } from './addresses/feed-addresses.ts'
export { type TranslatedFeed, translatedFeeds } from './addresses/translated-feeds.ts'
export { absentCard, noSuchCard } from './addresses/absent-card.ts'
export { pathOfCard } from './addresses/card-address.ts'
