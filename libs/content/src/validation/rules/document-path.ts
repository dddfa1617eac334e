import type { PrismicDocument } from '@prismicio/client'

/** How documents of a type become addresses, as given to the client. */
export interface DocumentRoute {
  type: string
  /** For example `/casino-blog/:uid`. */
  path: string
  /** For one document of the type alone. */
  uid?: string | undefined
  /** For one language alone. */
  lang?: string | undefined
}

/**
 * The address of a document. @returns `undefined` when it has none, or when the document alone is not
 * enough to know it.
 */
export function documentPath(
  document: Pick<PrismicDocument, 'type' | 'uid' | 'lang'>,
  routes: readonly DocumentRoute[],
): string | undefined {
  for (const route of routes) {
    const fits =
      route.type === document.type &&
      (route.uid === undefined || route.uid === document.uid) &&
      (route.lang === undefined || route.lang === document.lang)
    // The language is left out for the master language, and which that is no document says.
    if (fits && route.path.includes(':lang?')) return undefined
    const path = fits ? filledIn(route.path, document) : undefined
    if (path !== undefined) return path
  }
  return undefined
}

function filledIn(path: string, document: Pick<PrismicDocument, 'uid' | 'lang'>): string | undefined {
  const filled = path.replaceAll(/:uid\b\??/g, document.uid ?? ':uid').replaceAll(/:lang\b/g, document.lang)
  return filled.includes(':') ? undefined : filled
}
