import type { AbsentFile } from '@house-edge/publishing'
import { siteMarkets } from '../market/site-markets.ts'
import { offersFeed, topicOfFeed } from '@house-edge/reviews/links'
import { feedsOfAll } from './feed-addresses.ts'

/** Said with 404. */
export const noSuchFeed = 'There is no such feed.'

let known: ReadonlySet<string> | undefined

/** Says of a path below `/feeds` that there is no feed, unless a topic is published. `undefined`: there is, or it is no such path. */
export function absentFeed(path: string): AbsentFile | undefined {
  if (!path.startsWith('/feeds/')) return undefined
  known ??= new Set(
    [...feedsOfAll, ...siteMarkets().codes.map((code) => offersFeed(code))].flatMap(({ rss, json }) => [
      rss,
      json,
    ]),
  )
  if (known.has(path)) return undefined
  const uid = topicOfFeed(path)
  return { words: noSuchFeed, ...(uid !== undefined && { unless: { type: 'topic', uid } }) }
}
