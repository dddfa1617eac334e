import { findPathIn } from '../routes.ts'
import { shownOffers } from '@house-edge/reviews/subjects'
import { content } from '../content/published-content.ts'

/** The parameters of the newest pages of a type, which the build renders. */
export const { uidsToBuild } = content

/** A document and the path of its page. */
interface PublishedAddress {
  type: string
  uid: string | null
  lang: string
  path: string
  publishedAt: string | null
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

function withPages(addresses: readonly Omit<PublishedAddress, 'path'>[]): PublishedAddress[] {
  return addresses.flatMap(({ type, uid, lang, publishedAt }) => {
    const path = findPathIn(type, uid, lang)
    return path === undefined ? [] : [{ type, uid, lang, path, publishedAt }]
  })
}
