import type { RuledSite } from '@house-edge/reviews/rules'
import { redirectRules } from '../redirects.ts'
import { ruleOfDocument } from '@house-edge/publishing'
import { languages } from '../language.ts'
import { contentRoutes, findDocumentPath, routes } from '../routes.ts'
import { feedsOfAll } from '../site-addresses/feed-addresses.ts'

/** The feeds that a text may link to. */
const feeds: ReadonlySet<string> = new Set(feedsOfAll.flatMap(({ rss, json }) => [rss, json]))

/** What the rules for content ask of this site. */
export const ruledSite: RuledSite = {
  routes,
  contentRoutes,
  languages,
  documentPath: findDocumentPath,
  redirects: redirectRules,
  redirectOf: ruleOfDocument,
  isServed: (path) => feeds.has(path),
}
