import type { StoredDocument } from '../documents/stored-document.ts'
import { isJsonObject } from '../json/json.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { keywordPattern } from './parse-routes.ts'
import type { Route } from './parse-routes.ts'

/**
 * The address some routes give a document, or `null`. The master language is left out where it is optional.
 *
 * Of the routes for its type whose keywords all resolve, the most particular one
 * counts: one for this very UID before one for a language before any other, then
 * the one that resolved the most keywords, then the first.
 */
export function resolveAddress(
  document: StoredDocument,
  routes: readonly Route[],
  snapshot: Snapshot,
  masterLanguage: string,
): string | null {
  let best: { address: string; rank: number } | undefined
  for (const route of routes) {
    if (!isFor(route, document)) continue
    const found = fillPath(route, document, snapshot, masterLanguage)
    if (found === undefined) continue
    const rank = (route.uid === undefined ? 0 : 2000) + (route.lang === undefined ? 0 : 1000) + found.resolved
    if (!best || rank > best.rank) best = { address: found.address, rank }
  }
  return best?.address ?? null
}

function isFor(route: Route, document: StoredDocument): boolean {
  return (
    route.type === document.type &&
    (route.uid === undefined || route.uid === document.uid) &&
    (route.lang === undefined || route.lang === document.lang)
  )
}

function fillPath(
  route: Route,
  document: StoredDocument,
  snapshot: Snapshot,
  masterLanguage: string,
): { address: string; resolved: number } | undefined {
  let resolved = 0
  let missing = false
  const filled = route.path.replaceAll(
    keywordPattern,
    (_match, slash: string, keyword: string, optional?: string) => {
      const isImplied =
        keyword === 'lang' && optional && !route.resolvers.has('lang') && document.lang === masterLanguage
      const value = isImplied ? undefined : keywordValue(keyword, route, document, snapshot)
      if (value !== undefined) {
        resolved++
        return `${slash}${value}`
      }
      if (!optional) missing = true
      return ''
    },
  )
  return missing ? undefined : { address: filled || '/', resolved }
}

function keywordValue(
  keyword: string,
  route: Route,
  document: StoredDocument,
  snapshot: Snapshot,
): string | undefined {
  const path = route.resolvers.get(keyword)
  if (path) return followRelationships(document, path, snapshot)?.uid ?? undefined
  return (keyword === 'uid' ? document.uid : document.lang) ?? undefined
}

function followRelationships(
  document: StoredDocument,
  path: readonly string[],
  snapshot: Snapshot,
): StoredDocument | undefined {
  let current: StoredDocument | undefined = document
  for (const field of path) {
    const link: unknown = current.data[field]
    const id = isJsonObject(link) ? link['id'] : undefined
    current = typeof id === 'string' ? snapshot.get(id) : undefined
    if (!current) return undefined
  }
  return current
}
