import { matchRoute } from '@house-edge/routing'
import type { PublishedRoute, PublishedRoutes } from './site-options.ts'

/** Which page shows a document. */
export interface DocumentPaths {
  /** Routes as the content service expects them with every query. */
  readonly contentRoutes: readonly { type: string; path: string; uid?: string; lang?: string }[]
  /**
   * The path of the page that shows a document.
   *
   * @param lang Of the document. Default: the original language.
   * @returns `undefined` when the type has no page, or the uid is not valid or taken by another route.
   */
  findDocumentPath: (type: string, uid: string | null, lang?: string) => string | undefined
}

/**
 * Reads from a route table which page shows a document.
 *
 * @param original The language without prefix, on a site in several.
 */
export function createDocumentPaths(routes: PublishedRoutes, original?: string): DocumentPaths {
  const pages = Object.values<PublishedRoute>(routes)
  // Every link of every page is looked up here.
  const folders = new Set(pages.flatMap(({ pattern }) => foldersOf(pattern)))
  const ofType = Map.groupBy(pages, ({ document }) => document)
  return {
    contentRoutes: pages.flatMap(({ document: type, uid, lang, pattern: path }) =>
      type === undefined
        ? []
        : [{ type, path, ...(uid !== undefined && { uid }), ...(lang !== undefined && { lang }) }],
    ),
    findDocumentPath: (type, uid, lang = original) => {
      const shown = (ofType.get(type) ?? []).filter((page) => page.lang === undefined || page.lang === lang)
      const own =
        shown.find((route) => route.uid !== undefined && route.uid === uid) ??
        shown.find((route) => route.uid === undefined)
      if (!own || !own.pattern.includes(':')) return own?.pattern
      const path = own.pattern.replace(':uid', uid ?? '')
      const match = matchRoute(routes, path)
      const isOwn = match.kind === 'matched' && match.route === own && match.params['uid'] === uid
      return isOwn && !folders.has(path) ? path : undefined
    },
  }
}

/** `/a` and `/a/b` of `/a/b/c`. */
function foldersOf(pattern: string): string[] {
  return [...pattern.matchAll(/(?<=.)\//g)].map(({ index }) => pattern.slice(0, index))
}
