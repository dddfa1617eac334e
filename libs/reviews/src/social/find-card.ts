import type { ContentClient } from '@house-edge/content'
import { matchRoute, type Route } from '@house-edge/routing'
import type { AllDocumentTypes } from '../documents.ts'
import { shownOffers } from '../subjects/related.ts'
import { type Card, cardOf, cardOfList } from './card.ts'

type Client = Pick<ContentClient<AllDocumentTypes>, 'findByUid' | 'findSingle' | 'getAll'>

/** The pages that have cards. */
interface CardedSite {
  routes: Readonly<Record<string, Route & { document?: string; lists?: string; lang?: string }>>
  /** The list whose page is at a path. */
  listingAt: (path: string) => { title: string; path: (page: number) => string } | undefined
  /** Says something at once in a language. */
  sayIn: <Said>(lang: string | undefined, make: () => Said) => Said
}

/**
 * The card of the page at a path, and the name of its drawing, which changes with the content. All pages of a listing
 * share a drawing. `undefined` when there is no such page.
 *
 * @param clientOf Reads what is shown in a language: `clientIn` of `@house-edge/publishing`. What is not translated is drawn
 * in the language in which the page shows it.
 */
export async function findCard(
  { routes, listingAt, sayIn }: CardedSite,
  path: string,
  clientOf: (lang: string | undefined) => Client,
): Promise<{ card: Card; drawing: string } | undefined> {
  const match = matchRoute(routes, path)
  if (match.kind !== 'matched') return undefined
  const { route, params } = match
  const { lang } = route
  const client = clientOf(lang)
  const settings = await client.findSingle('settings')
  const ofSettings = settings?.last_publication_date ?? ''
  const ofList = sayIn(lang, () => {
    const listing = route.lists === undefined ? undefined : listingAt(path)
    return (
      listing && {
        card: cardOfList(listing.title, settings),
        drawing: `${listing.path(1)} ${ofSettings}`,
      }
    )
  })
  if (ofList) return ofList
  if (route.document === undefined) return undefined
  const document: AllDocumentTypes | undefined =
    route.document === 'home'
      ? await client.findSingle('home')
      : await client.findByUid(route.document as 'page' | 'bonus', params['uid'] ?? '')
  if (!document) return undefined
  if (document.type === 'bonus') {
    const reviews = await clientOf(undefined).getAll('casino_review', { lang: document.lang })
    if (!shownOffers(reviews).has(document.id)) return undefined
  }
  return {
    card: sayIn(lang, () => cardOf(document, settings)),
    drawing: `${path} ${document.last_publication_date} ${ofSettings}`,
  }
}
