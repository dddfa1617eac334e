/**
 * What casinos are chosen by, read from a review once: lists, filters and searches
 * ask it of every casino at every visit.
 *
 * @module
 */
import type { ImageSource, ReviewStatus } from '@house-edge/ui'
import type { CasinoReviewDocument } from '../documents.ts'
import { readCodes } from '../field/codes.ts'
import { readImage } from '../field/image.ts'
import { readGroup } from '../field/record.ts'
import { type DocumentFields, type RelatedDocument, readRelation } from '../field/relation.ts'
import { readDay, readNumber, readText } from '../field/scalar.ts'
import { wageringWords } from './offer.tsx'
import { isOfferedIn } from './markets.ts'
import { staleFrom } from '../offer/offer-terms.ts'
import { quickestPayoutHours, withdrawalRange } from './payments.ts'
import { isPromoted, reviewStatus } from './review-status.ts'

/** Something a review names that other reviews name too. */
export interface NamedThing {
  /** Tells it from others of its kind. */
  uid: string
  name: string
}

/** An offer, as far as one chooses by it. */
export interface CasinoOffer {
  words: string
  /** How often it must be staked. */
  multiple: number | undefined
  wagering: string | undefined
  /** Its last day, as `2026-10-14`. */
  lastDay: string | undefined
  /** The day from which it is not shown unless its terms are read again. */
  staleFrom: string | undefined
  /** Whether it can be taken up in a market, an ISO 3166 code. `undefined`: in any. */
  isIn: (market: string | undefined) => boolean
}

/** A casino with a name, as its review describes it. */
export interface Casino {
  /** Of the review in the content service. */
  id: string | undefined
  uid: string
  name: string
  href: string | undefined
  headline: string | undefined
  /** From 0 to 10, in points. */
  score: number | undefined
  status: ReviewStatus
  logo: ImageSource | undefined
  /** After how many hours money is there at the latest, by the quickest way. */
  payoutHours: number | undefined
  payoutWords: string | undefined
  licences: readonly NamedThing[]
  methods: readonly NamedThing[]
  makers: readonly NamedThing[]
  operators: readonly NamedThing[]
  /** Who wrote its review. */
  authors: readonly NamedThing[]
  /** Who checked the facts of its review. */
  checkers: readonly NamedThing[]
  /** ISO 3166 codes of the countries it takes players from. */
  countries: readonly string[]
  /** None of a casino readers are warned against. */
  offers: readonly CasinoOffer[]
  lastReviewed: string | undefined
}

/** By document: a list asks for each casino several times, to filter, to count and to show it. */
const known = new WeakMap<CasinoReviewDocument, Casino | undefined>()

/**
 * Reads what lists and tables show of a casino from its review.
 *
 * A document is read once and must not change after that.
 *
 * @returns `undefined` when the review has no name or no address.
 */
export function readCasino(document: CasinoReviewDocument): Casino | undefined {
  if (!known.has(document)) known.set(document, casinoOf(document))
  return known.get(document)
}

function casinoOf(document: CasinoReviewDocument): Casino | undefined {
  const review = readRelation(document, 'casino_review')
  const name = readText(review?.fields.name)
  if (!review?.uid || !name) return undefined
  const { fields, id, uid, url: href } = review
  return {
    id,
    uid,
    name,
    href,
    headline: readText(fields.headline),
    score: readNumber(fields.overall_score, { min: 0, max: 10 }),
    // A review without a status is of a casino that is simply open.
    status: reviewStatus(fields) ?? 'active',
    logo: readImage(fields.logo),
    payoutHours: quickestPayoutHours(fields),
    payoutWords: withdrawalRange(fields),
    licences: named(readGroup(fields.licences).map((item) => readRelation(item.regulator, 'regulator'))),
    methods: named(readGroup(fields.payments).map((item) => readRelation(item.method, 'payment_method'))),
    makers: named(readGroup(fields.providers).map((item) => readRelation(item.provider, 'game_provider'))),
    operators: named([readRelation(fields.operator, 'operator')]),
    authors: named([readRelation(fields.author, 'person')]),
    checkers: named([readRelation(fields.fact_checker, 'person')]),
    countries: readCodes(fields.countries_allowed),
    offers: isPromoted(fields) ? offersOf(fields) : [],
    lastReviewed: readDay(fields.last_reviewed),
  }
}

/** By uid, so that a regulator of two licences is one choice in a filter. */
function named(
  things: readonly (
    | RelatedDocument<'regulator' | 'payment_method' | 'game_provider' | 'operator' | 'person'>
    | undefined
  )[],
): readonly NamedThing[] {
  const byUid = new Map<string, NamedThing>()
  for (const thing of things) {
    const name = readText(thing?.fields.name)
    if (thing?.uid && name) byUid.set(thing.uid, { uid: thing.uid, name })
  }
  return [...byUid.values()]
}

function offersOf(review: DocumentFields<'casino_review'>): readonly CasinoOffer[] {
  return readGroup(review.bonuses).flatMap((item) => {
    const bonus = readRelation(item.bonus, 'bonus')?.fields
    const words = readText(bonus?.value) ?? readText(bonus?.title)
    if (!bonus || !words) return []
    return [
      {
        words,
        multiple: readNumber(bonus.wagering_multiple, { min: 0 }),
        wagering: wageringWords(bonus),
        lastDay: readDay(bonus.valid_to),
        staleFrom: staleFrom(bonus),
        isIn: (market) => isOfferedIn(bonus, review, market),
      },
    ]
  })
}

/** The offers that can be taken up on a day, and whose terms were read lately. */
export function openOffers({ offers }: Casino, today: string): readonly CasinoOffer[] {
  return offers.filter(
    ({ lastDay, staleFrom: stale }) =>
      (lastDay === undefined || lastDay >= today) && (stale === undefined || today < stale),
  )
}

/** The casino with the offers of one market alone. */
export function casinoIn(casino: Casino, market: string): Casino {
  return { ...casino, offers: casino.offers.filter(({ isIn }) => isIn(market)) }
}
