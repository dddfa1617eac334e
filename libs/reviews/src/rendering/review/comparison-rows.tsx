import { type ComparisonRow, Link, Score, StatusTag } from '@house-edge/ui'
import { Kept } from '@house-edge/serving/islands'
import { isValidElement, type ReactNode } from 'react'
import { readBoolean, readGroup, readNumber, readText } from '@house-edge/slices/reading'
import { bandOf } from '../../bands/band-of.ts'
import { type DocumentFields, readRelation } from '../field/relation.ts'
import { countriesWords, listWords } from '../words/list-words.ts'
import { type CasinoOffer, listedOffer, offersOf, openOffers } from './casino-offers.ts'
import { licencesOf, licenceWords } from './licences.ts'
import { byMarket } from '../markets/by-market.tsx'
import { type InMarkets, type OfferMarkets, otherMarkets, perMarket } from '../markets/markets.ts'
import { todayOf } from './offer.tsx'
import { OfferPart } from '../offer/offer-part.tsx'
import { costWords } from '../offer/cost-facts.tsx'
import { offerCost } from '../offer/offer-cost.ts'
import { methodAmounts, type Money, monthlyLimit } from './amounts.ts'
import { methodTermsOf, quickestPayoutHours, unpaidWords, withdrawalRange } from './payments.ts'
import { isPromoted, reviewStatus } from './review-status.ts'
import { criteria, criterionScores } from './scores.ts'
import { inRow, spokenLanguage, written } from '@house-edge/ui/language'
import { words } from '../../words/words.ts'

type Review = DocumentFields<'casino_review'>

/**
 * What reviews are compared by. A point that no review answers is left out, and of each it is said whether they differ.
 *
 * @param pages Of the reviews: an offer without a page of its own is read there. Default: nowhere.
 */
export function comparisonRows(
  reviews: readonly Review[],
  more: 'main points' | 'everything' = 'main points',
  markets?: OfferMarkets,
  pages: readonly (string | undefined)[] = [],
): readonly ComparisonRow[] {
  const told = reviews.map((review, place) => tellOf(review, more, markets, pages[place]))
  return pointsOf(more).flatMap(({ label: labelOf, without }, at) => {
    const label = labelOf()
    const best = bestOf(told.map((all) => all[at]?.measure))
    // Compared as values: what is shown are elements, which always differ.
    const values = told.map((all) => all[at]?.value)
    if (values.every((value) => value === undefined)) return []
    const cells = told.map((all, place) => cellOf(all, at) ?? without?.(reviews[place]!))
    return [{ label, cells, differs: new Set(values).size > 1, best }]
  })
}

/** The answers are an object of their own for each review, day and market. */
function cellOf(all: readonly Answer[], at: number): ReactNode {
  const shown = all[at]?.shown
  return isValidElement(shown) ? <Kept of={['cell', all, at]}>{() => shown}</Kept> : shown
}

/** Those with the least, unless all that say it have the same. */
function bestOf(measures: readonly (Measure | undefined)[]): readonly number[] | undefined {
  const known = measures.filter((measure) => measure !== undefined)
  const least = Math.min(...known.map(({ amount }) => amount))
  // Pounds are neither more nor less than euros.
  const isOneUnit = new Set(known.map(({ unit }) => unit)).size === 1
  if (known.length < 2 || !isOneUnit || known.every(({ amount }) => amount === least)) return undefined
  return measures.flatMap((measure, place) => (measure?.amount === least ? [place] : []))
}

/** What the best of a point is known by: less is better. */
interface Measure {
  amount: number
  /** A currency, where it is one. */
  unit?: string | undefined
}

const measured = (amount: number | undefined): Measure | undefined =>
  amount === undefined ? undefined : { amount }

/** What a review answers to a point. */
interface Answer {
  value: string | number | undefined
  shown: ReactNode
  measure: Measure | undefined
}

/** Of a published review, which is the same object until it is published again. What it answers changes by the day, too. */
const kept = new WeakMap<Review, { day: string; answers: Map<string, readonly Answer[]> }>()

function tellOf(
  review: Review,
  more: 'main points' | 'everything',
  markets: OfferMarkets | undefined,
  page: string | undefined,
): readonly Answer[] {
  const day = todayOf(undefined)
  const before = kept.get(review)
  const { answers } = before?.day === day ? before : { answers: new Map<string, readonly Answer[]>() }
  if (before?.day !== day) kept.set(review, { day, answers })
  const key = `${spokenLanguage()} ${more} ${page} ${JSON.stringify(markets)}`
  const known = answers.get(key)
  if (known) return known
  const all = pointsOf(more).map(({ of, shown = of, measure }) => ({
    value: of(review, markets, page),
    shown: shown(review, markets, page),
    // A casino that readers are warned of is best in nothing.
    measure: isPromoted(review) ? measure?.(review, markets) : undefined,
  }))
  answers.set(key, all)
  return all
}

function pointsOf(more: 'main points' | 'everything'): readonly Point[] {
  return more === 'everything' ? [...points, ...otherPoints] : points
}

