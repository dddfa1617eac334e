import { matchRoute, type PageLanguages, type RedirectRule, type Route } from '@house-edge/routing'
import type { RedirectDocument } from '../documents.ts'
import type { Links } from '../links.ts'

/** What rules ask of the site that shows the documents. */
export interface RuledSite extends Pick<Links, 'documentPath'> {
  /** Its pages, those of documents with the type that they show, and the language where there are several. */
  routes: Readonly<Record<string, Route & { document?: string; lang?: string }>>
  /** The same in the form of the content service: where documents of a type stand. */
  contentRoutes: readonly { type: string; path: string; lang?: string }[]
  /** Its languages, with their words in addresses. */
  languages: PageLanguages
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
): { type: string | undefined; uid: string | undefined; lang: string | undefined } | undefined {
  const match = matchRoute(routes, path)
  if (match.kind !== 'matched') return undefined
  const { document, lang } = match.route
  return { type: document, uid: (match.params as { uid?: string }).uid, lang }
}
