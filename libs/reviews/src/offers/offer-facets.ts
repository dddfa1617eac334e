/**
 * Filters and orders for the list of offers. Pure: a choice and offers go in, offers and counts come out.
 *
 * @module
 */
import { readCountry } from '../countries/country-named.ts'
import type { Chosen } from '../filter/choice.ts'
import { byThing, type Choice, type Facet, fixed, type Option, timesAtMost } from '../filter/facets.ts'
import type { Asking } from '../filter/find-casinos.ts'
import type { OfferMarkets } from '../rendering/markets/markets.ts'
import type { ClearingGame } from '../rendering/offer/offer-cost.ts'
import { offerKinds } from '../rendering/review/offer.tsx'
import { numberWords } from '@house-edge/ui/language'
import { words } from '../words/words.ts'
import { countryWords } from '../rendering/words/list-words.ts'
import { countBoth, inAll, type Matches, matchesOf } from '../filter/matches.ts'
import { byCost, type ListedOffer } from './listed-offer.ts'

const most = Number.MAX_VALUE

/** An address has no blanks. */
const asValue = (kind: string): string => kind.replaceAll(' ', '-')

const countriesOf = ({ casino, isIn }: ListedOffer) =>
  casino.countries.flatMap((code) =>
    isIn(code) ? [{ uid: code.toLowerCase(), name: countryWords(code) ?? code }] : [],
  )

const games = ['slots', 'tables', 'live'] as const satisfies readonly ClearingGame[]

function facetWords(name: keyof ReturnType<typeof words>['offers']['facets']): Facet['said'] {
  return () => words().offers.facets[name]
}

export const offerFacets: readonly Facet<ListedOffer>[] = [
  {
    name: 'kind',
    said: facetWords('kind'),
    ...fixed(...offerKinds.map((kind) => [asValue(kind), () => words().offers.kinds[kind]] as const)),
    admits: ({ document: { data } }, value) => asValue(data.type ?? '') === value,
  },
  {
    name: 'wagering',
    said: facetWords('wagering'),
    ...timesAtMost,
    admits: ({ multiple }, value) => multiple !== undefined && multiple <= Number(value),
  },
  {
    name: 'deposit',
    said: facetWords('deposit'),
    ...fixed(
      ['0', () => words().offers.options.noDeposit],
      ...[5, 10, 20].map(
        (amount) =>
          [String(amount), () => words().offers.options.depositAtMost(numberWords(amount))] as const,
      ),
    ),
    admits: ({ smallestDeposit }, value) => smallestDeposit <= Number(value),
  },
  {
    ...byThing<ListedOffer>('country', facetWords('country'), countriesOf),
    readValue: readCountry,
    wordsOf: (value) => countryWords(value.toUpperCase()),
    admits: ({ isIn }, value) => isIn(value.toUpperCase()),
  },
  byThing<ListedOffer>('method', facetWords('method'), ({ casino }) =>
    casino.methods.filter(({ takesDeposits }) => takesDeposits),
  ),
  {
    name: 'game',
    said: facetWords('game'),
    ...fixed(...games.map((game) => [game, () => words().offers.options.games[game]] as const)),
    admits: ({ games }, value) => games.some((game) => game === value),
  },
]

type Compare = (one: ListedOffer, other: ListedOffer) => number

const by =
  (measure: (offer: ListedOffer) => number): Compare =>
  (one, other) =>
    measure(one) - measure(other) || byCost(one, other)

export const offerOrders: Readonly<Record<string, { said: () => string; compare: Compare }>> = {
  cost: { said: () => words().offers.orders.cost, compare: byCost },
  wagering: { said: () => words().offers.orders.wagering, compare: by(({ multiple }) => multiple ?? most) },
  deposit: {
    said: () => words().offers.orders.deposit,
    compare: by(({ smallestDeposit }) => smallestDeposit),
  },
  score: { said: () => words().offers.orders.score, compare: by(({ casino }) => -(casino.score ?? -1)) },
}

export const offersChosen: Chosen = {
  facets: offerFacets,
  orders: offerOrders,
  order: 'cost',
  list: 'offers',
  found: 'offersFound',
}

type Values = Pick<Choice, 'values'>

/** The offers that answer a choice and can be taken up, in its order. */
export function findOffers(
  offers: readonly ListedOffer[],
  choice: Pick<Choice, 'values' | 'order'>,
  asking: Asking,
): readonly ListedOffer[] {
  return narrow(offers, choice, asking).toSorted(offerOrders[choice.order]?.compare ?? byCost)
}

/**
 * The offers of a page that nobody has narrowed: all of them where a server keeps it and takes out what cannot be taken up on
 * a day, else those of today, as an editor sees it who looks at drafts.
 */
export function offersToShow(
  offers: readonly ListedOffer[],
  markets: OfferMarkets | undefined,
  today: string,
): readonly ListedOffer[] {
  return markets?.isMarked ? offers : narrow(offers, { values: {} }, { today, marketOf: () => undefined })
}

function narrow(offers: readonly ListedOffer[], choice: Values, asking: Asking): readonly ListedOffer[] {
  const matches = matching(offers, choice, asking)
  return offers.filter((_, place) => matches[place])
}

function matching(offers: readonly ListedOffer[], { values }: Values, { today, marketOf }: Asking): Matches {
  const market = marketOf(values['country'])
  const canBeTaken = ({ from, until, isIn }: ListedOffer): boolean =>
    (from === undefined || from <= today) && (until === undefined || today < until) && isIn(market)
  const admitted = offerFacets.flatMap(({ name, admits }) => {
    const value = values[name]
    if (value === undefined) return []
    return [matchesOf(offers, name, (offer, value) => admits(offer, value, { today, market }))(value)]
  })
  return inAll([matchesOf(offers, `on ${today} in ${market}`, canBeTaken)(''), ...admitted])
}

/** Each option of a filter, and the number of offers it gives together with the other chosen values. */
export function countOffers(
  offers: readonly ListedOffer[],
  { values }: Values,
  { name, optionsOf }: Facet<ListedOffer>,
  asking: Asking,
): readonly (Option & { count: number })[] {
  return optionsOf(offers).map((option) => {
    const matches = matching(offers, { values: { ...values, [name]: option.value } }, asking)
    return { ...option, count: countBoth(matches, matches) }
  })
}
