import { matchRoute, type RedirectRule, type Route } from '@house-edge/routing'
import type { RedirectDocument } from '../documents.ts'
import type { Links } from '../links.ts'

/** What rules ask of the site that shows the documents. */
export interface RuledSite extends Pick<Links, 'documentPath'> {
  /** Its pages, those of documents with the type that they show. */
  routes: Readonly<Record<string, Route & { document?: string }>>
  /** The same in the form of the content service: where documents of a type stand. */
  contentRoutes: readonly { type: string; path: string }[]
  /** Redirects that editors cannot change. */
  redirects: readonly RedirectRule[]
  /** Reads a redirect that editors wrote. */
  redirectOf: (document: RedirectDocument) => RedirectRule
  /** Whether something besides pages and files is served at a path, such as a feed. */
  isServed: (path: string) => boolean
}

/** The page at a path: of a document, or of the site itself. `undefined`: there is none. */
export function findPage(
  { routes }: Pick<RuledSite, 'routes'>,
  path: string,
): { type: string | undefined; uid: string | undefined } | undefined {
  const match = matchRoute(routes, path)
  if (match.kind !== 'matched') return undefined
  return { type: match.route.document, uid: (match.params as { uid?: string }).uid }
}
