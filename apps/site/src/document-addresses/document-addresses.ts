import { pagesOfAddresses, type PublishedPage } from '@house-edge/publishing'
import { shownOffers } from '@house-edge/reviews/subjects'
import { content } from '../content/published-content.ts'
import { site } from '../site.ts'

/** The parameters of the newest pages of a type, which the build renders. */
export const { uidsToBuild } = content

/** Every document with a page. Offers of a casino that readers are warned of have none. */
export async function publishedAddresses(): Promise<PublishedPage[]> {
  const { addresses, client } = content.store()
  const offers = shownOffers(await client.getAll('casino_review'))
  return pagesOfAddresses(site, await addresses()).filter(
    ({ type, uid }) => type !== 'bonus' || offers.has(uid ?? ''),
  )
}
