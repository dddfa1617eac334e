import { matchRoute } from '@house-edge/routing'
import type { PublishedRoute, PublishedRoutes } from './site-options.ts'

/** Which page shows a document. */
export interface DocumentPaths {
  /** Routes as the content service expects them with every query. */
  readonly contentRoutes: readonly { type: string; path: string; uid?: string }[]
  /**
   * The path of the page that shows a document.
   *
   * @returns `undefined` when the type has no page, or the uid is not valid or taken by another route.
   */
  findDocumentPath: (type: string, uid: string | null) => string | undefined
}

/** Reads from a route table which page shows a document. */
export function createDocumentPaths(routes: PublishedRoutes): DocumentPaths {
  const pages = Object.values<PublishedRoute>(routes)
  const isFolder = (path: string): boolean => pages.some(({ pattern }) => pattern.startsWith(`${path}/`))
  return {
    contentRoutes: pages.flatMap(({ document, uid, pattern }) =>
      document === undefined ? [] : [{ type: document, path: pattern, ...(uid !== undefined && { uid }) }],
    ),
    findDocumentPath: (type, uid) => {
      const shown = pages.filter(({ document }) => document === type)
      const own =
        shown.find((route) => route.uid !== undefined && route.uid === uid) ??
        shown.find((route) => route.uid === undefined)
      if (!own || !own.pattern.includes(':')) return own?.pattern
      const path = own.pattern.replace(':uid', uid ?? '')
      const match = matchRoute(routes, path)
      const isOwn = match.kind === 'matched' && match.route === own && match.params['uid'] === uid
      return isOwn && !isFolder(path) ? path : undefined
    },
  }
}
