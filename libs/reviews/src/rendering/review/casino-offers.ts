/**
 * The offers of a casino, and the one by which it is listed. Rows, filters, orders, comparisons, key facts and answers of
 * a search all ask here, so that a casino has one wagering wherever it stands, and an offer that it is of.
 *
 * @module
 */
import { readDay, readGroup, readText } from '@house-edge/slices/reading'
import { type DocumentFields, type RelatedDocument, readRelation } from '../field/relation.ts'
import { isOfferedIn } from '../markets/markets.ts'
import { timesTheBonus } from '../offer/offer-cost.ts'
import { currentUntil } from '../offer/offer-terms.ts'
import type { SliceContext } from '../context/slice-context.ts'
import { todayOf, wageringWords } from './offer.tsx'
import { isPromoted } from './review-status.ts'

/** Where a review shows an offer, each at a place of its own: what leads there need not be about the first. */
export function offerId({ uid }: Pick<RelatedDocument<'bonus'>, 'uid'>): string {
  return uid ? `offer-${uid}` : 'offer'
}

/** An offer, as far as one chooses by it. */
export interface CasinoOffer {
  /** What it gives. */
  words: string
  /** What it is called. */
  name: string
  /** Its page, or where its review shows it. */
  href: string | undefined
  /** The language of the words. What is offered may be untranslated where the review is not. */
  lang: string | undefined
  /** As `welcome` or `cashback`. */
  kind: string | undefined
  /** How many times the bonus must be staked; where the deposit is staked too, what that comes to in bonuses. */
  multiple: number | undefined
  wagering: string | undefined
  /** The first day on which it can be taken up. `undefined`: it always could. */
  from: string | undefined
  /** The first day on which it is not shown: it has ended, or its terms were not read since. `undefined`: there is none. */
  until: string | undefined
  /** Whether it can be taken up in a market, an ISO 3166 code. `undefined`: in any. */
  isIn: (market: string | undefined) => boolean
  bonus: RelatedDocument<'bonus'>
}

/**
 * The offers that a review lists, in its order. None of a casino readers are warned of.
 *
 * @param page Of the review, empty on the page itself: it shows offers that have no page, as in some languages. Default: there is none.
 */
export function offersOf(review: DocumentFields<'casino_review'>, page?: string): readonly CasinoOffer[] {
  if (!isPromoted(review)) return []
  return readGroup(review.bonuses).flatMap((item) => {
    const related = readRelation(item.bonus, 'bonus')
    if (!related) return []
    const {
      fields: bonus,
      lang,
      url = page === undefined ? undefined : `${page}#${offerId(related)}`,
    } = related
    const title = readText(bonus.title)
    const words = readText(bonus.value) ?? title
    if (!words) return []
    return [
      {
        words,
        name: title ?? words,
        href: url,
        lang,
        kind: readText(bonus.type),
        multiple: timesTheBonus(bonus),
        get wagering() {
          return wageringWords(bonus)
        },
        from: readDay(bonus.valid_from),
        // Of an offer in a list there is no record when it has ended.
        until: currentUntil(bonus),
        isIn: (market) => isOfferedIn(bonus, review, market),
        bonus: related,
      },
    ]
  })
}

/**
 * The offers that can be taken up on a day, and whose terms were read lately.
 *
 * @param market Only those of this market, an ISO 3166 code. @default those of any
 */
export function openOffers(
  { offers }: { offers: readonly CasinoOffer[] },
  today: string,
  market?: string,
): readonly CasinoOffer[] {
  return offers.filter(
    ({ from, until, isIn }) =>
      (from === undefined || from <= today) && (until === undefined || today < until) && isIn(market),
  )
}

/**
 * The offer that a review begins with in a market: the first that can be taken up there, unless readers are warned.
 *
 * @returns What answers for a market with the very same object every time. `undefined` as market: in any.
 */
export function firstOffers(
  review: DocumentFields<'casino_review'>,
  context: SliceContext | undefined,
): (market: string | undefined) => RelatedDocument<'bonus'> | undefined {
  const open = openOffers({ offers: offersOf(review) }, todayOf(context))
  return (market) => open.find(({ isIn }) => isIn(market))?.bonus
}

/**
 * The offer by which a casino is listed and compared: the one whose bonus is staked the fewest times, and of several alike
 * the one that its review has first. What it asks is the casino's smallest wagering.
 */
export function listedOffer(offers: readonly CasinoOffer[]): CasinoOffer | undefined {
  const [least] = offers.toSorted((one, other) => timesOf(one) - timesOf(other))
  return least
}

function timesOf({ multiple }: CasinoOffer): number {
  return multiple ?? Number.MAX_VALUE
}
