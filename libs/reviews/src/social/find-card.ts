import type { ContentClient } from '@house-edge/content'
import { matchRoute, type Route } from '@house-edge/routing'
import type { AllDocumentTypes } from '../documents.ts'
import { shownOffers } from '../subjects/related.ts'
import { type Card, cardOf, cardOfList } from './card.ts'

type Client = Pick<ContentClient<AllDocumentTypes>, 'findByUid' | 'findSingle' | 'getAll'>

/** The pages that have cards. */
interface CardedSite {
  routes: Readonly<Record<string, Route & { document?: string; lists?: string }>>
  /** The list whose page is at a path. */
  listingAt: (path: string) => { title: string; path: (page: number) => string } | undefined
}

/**
 * The card of the page at a path, and the name of its drawing, which changes with the content. All pages of a listing
 * share a drawing. `undefined` when there is no such page.
 */
export async function findCard(
  { routes, listingAt }: CardedSite,
  path: string,
  client: Client,
): Promise<{ card: Card; drawing: string } | undefined> {
  const match = matchRoute(routes, path)
  if (match.kind !== 'matched') return undefined
  const { route, params } = match
  const settings = await client.findSingle('settings')
  const ofSettings = settings?.last_publication_date ?? ''
  const listing = route.lists === undefined ? undefined : listingAt(path)
  if (listing)
    return { card: cardOfList(listing.title, settings), drawing: `${listing.path(1)} ${ofSettings}` }
  if (route.document === undefined) return undefined
  const document: AllDocumentTypes | undefined =
    route.document === 'home'
      ? await client.findSingle('home')
      : await client.findByUid(route.document as 'page' | 'bonus', params['uid'] ?? '')
  if (!document) return undefined
  if (document.type === 'bonus' && !shownOffers(await client.getAll('casino_review')).has(document.id))
    return undefined
  return {
    card: cardOf(document, settings),
    drawing: `${path} ${document.last_publication_date} ${ofSettings}`,
  }
}