type Shown = (review: Review, markets: OfferMarkets | undefined, page: string | undefined) => ReactNode

interface Point {
  /** In the language of the page. */
  label: () => string
  of: (
    review: Review,
    markets: OfferMarkets | undefined,
    page: string | undefined,
  ) => string | number | undefined
  shown?: Shown
  /** What is said of a review that has no answer where others have one. @default nothing */
  without?: (review: Review) => string
  /** Without it none is better than another. */
  measure?: (review: Review, markets: OfferMarkets | undefined) => Measure | undefined
}

/** A score with its ruler and its word, of which the greatest is best. */
const scored = (label: Point['label'], of: (review: Review) => number | undefined): Point => ({
  label,
  of,
  shown: (review) => {
    const score = of(review)
    return score === undefined ? undefined : <Score value={score} band={bandOf(score)} />
  },
  measure: (review) => {
    const score = of(review)
    return measured(score && -score)
  },
})

/** The market that an amount can be told for: of several each may have its own. */
const oneMarket = (markets: OfferMarkets | undefined): string | undefined =>
  markets?.codes.length === 1 ? markets.codes[0] : undefined

/** What the row of our own score is called. */
export const scoreLabel = (): string => words().lists.comparison.score

const points: readonly Point[] = [
  {
    label: () => words().lists.comparison.status,
    of: (review) => (isPromoted(review) ? undefined : reviewStatus(review)),
    shown: (review) =>
      isPromoted(review) ? words().lists.comparison.open : <StatusTag status={reviewStatus(review)} />,
  },
  scored(scoreLabel, (review) => readNumber(review.overall_score)),
  { label: () => words().summary.bestFor, of: (review) => readText(review.best_for) },
  {
    label: () => words().lists.comparison.bonus,
    of: offered(wordsOf, ({ href }) => href),
    shown: offer(wordsOf, ({ href, lang }, text) => {
      const said = written(lang, text)
      return href === undefined ? said : <Link href={href}>{said}</Link>
    }),
    without: whyNone,
  },
  {
    label: () => words().review.key.wagering,
    of: offered(wageringOf),
    shown: offer(wageringOf),
    measure: (review, markets) => measured(least(listedOffers(review, markets), ({ multiple }) => multiple)),
  },
  {
    label: () => words().lists.comparison.costs,
    of: offered(costOf),
    shown: offer(costOf),
    measure: (review, markets) =>
      measured(least(listedOffers(review, markets), ({ bonus }) => offerCost(bonus.fields)?.share)),
  },
  {
    label: () => words().facts.withdrawals,
    of: withdrawalWords,
    measure: (review) => measured(quickestPayoutHours(review)),
  },
  {
    label: () => words().lists.comparison.limit,
    of: (review, markets) =>
      listWords(
        perMarket(markets, (market) => monthlyLimit(review, market)?.words).map(({ shown }) => shown),
      ) ?? monthlyLimit(review, undefined)?.words,
    shown: (review, markets) => byMarket(markets, (market) => monthlyLimit(review, market)?.words),
    measure: (review, markets) => {
      const limit = monthlyLimit(review, oneMarket(markets))
      return limit && { amount: -limit.amount, unit: limit.currency }
    },
  },
  {
    label: () => words().offers.facts.smallestDeposit,
    of: (review, markets) => smallestDeposit(review, oneMarket(markets))?.words,
    measure: (review, markets) => {
      const deposit = smallestDeposit(review, oneMarket(markets))
      return deposit && { amount: deposit.amount, unit: deposit.currency }
    },
  },
  {
    label: () => words().lists.comparison.fees,
    of: (review, markets) => feeWords(review, oneMarket(markets)),
  },
  { label: () => words().lists.comparison.returns, of: (review) => returnOf(review) },
  { label: () => words().facts.currencies, of: (review) => readText(review.currencies) },
  { label: () => words().facts.minimumAge, of: (review) => readNumber(review.min_age, { min: 18, max: 25 }) },
  {
    label: () => words().facts.openSince,
    of: (review) => readNumber(review.launched_year, { min: 1990, max: 2100 }),
  },
]

/** The offer by which a casino is listed, in each market. */
function listedOffers(
  review: Review,
  markets: OfferMarkets | undefined,
  page?: string,
): readonly InMarkets<CasinoOffer>[] {
  const offers = offersOf(review, page)
  return perMarket(markets, (market) => listedOffer(openOffers({ offers }, todayOf(undefined), market)))
}

/** Why no offer of a casino is shown where others have one: none of one that readers are warned of is. */
function whyNone(review: Review): string {
  if (!isPromoted(review)) return words().review.key.notShown
  const { row, comparison } = words().lists
  const isElsewhere = openOffers({ offers: offersOf(review) }, todayOf(undefined)).length > 0
  return isElsewhere ? comparison.notHere : row.noOffer
}

/** The least of a measure of offers. */
function least(
  offers: readonly InMarkets<CasinoOffer>[],
  measure: (offer: CasinoOffer) => number | undefined,
): number | undefined {
  const known = offers.flatMap(({ shown }) => measure(shown) ?? [])
  return known.length > 0 ? Math.min(...known) : undefined
}

