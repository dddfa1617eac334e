import { type Fact, FactList, Link } from '@house-edge/ui'
import type { ReactElement, ReactNode } from 'react'
import { Explained } from '@house-edge/slices'
import { readCodes } from '@house-edge/slices/reading'
import type { SliceContext } from '../context/slice-context.ts'
import { type DocumentFields, readRelation } from '../field/relation.ts'
import { readText } from '@house-edge/slices/reading'
import { byMarket } from '../markets/by-market.tsx'
import { spokenCountry } from '../markets/spoken-country.ts'
import { isOpenIn, noMarket, type OfferMarkets } from '../markets/markets.ts'
import { OfferPart } from '../offer/offer-part.tsx'
import { type CasinoOffer, offersOf } from '../review/casino-offers.ts'
import { listedInTurn } from '../review/listed-in-turn.ts'
import { licencesOf } from '../review/licences.ts'
import { isPromoted } from '../review/review-status.ts'
import { measuredPayout, payoutTests } from '../review/payout-tests.ts'
import { methodTermsOf, unpaidWords, withdrawalRange } from '../review/payments.ts'
import { todayOf } from '../review/offer.tsx'
import { inRow, written } from '@house-edge/ui/language'
import { countriesWords, countryWords, listWords } from '../words/list-words.ts'
import { timeWords } from '../words/time-words.ts'
import { words } from '../../words/words.ts'

type Review = DocumentFields<'casino_review'>

/** The five things that readers ask of any casino first, in the same order for each. What is not known says so. */
export function KeyFacts({
  review,
  context,
}: {
  review: Review
  context: SliceContext | undefined
}): ReactElement {
  const facts: readonly [string, ReactNode][] = [
    [words().review.key.payout, payoutOf(review)],
    [words().review.key.wagering, <Wagering key="wagering" review={review} context={context} />],
    [words().review.key.licence, licenceOf(review)],
    [words().review.key.country, countryFact(review, context?.markets)],
    [words().review.key.ways, waysOf(review)],
  ]
  return (
    <FactList
      className="he-key-facts"
      layout="columns"
      facts={facts.map(([label, value]): Fact => ({
        label: <Explained text={label} explain={context?.explain} />,
        value,
      }))}
    />
  )
}

/** The smallest wagering, and the offer that it is of, in each market: once that has ended, of what is left. */
function Wagering({ review, context }: { review: Review; context: SliceContext | undefined }): ReactElement {
  // Such a casino may well have an offer, of which its text may speak.
  if (!isPromoted(review)) return <>{words().review.key.notShown}</>
  return (
    <>
      {listedInTurn(offersOf(review, ''), todayOf(context), context?.markets).map(
        ({ shown: { offer, from, until }, markets }) => (
          <OfferPart key={`${markets} ${from}`} from={from} until={until} markets={markets}>
            <WageringOf offer={offer} />
          </OfferPart>
        ),
      )}
    </>
  )
}

function WageringOf({ offer }: { offer: CasinoOffer | undefined }): ReactElement {
  if (offer?.wagering === undefined) return <>{words().review.key.noOffer}</>
  return (
    <>
      {offer.wagering} (<Link href={offer.href}>{written(offer.lang, offer.name)}</Link>)
    </>
  )
}

function payoutOf(review: Review): string {
  const unpaid = unpaidWords(review)
  if (unpaid !== undefined) return unpaid
  const measured = measuredPayout(payoutTests(review))
  if (measured) {
    const { middle, tests, fastest, slowest } = measured
    const most = timeWords(slowest)
    return words().review.key.measured(timeWords(middle), tests, withoutUnit(timeWords(fastest), most), most)
  }
  const stated = withdrawalRange(review)
  return stated === undefined ? words().review.key.unmeasured : words().review.key.stated(stated)
}

/** The first of two times, as “24” of “24 to 108 minutes”; whole where the other has another unit. */
function withoutUnit(time: string, other: string): string {
  const [unit] = / \p{L}+$/u.exec(other) ?? []
  return unit !== undefined && time.endsWith(unit) ? time.slice(0, -unit.length) : time
}

/**
 * Whether the casino is open where the reader is. A reader whose country is not known is in the site's own market, which is a
 * guess about those of its language alone: others read whether it is open in the country of theirs, and where it is.
 */
function countryFact(review: Review, markets: OfferMarkets | undefined): ReactNode {
  const own = spokenCountry()
  const isGuess = markets?.isMarked === true && !markets.codes.includes(own ?? noMarket)
  return byMarket(markets, (market) =>
    isGuess && (market === undefined || market === markets.fallback)
      ? countryOfOthers(review, own)
      : countryOf(review, market),
  )
}

function countryOfOthers(review: Review, country: string | undefined): string {
  const where = countryOf(review, undefined)
  const allowed = readCodes(review.countries_allowed)
  // Of a casino that names no country nothing is known of one that was guessed.
  if (country === undefined || where === words().review.key.unknown) return where
  if (isOpenIn(review, country))
    return allowed.length > 0
      ? openInAll([country, ...allowed.filter((code) => code !== country)])
      : words().review.key.openTo(nameOf(country))
  // A casino that names where it is not open has said so of this country, too.
  return allowed.length > 0 ? words().review.key.notThere(nameOf(country), where) : where
}

function countryOf(review: Review, market: string | undefined): string {
  if (market !== undefined) {
    return isOpenIn(review, market)
      ? words().review.key.openTo(nameOf(market))
      : words().review.key.closedTo(nameOf(market))
  }
  const allowed = readCodes(review.countries_allowed)
  if (allowed.length > 0) return openInAll(allowed)
  const blocked = countriesWords(readCodes(review.countries_blocked).join(', '))
  return blocked === undefined ? words().review.key.unknown : words().review.key.closedTo(blocked)
}

function openInAll(countries: readonly string[]): string {
  return words().review.key.openIn(countriesWords(countries.join(', ')) ?? '')
}

function nameOf(country: string): string {
  return countryWords(country) ?? country
}

function licenceOf(review: Review): string {
  const licences = licencesOf(review).slice(0, 2)
  return (
    listWords(
      licences.map(({ regulator, state }) =>
        words().review.key.licensed(regulator, words().review.key.states[state ?? 'claimed']),
      ),
    ) ?? words().review.key.noLicence
  )
}

const mostNamed = 2

function waysOf(review: Review): string {
  const names = methodTermsOf(review).flatMap(
    ({ method }) => readText(readRelation(method, 'payment_method')?.fields.name) ?? [],
  )
  if (names.length === 0) return words().review.key.unknown
  return names.length > mostNamed + 1
    ? words().review.key.more(inRow(names.slice(0, mostNamed)), names.length - mostNamed)
    : (listWords(names) ?? words().review.key.unknown)
}
