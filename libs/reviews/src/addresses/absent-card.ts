import { matchRoute, type Route } from '@house-edge/routing'
import { pathOfCard } from './card-address.ts'

/** Said with 404. */
export const noSuchCard = 'There is no such picture.'

/** Pages by name, and which of them have cards: those of a document, and lists. */
type CardedRoutes = Readonly<Record<string, Route & { document?: string; lists?: string; page?: string }>>

/**
 * Says of the path of a card that there is none, unless a document is published, for `absentFiles` of a published site.
 * `undefined`: there is, or it is no such path.
 */
export function absentCard(
  routes: CardedRoutes,
  path: string,
): { words: string; unless?: { type: string; uid: string } } | undefined {
  const [, first, ...segments] = path.split('/')
  // Of another spelling the handler is told the right one.
  if (first !== 'social' || path.includes('%')) return undefined
  const page = pathOfCard(segments)
  const match = page === undefined ? undefined : matchRoute(routes, page)
  if (match?.kind !== 'matched') return { words: noSuchCard }
  const { document: type, lists, page: name, pattern } = match.route
  if (lists !== undefined || type === 'home') return undefined
  // Documents are looked up in the original, and have words of their own in others: the handler knows.
  if (type !== undefined && name !== undefined && routes[name]?.pattern !== pattern) return undefined
  const { uid = '' } = match.params
  return { words: noSuchCard, ...(type !== undefined && { unless: { type, uid } }) }
}
