import type { RuledSite } from '@house-edge/reviews/rules'
import { redirectRules } from '../redirects.ts'
import { ruleOfDocument } from '@house-edge/publishing'
import { contentRoutes, findDocumentPath, routes } from '../routes.ts'
import { siteFeed } from '../site-addresses/feed-addresses.ts'

/** What the rules for content ask of this site. */
export const ruledSite: RuledSite = {
  routes,
  contentRoutes,
  documentPath: findDocumentPath,
  redirects: redirectRules,
  redirectOf: ruleOfDocument,
  isServed: (path) => Object.values(siteFeed).includes(path),
}
