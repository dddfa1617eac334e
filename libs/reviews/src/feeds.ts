/** Feeds of articles and reviews (RSS 2.0, JSON Feed 1). @module */
export {
  articlesAbout,
  type FeedEntry,
  feedEntries,
  newsEntries,
  offerEntries,
} from './feeds/feed-entries.ts'
export { feedForms, type FeedHead, writeFeed } from './feeds/write-feed.ts'
