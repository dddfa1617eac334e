import { type Fact, FactList } from '@house-edge/ui'
import type { ReactElement, ReactNode } from 'react'
import { Explained } from '@house-edge/slices'
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
    [
      words().review.key.wagering,
      byMarket(
        context?.markets,
        (market) => smallestWagering(review, context, market) ?? words().review.key.noOffer,
      ),
    ],
    [words().review.key.licence, licenceOf(review)],
    [words().review.key.country, byMarket(context?.markets, (market) => countryOf(review, market))],
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

function payoutOf(review: Review): string {
  const measured = measuredPayout(payoutTests(review))
  if (measured) {
    const { middle, tests, fastest, slowest } = measured
    return words().review.key.measured(timeWords(middle), tests, timeWords(fastest), timeWords(slowest))
  }
  const stated = withdrawalRange(review)
  return stated === undefined ? words().review.key.unmeasured : words().review.key.stated(stated)
}

function countryOf(review: Review, market: string | undefined): string {
  if (market !== undefined) {
    const country = countryWords(market) ?? market
    return isOpenIn(review, market)
      ? words().review.key.openTo(country)
      : words().review.key.closedTo(country)
  }
  const allowed = readCodes(review.countries_allowed)
  return allowed.length > 0
    ? words().review.key.openIn(countriesWords(allowed.join(', ')) ?? '')
    : words().review.key.unknown
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
    ? words().review.key.more(names.slice(0, mostNamed).join(', '), names.length - mostNamed)
    : (listWords(names) ?? words().review.key.unknown)
}
