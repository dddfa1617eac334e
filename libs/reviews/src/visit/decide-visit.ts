import { isOpenIn, noMarket } from '../rendering/markets/markets.ts'
import { showsOffers } from '../rendering/subject/offer-panel.tsx'
import type { CasinoReviewDocument } from '../documents.ts'

/** What a visit depends on besides the casino. */
interface VisitFrom {
  /** The reader's country (ISO 3166, capitals). `undefined`: unknown; the casino checks it itself. */
  country: string | undefined
  /** The reader's market. Pages show no offers of other markets. */
  market: string
}

/** The target of a visit to a casino. */
type Visit =
  | { leads: 'to casino'; url: string; casino: string }
  /** The casino does not accept the reader, or we do not link to it: the review explains why. */
  | { leads: 'to review'; uid: string }
  | { leads: 'nowhere' }

/**
 * Decides where `/go/{casino}` leads: only to the address in the review of that casino.
 *
 * @param name The review's `go_slug`, or its uid.
 * @param from Neither country nor market may be one in which the casino takes no players.
 */
export function decideVisit(
  name: string,
  reviews: readonly CasinoReviewDocument[],
  { country, market }: VisitFrom,
): Visit {
  const review =
    reviews.find(({ data }) => data.go_slug === name) ??
    reviews.find(({ uid, data }) => uid === name && !data.go_slug)
  if (!review?.uid) return { leads: 'nowhere' }
  const { data, uid } = review
  const url = 'url' in data.website ? data.website.url : undefined
  const isOpen =
    market !== noMarket && isOpenIn(data, market) && (country === undefined || isOpenIn(data, country))
  if (!showsOffers(review) || !url || !/^https?:\/\//i.test(url) || !isOpen)
    return { leads: 'to review', uid }
  return { leads: 'to casino', url: new URL(url).href, casino: uid }
}
