import { isOpenIn, noMarket } from '../../rendering/markets/markets.ts'
import { monthlyLimit } from '../../rendering/review/amounts.ts'
import type { Casino } from '../../rendering/review/casino.ts'
import type { CasinoReviewDocument } from '../../documents.ts'
import type { ReviewStatus } from '@house-edge/ui'
import { readNumber } from '@house-edge/slices/reading'
import { orders } from '../../filter/facets.ts'
import type { Hit } from '../../text-index/hits.ts'
import { type Aspect, type Intent, isSubject, wordsOf } from './read-intent.ts'

/** A casino that a question may be about. */
export interface Candidate {
  casino: Casino
  document: CasinoReviewDocument
  /** Where its review has the words. */
  hit: Hit | undefined
}

/** When a question is asked, and from where. */
export interface Asking {
  /** As `2026-10-14`. */
  today: string
  /** The market whose offers count, a code in capitals or `none`. */
  market: string
}

/**
 * Casinos in the order in which they answer a question: the one it names; then those one may choose, before all that are
 * warned of, closed or no longer listed; of them those that take players of its country, and the payments it names; then
 * what it compares by, and the score.
 */
export function rankCasinos(
  candidates: readonly Candidate[],
  intent: Intent,
  asking: Asking,
): readonly Candidate[] {
  const methods = intent.payments.flatMap((payment) => payment.methods.map(({ uid }) => uid))
  // Of several ways to pay none is the one to be compared by.
  const method = methods.length === 1 ? methods[0] : undefined
  const aspect = intent.aspects[0] ?? (intent.hours === undefined ? 'score' : 'paid')
  const compare = comparing(aspect, { ...asking, method })
  const country = intent.country ?? asking.market
  const placeOf = (candidate: Candidate): readonly number[] => [
    isNamed(candidate, intent.rest) ? 0 : 1,
    statusPlace(candidate.casino, intent),
    takesPlayersIn(candidate.document, country) ? 0 : 1,
    paymentsOf(candidate.casino, intent).length > 0 ? 0 : 1,
    -(candidate.hit?.matched ?? 0),
  ]
  return candidates
    .map((candidate) => ({ candidate, place: placeOf(candidate) }))
    .toSorted((one, other) => {
      const differing = one.place.findIndex((value, at) => value !== other.place[at])
      if (differing >= 0) return (one.place[differing] ?? 0) - (other.place[differing] ?? 0)
      return compare(one.candidate, other.candidate)
    })
    .map(({ candidate }) => candidate)
}

/** Those one may choose first; where it is asked whom to stay away from, those readers are warned of. */
function statusPlace({ status }: Casino, { isOfBad, isOfClosed }: Intent): number {
  if (!isOfBad) return status === 'active' ? 0 : 1
  const first: readonly ReviewStatus[] = isOfClosed ? ['closed', 'warning'] : ['warning', 'closed']
  return [...first, 'unlisted', 'active'].indexOf(status)
}

/** Whether a casino takes players in a country. Those of no market are asked nothing. */
export function takesPlayersIn({ data }: CasinoReviewDocument, country: string): boolean {
  return country === noMarket || isOpenIn(data, country)
}

/** Whether a question says its name, or nothing that is not part of it. */
export function isNamed({ casino, hit }: Candidate, rest: string): boolean {
  const inTitle = hit?.inTitle ?? []
  if (inTitle.length === 0) return false
  const name = wordsOf(casino.name)
  const own = name.filter((word) => isSubject(word))
  if (own.length === 0) return false
  return (
    inTitle.includes(name.join('')) ||
    own.every((word) => inTitle.includes(word)) ||
    inTitle.filter((word) => own.includes(word)).length >= wordsOf(rest).length
  )
}

/** The payments a question names that a casino takes. */
export function paymentsOf({ methods }: Casino, { payments }: Pick<Intent, 'payments'>): readonly string[] {
  const asked = new Set(payments.flatMap((payment) => payment.methods.map(({ uid }) => uid)))
  return methods.flatMap(({ uid, name }) => (asked.has(uid) ? [name] : []))
}

/** The score of a casino for safety, from 0 to 10. `undefined`: its review has none. */
export function safetyOf({ data }: CasinoReviewDocument): number | undefined {
  const rated = [data.rating_breakdown ?? []].flat().find(({ criterion }) => criterion === 'safety')
  return readNumber(rated?.score, { min: 0, max: 10 })
}

type Compare = (one: Candidate, other: Candidate) => number

function comparing(aspect: Aspect, asking: Asking & { method: string | undefined }): Compare {
  const byScore = orders['score']?.compare(asking) ?? (() => 0)
  if (aspect === 'safety')
    return (one, other) =>
      (safetyOf(other.document) ?? -1) - (safetyOf(one.document) ?? -1) || byScore(one.casino, other.casino)
  if (aspect === 'limit') {
    const limitOf = ({ document }: Candidate) => monthlyLimit(document.data, asking.market)?.amount ?? -1
    return (one, other) => limitOf(other) - limitOf(one) || byScore(one.casino, other.casino)
  }
  const compare = orders[aspect]?.compare(asking) ?? byScore
  return (one, other) => compare(one.casino, other.casino)
}
