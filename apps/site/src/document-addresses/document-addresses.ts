import { findPathIn } from '../routes.ts'
import { shownOffers } from '@house-edge/reviews/subjects'
import type { AddressWithDate } from '@house-edge/content'
import { type LanguageLink, languagesOfPage } from '@house-edge/publishing'
import { content } from '../content/published-content.ts'
import { site } from '../site.ts'

/** The parameters of the newest pages of a type, which the build renders. */
export const { uidsToBuild } = content

/** A document and the path of its page. */
interface PublishedAddress {
  type: string
  uid: string | null
  lang: string
  path: string
  publishedAt: string | null
  /** Its pages in each language it is in, as the page itself names them. */
  links: readonly LanguageLink[]
}

/**
 * Every document with a page. Documents at an address of the site itself have none, nor have offers of a casino that
 * readers are warned of.
 */
export async function publishedAddresses(): Promise<PublishedAddress[] | 'unknown'> {
  try {
    const { addresses, client } = content.store()
    const offers = shownOffers(await client.getAll('casino_review'))
    return withPages(await addresses()).filter(({ type, uid }) => type !== 'bonus' || offers.has(uid ?? ''))
  } catch {
    return 'unknown'
  }
}

function withPages(addresses: readonly AddressWithDate[]): PublishedAddress[] {
  const byId = new Map(addresses.map((address) => [address.id, address]))
  return addresses.flatMap(({ id, type, uid, lang, publishedAt, alternates }) => {
    const path = findPathIn(type, uid, lang)
    if (path === undefined) return []
    const others = alternates.flatMap((other) => byId.get(other) ?? [])
    const document = { id, type, uid, lang, alternate_languages: others }
    return [{ type, uid, lang, path, publishedAt, links: languagesOfPage(site, path, document) }]
  })
}
