/**
 * What casinos are chosen by, read from a review once: lists, filters and searches
 * ask it of every casino at every visit.
 *
 * @module
 */
import type { ImageSource, ReviewStatus, ScoreBand } from '@house-edge/ui'
import type { CriterionScore } from '../../components/charts/score-chart.tsx'
import { readCodes, readDay, readGroup, readImage, readNumber, readText } from '@house-edge/slices/reading'
import type { CasinoReviewDocument } from '../../documents.ts'
import { type DocumentFields, type RelatedDocument, readRelation } from '../field/relation.ts'
import { type CasinoOffer, offersOf } from './casino-offers.ts'
import { type LicenceState, licenceStates } from './licence-state.ts'
import { licencesOf, licenceWords } from './licences.ts'
import { bandOf } from '../../bands/band-of.ts'
import { isOpenIn } from '../markets/markets.ts'
import type { Money } from './amounts.ts'
import {
  methodTermsOf,
  quickestPayoutHours,
  unpaidWords,
  withdrawalHours,
  withdrawalRange,
} from './payments.ts'
import { criterionScores } from './scores.ts'
import { reviewStatus } from './review-status.ts'

/** Something a review names that other reviews name too. */
export interface NamedThing {
  /** Tells it from others of its kind. */
  uid: string
  name: string
}

/** A payment method of a casino, with what one chooses by. */
interface CasinoMethod extends NamedThing {
  /** After how many hours money is there at the latest. `undefined`: it leads nowhere, or its time is not known. */
  payoutHours: number | undefined
  /** The same at the earliest. */
  fastestHours: number | undefined
  /** The least one may pay in by it in a market. `undefined`: nothing can be paid in, or it is not known. */
  smallestDepositIn: (market: string | undefined) => Money | undefined
  /** Whether money can be paid in by it; what does not say so can. */
  takesDeposits: boolean
}

/** A licence that a casino names, with what is known of it. */
interface NamedLicence extends NamedThing {
  state: LicenceState
  /** The regulator and what is known, in one line. */
  words: string
}

/** A casino with a name, as its review describes it. */
export interface Casino {
  /** Of the review in the content service. */
  id: string | undefined
  uid: string
  name: string
  href: string | undefined
  headline: string | undefined
  /** The language its review is written in. */
  lang: string | undefined
  /** From 0 to 10, in points. */
  score: number | undefined
  /** What the score means in a word. */
  band: ScoreBand | undefined
  status: ReviewStatus
  logo: ImageSource | undefined
  /** After how many hours money is there at the latest, by the quickest way. */
  payoutHours: number | undefined
  payoutWords: string | undefined
  /** The quickest and the slowest withdrawal, in hours. */
  payoutRange: { fastest: number; slowest: number } | undefined
  /** The method by which money is there soonest. */
  quickestWay: CasinoMethod | undefined
  /** The scores it is made of. */
  parts: readonly CriterionScore[]
  /** One for each regulator: of several the most certain. */
  licences: readonly NamedLicence[]
  methods: readonly CasinoMethod[]
  makers: readonly NamedThing[]
  operators: readonly NamedThing[]
  /** Who wrote its review. */
  authors: readonly NamedThing[]
  /** Who checked the facts of its review. */
  checkers: readonly NamedThing[]
  /** ISO 3166 codes of the countries it says it takes players from. */
  countries: readonly string[]
  /** Whether it takes players from a country, an ISO 3166 code in capitals. */
  isOpenIn: (country: string) => boolean
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
  const { fields, id, uid, url: href, lang } = review
  const score = readNumber(fields.overall_score, { min: 0, max: 10 })
  return {
    id,
    uid,
    name,
    href,
    lang,
    // Rows alone show these two, so that what a list is made from does not depend on them.
    get headline() {
      return readText(fields.headline)
    },
    score,
    get band() {
      return bandOf(score)
    },
    // A review without a status is of a casino that is simply open.
    status: reviewStatus(fields) ?? 'active',
    get logo() {
      return readImage(fields.logo)
    },
    payoutHours: quickestPayoutHours(fields),
    // A document is read once, and shown in several languages: what is said of it is said anew.
    get payoutWords() {
      return unpaidWords(fields) ?? withdrawalRange(fields)
    },
    get payoutRange() {
      return withdrawalHours(fields)
    },
    get quickestWay() {
      const [first] = this.methods
        .filter(({ payoutHours }) => payoutHours !== undefined)
        .toSorted((one, other) => (one.payoutHours ?? 0) - (other.payoutHours ?? 0))
      return first
    },
    get parts() {
      return criterionScores(fields)
    },
    licences: namedLicences(fields),
    methods: methodsOf(fields),
    makers: named(readGroup(fields.providers).map((item) => readRelation(item.provider, 'game_provider'))),
    operators: named([readRelation(fields.operator, 'operator')]),
    authors: named([readRelation(fields.author, 'person')]),
    checkers: named([readRelation(fields.fact_checker, 'person')]),
    countries: readCodes(fields.countries_allowed),
    isOpenIn: (country) => isOpenIn(fields, country),
    offers: offersOf(fields, href),
    lastReviewed: readDay(fields.last_reviewed),
  }
}

/** By uid, as `named`; of a method that stands twice the quicker and the smaller counts. */
function methodsOf(review: DocumentFields<'casino_review'>): readonly CasinoMethod[] {
  const byUid = new Map<string, CasinoMethod>()
  for (const { method, ...terms } of methodTermsOf(review)) {
    const [thing] = named([readRelation(method, 'payment_method')])
    if (!thing) continue
    const before = byUid.get(thing.uid)
    byUid.set(thing.uid, {
      ...thing,
      payoutHours: least(before?.payoutHours, terms.payoutHours),
      fastestHours: least(before?.fastestHours, terms.fastestHours),
      smallestDepositIn: (market) =>
        smaller(before?.smallestDepositIn(market), terms.smallestDepositIn(market)),
      takesDeposits: terms.takesDeposits || before?.takesDeposits === true,
    })
  }
  return [...byUid.values()]
}

function smaller(one: Money | undefined, other: Money | undefined): Money | undefined {
  return !one || (other && other.amount < one.amount) ? other : one
}

function least(one: number | undefined, other: number | undefined): number | undefined {
  return one === undefined || other === undefined ? (one ?? other) : Math.min(one, other)
}

/** By uid, so that what is named twice is one choice in a filter. */
function named(
  things: readonly (
    | RelatedDocument<'payment_method' | 'game_provider' | 'operator' | 'person'>
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

function namedLicences(review: DocumentFields<'casino_review'>): readonly NamedLicence[] {
  const byUid = new Map<string, NamedLicence>()
  for (const { uid, regulator, state = 'claimed', ...licence } of licencesOf(review)) {
    const known = uid === undefined ? undefined : byUid.get(uid)
    if (uid === undefined || (known && certainty(known.state) <= certainty(state))) continue
    byUid.set(uid, {
      uid,
      name: regulator,
      state,
      get words() {
        return licenceWords({ regulator, state, ...licence })
      },
    })
  }
  return [...byUid.values()]
}

const certainty = (state: LicenceState): number => licenceStates.indexOf(state)
