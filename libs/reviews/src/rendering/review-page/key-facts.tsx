import { type Fact, FactList } from '@house-edge/ui'
import type { ReactElement, ReactNode } from 'react'
import { readCodes } from '@house-edge/slices/reading'
import type { SliceContext } from '../context/slice-context.ts'
import { type DocumentFields, readRelation } from '../field/relation.ts'
import { readText } from '@house-edge/slices/reading'
import { byMarket } from '../markets/by-market.tsx'
import { isOpenIn } from '../markets/markets.ts'
import { licencesOf } from '../review/licences.ts'
import { measuredPayout, payoutTests } from '../review/payout-tests.ts'
import { methodTermsOf, withdrawalRange } from '../review/payments.ts'
import { smallestWagering } from '../review/smallest-wagering.ts'
import { countriesWords, countryWords, listWords } from '../words/list-words.ts'
import { timeWords } from '../words/time-words.ts'

type Review = DocumentFields<'casino_review'>

const words = {
  payout: 'Paid out in',
  measured: (middle: string, tests: number, fastest: string, slowest: string) =>
    tests === 1
      ? `${middle}, one test of ours`
      : `${middle}, the middle of ${tests} tests (${fastest} to ${slowest})`,
  stated: (range: string) => `${range}, as it states`,
  unmeasured: 'not measured',
  wagering: 'Smallest wagering',
  noOffer: 'no offer',
  licence: 'Licence',
  noLicence: 'none that we know of',
  licensed: (regulator: string, state: string) => `${regulator}, ${state}`,
  states: {
    verified: 'verified',
    claimed: 'claimed only',
    'not found': 'not in its register',
    withdrawn: 'no longer held',
  },
  country: 'Your country',
  openTo: (country: string) => `open in ${country}`,
  closedTo: (country: string) => `closed in ${country}`,
  openIn: (countries: string) => `open in ${countries}`,
  unknown: 'not known',
  ways: 'Ways to pay',
  more: (names: string, more: number) => `${names} and ${more} more`,
}

/** The five things that readers ask of any casino first, in the same order for each. What is not known says so. */
export function KeyFacts({
  review,
  context,
}: {
  review: Review
  context: SliceContext | undefined
}): ReactElement {
  const facts: readonly [string, ReactNode][] = [
    [words.payout, payoutOf(review)],
    [
      words.wagering,
      byMarket(context?.markets, (market) => smallestWagering(review, context, market) ?? words.noOffer),
    ],
    [words.licence, licenceOf(review)],
    [words.country, byMarket(context?.markets, (market) => countryOf(review, market))],
    [words.ways, waysOf(review)],
  ]
  return (
    <FactList
      className="he-key-facts"
      layout="columns"
      facts={facts.map(([label, value]): Fact => ({ label, value }))}
    />
  )
}

function payoutOf(review: Review): string {
  const measured = measuredPayout(payoutTests(review))
  if (measured) {
    const { middle, tests, fastest, slowest } = measured
    return words.measured(timeWords(middle), tests, timeWords(fastest), timeWords(slowest))
  }
  const stated = withdrawalRange(review)
  return stated === undefined ? words.unmeasured : words.stated(stated)
}

function countryOf(review: Review, market: string | undefined): string {
  if (market !== undefined) {
    const country = countryWords(market) ?? market
    return isOpenIn(review, market) ? words.openTo(country) : words.closedTo(country)
  }
  const allowed = readCodes(review.countries_allowed)
  return allowed.length > 0 ? words.openIn(countriesWords(allowed.join(', ')) ?? '') : words.unknown
}

function licenceOf(review: Review): string {
  const licences = licencesOf(review).slice(0, 2)
  return (
    listWords(
      licences.map(({ regulator, state }) => words.licensed(regulator, words.states[state ?? 'claimed'])),
    ) ?? words.noLicence
  )
}

const mostNamed = 2

function waysOf(review: Review): string {
  const names = methodTermsOf(review).flatMap(
    ({ method }) => readText(readRelation(method, 'payment_method')?.fields.name) ?? [],
  )
  if (names.length === 0) return words.unknown
  return names.length > mostNamed + 1
    ? words.more(names.slice(0, mostNamed).join(', '), names.length - mostNamed)
    : (listWords(names) ?? words.unknown)
}
