import { showsOffers } from '@house-edge/slices'
import type { CasinoReviewDocument } from '@house-edge/slices/documents'

/** The target of a visit to a casino. */
export type Visit =
  | { leads: 'to casino'; url: string; casino: string }
  /** The casino does not accept the reader, or we do not link to it: the review explains why. */
  | { leads: 'to review'; uid: string }
  | { leads: 'nowhere' }

/**
 * Decides where `/go/{casino}` leads: only to the address in the review of that casino.
 *
 * @param name The review's `go_slug`, or its uid.
 * @param country The reader's country (ISO 3166, capitals). `undefined`: unknown; the casino checks it itself.
 */
export function decideVisit(
  name: string,
  reviews: readonly CasinoReviewDocument[],
  country: string | undefined,
): Visit {
  const review =
    reviews.find(({ data }) => data.go_slug === name) ??
    reviews.find(({ uid, data }) => uid === name && !data.go_slug)
  if (!review?.uid) return { leads: 'nowhere' }
  const { data, uid } = review
  const url = 'url' in data.website ? data.website.url : undefined
  if (!showsOffers(review) || !url || !/^https?:\/\//i.test(url) || !isOpenIn(data, country))
    return { leads: 'to review', uid }
  return { leads: 'to casino', url: new URL(url).href, casino: uid }
}

function isOpenIn(
  data: Pick<CasinoReviewDocument['data'], 'countries_allowed' | 'countries_blocked'>,
  country: string | undefined,
): boolean {
  if (country === undefined) return true
  const allowed = codesOf(data.countries_allowed)
  return (
    !codesOf(data.countries_blocked).includes(country) && (allowed.length === 0 || allowed.includes(country))
  )
}

function codesOf(codes: string | null): readonly string[] {
  return (codes ?? '').split(',').flatMap((code) => code.trim().toUpperCase() || [])
}