/** Of a casino that has not paid us no time is stated: that it has not is. */
function withdrawalWords(review: Review): string | undefined {
  return unpaidWords(review) ?? withdrawalRange(review)
}

function costOf({ bonus: { fields: bonus } }: CasinoOffer): string | undefined {
  const cost = offerCost(bonus)
  return cost && costWords(bonus, cost)
}

function smallestDeposit(review: Review, market: string | undefined): Money | undefined {
  const deposits = methodTermsOf(review).flatMap(({ smallestDepositIn }) => smallestDepositIn(market) ?? [])
  return deposits.toSorted((one, other) => one.amount - other.amount)[0]
}

/** The fees of payment methods, each with the methods that ask it. */
function feeWords(review: Review, market: string | undefined): string | undefined {
  const named = readGroup(review.payments).flatMap((item) => {
    const method = readText(readRelation(item.method, 'payment_method')?.fields.name)
    const { fee } = methodAmounts(review, item, market)
    return method && fee ? [{ method, fee }] : []
  })
  const byFee = Object.groupBy(named, ({ fee }) => fee)
  const fees = Object.entries(byFee).map(([fee, asked = []]) =>
    asked.length === named.length
      ? fee
      : words().lists.comparison.feeOf(fee, listWords(asked.map(({ method }) => method)) ?? ''),
  )
  return fees.length > 0 ? inRow(fees, ';') : undefined
}

function wordsOf({ words: said }: CasinoOffer): string {
  return said
}

function wageringOf({ wagering }: CasinoOffer): string | undefined {
  return wagering
}

/**
 * What tells the listed offers of one casino from those of another: two that say the same may end on different days, and the
 * one would be hidden with the other.
 *
 * @param leadsTo Where what is said leads, which no two share. @default nowhere
 */
function offered(
  said: (offer: CasinoOffer) => string | undefined,
  leadsTo: (offer: CasinoOffer) => string | undefined = () => undefined,
): Point['of'] {
  return (review, markets, page) => {
    const listed = listedOffers(review, markets, page)
    if (listed.every(({ shown }) => said(shown) === undefined)) return undefined
    return JSON.stringify(
      listed.map(({ shown, markets: ofThem }) => [said(shown), ofThem, shown.until, leadsTo(shown)]),
    )
  }
}

/** @param around What stands around it. @default nothing */
function offer(
  said: (offer: CasinoOffer) => string | undefined,
  around: (offer: CasinoOffer, words: string) => ReactNode = (_offer, text) => text,
): Shown {
  return (review, markets, page) => {
    const listed = listedOffers(review, markets, page)
    if (listed.every(({ shown }) => said(shown) === undefined)) return undefined
    return (
      <>
        {listed.map(({ shown, markets: ofThem }) => {
          const text = said(shown)
          return (
            <OfferPart key={ofThem ?? ''} until={shown.until} markets={ofThem}>
              {text && around(shown, text)}
            </OfferPart>
          )
        })}
        {markets?.isMarked && (
          <OfferPart markets={otherMarkets(markets, listed)}>{words().lists.comparison.notHere}</OfferPart>
        )}
      </>
    )
  }
}

function returnOf(review: Review): string | undefined {
  const published = readBoolean(review.rtp_published)
  if (published === undefined) return undefined
  const { published: shown, notPublished } = words().lists.comparison
  return published ? shown : notPublished
}

const otherPoints: readonly Point[] = [
  ...criteria.map((name) => {
    const label = (): string => words().criteria[name]
    return scored(
      label,
      (review) => criterionScores(review).find(({ criterion }) => criterion === label())?.score,
    )
  }),
  {
    label: () => words().lists.comparison.licences,
    of: (review) => listWords(licencesOf(review).map(licenceWords)),
  },
  { label: () => words().facts.openIn, of: (review) => countriesWords(readText(review.countries_allowed)) },
  {
    label: () => words().payments.title,
    of: (review) => listWords(namesOf(review.payments, 'method', 'payment_method')),
  },
  {
    label: () => words().facts.makers,
    of: (review) => listWords(namesOf(review.providers, 'provider', 'game_provider')),
  },
  {
    label: () => words().facts.tools,
    of: (review) =>
      listWords(readGroup(review.responsible_tools).map(({ tool }) => toolWords(readText(tool)))),
  },
  { label: () => words().facts.identity, of: (review) => readText(review.kyc_note) },
]

/** A tool that has no name in the catalogue is called as its document calls it. */
function toolWords(tool: string | undefined): string | undefined {
  const { tools } = words()
  return tool !== undefined && Object.hasOwn(tools, tool) ? tools[tool as keyof typeof tools] : tool
}

function namesOf(
  group: unknown,
  field: string,
  type: 'payment_method' | 'game_provider',
): readonly (string | undefined)[] {
  const items = readGroup(group as readonly Record<string, unknown>[] | null | undefined)
  return items.map((item) => readText(readRelation(item[field], type)?.fields.name))
}
