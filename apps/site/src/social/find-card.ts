import type { ContentClient } from '@house-edge/content'
import { matchRoute } from '@house-edge/routing'
import type { AllDocumentTypes } from '@house-edge/reviews/documents'
import { listingAt } from '../document/listings.ts'
import { routes } from '../routes.ts'
import { shownOffers } from '@house-edge/reviews/subjects'
import { type Card, cardOf, cardOfList } from '@house-edge/reviews/social'

type Client = Pick<ContentClient<AllDocumentTypes>, 'findByUid' | 'findSingle' | 'getAll'>

/**
 * The card of the page at a path, and the name of its drawing, which changes with the content. All pages of a listing
 * share a drawing. `undefined` when there is no such page.
 */
export async function findCard(
  path: string,
  client: Client,
): Promise<{ card: Card; drawing: string } | undefined> {
  const match = matchRoute(routes, path)
  if (match.kind !== 'matched') return undefined
  const { route, params } = match
  const settings = await client.findSingle('settings')
  const ofSettings = settings?.last_publication_date ?? ''
  const listing = 'lists' in route && listingAt(path)
  if (listing)
    return { card: cardOfList(listing.title, settings), drawing: `${listing.path(1)} ${ofSettings}` }
  if (!('document' in route)) return undefined
  const document =
    route.document === 'home'
      ? await client.findSingle('home')
      : await client.findByUid(route.document, params['uid'] ?? '')
  if (!document) return undefined
  if (document.type === 'bonus' && !shownOffers(await client.getAll('casino_review')).has(document.id))
    return undefined
  return {
    card: cardOf(document, settings),
    drawing: `${path} ${document.last_publication_date} ${ofSettings}`,
  }
}
