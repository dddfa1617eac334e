/**
 * Filters for lists of casinos. Pure: a choice and casinos go in, casinos and counts come out.
 *
 * @module
 */
import { type Casino, countryWords, type NamedThing, openOffers } from '@house-edge/slices'

/** One thing that can be chosen. */
interface Option {
  value: string
  words: string
}

/** A filter. */
interface Facet {
  /** Its name in the URL. */
  name: string
  label: string
  /** The words of a chip before the option's. */
  chip: string
  optionsOf: (casinos: readonly Casino[]) => readonly Option[]
  admits: (casino: Casino, value: string, today: string) => boolean
}

const fixed =
  (...options: readonly (readonly [value: string, words: string])[]) =>
  (): readonly Option[] =>
    options.map(([value, words]) => ({ value, words }))

/** A filter by things that casinos name; its options are those that some casino names. */
const byThing = (
  name: string,
  label: string,
  chip: string,
  thingsOf: (casino: Casino) => readonly NamedThing[],
): Facet => ({
  name,
  label,
  chip,
  optionsOf: (casinos) =>
    [...new Map(casinos.flatMap(thingsOf).map(({ uid, name }) => [uid, name]))]
      .map(([value, words]) => ({ value, words }))
      .toSorted((one, other) => one.words.localeCompare(other.words, 'en-GB')),
  admits: (casino, value) => thingsOf(casino).some(({ uid }) => uid === value),
})

const countriesOf = ({ countries }: Casino): readonly NamedThing[] =>
  countries.map((code) => ({ uid: code.toLowerCase(), name: countryWords(code) ?? code }))

export const facets: readonly Facet[] = [
  {
    name: 'score',
    label: 'Score',
    chip: 'Score',
    optionsOf: fixed(['9', '9 and more'], ['8', '8 and more'], ['7', '7 and more'], ['6', '6 and more']),
    admits: ({ score }, value) => score !== undefined && score >= Number(value),
  },
  {
    name: 'paid',
    label: 'Paid within',
    chip: 'Paid within',
    optionsOf: fixed(['2', '2 hours'], ['12', '12 hours'], ['24', 'a day'], ['72', '3 days']),
    admits: ({ payoutHours }, value) => payoutHours !== undefined && payoutHours <= Number(value),
  },
  {
    name: 'wagering',
    label: 'Wagering of an offer',
    chip: 'Wagering',
    optionsOf: fixed(
      ['0', 'none'],
      ['5', '5 times at most'],
      ['10', '10 times at most'],
      ['30', '30 times at most'],
    ),
    admits: (casino, value, today) =>
      openOffers(casino, today).some(({ multiple }) => multiple !== undefined && multiple <= Number(value)),
  },
  byThing('licence', 'Licence', 'Licence of', ({ licences }) => licences),
  byThing('country', 'Open to players in', 'Open in', countriesOf),
  byThing('method', 'Payment method', 'Takes', ({ methods }) => methods),
  byThing('maker', 'Game maker', 'Games by', ({ makers }) => makers),
  byThing('operator', 'Run by', 'Run by', ({ operators }) => operators),
  byThing('author', 'Reviewed by', 'Reviewed by', ({ authors }) => authors),
  byThing('checker', 'Facts checked by', 'Facts checked by', ({ checkers }) => checkers),
  {
    name: 'status',
    label: 'Status',
    chip: 'Status',
    optionsOf: fixed(
      ['active', 'open'],
      ['warning', 'warning'],
      ['closed', 'closed'],
      ['unlisted', 'no longer listed'],
    ),
    admits: ({ status }, value) => status === value,
  },
]

const byName = (one: Casino, other: Casino): number => one.name.localeCompare(other.name, 'en-GB')

/** The order of lists that no visitor has ordered. */
export const byScore = (one: Casino, other: Casino): number =>
  (other.score ?? -1) - (one.score ?? -1) || byName(one, other)

const last = Number.POSITIVE_INFINITY

interface Order {
  words: string
  compare: (today: string) => (one: Casino, other: Casino) => number
}

/** Where the smallest figure leads: a closed casino keeps its figures, and would come first by them. */
const openFirst = ({ status }: Casino): number => (status === 'active' ? 0 : 1)
const least =
  (measure: (casino: Casino, today: string) => number): Order['compare'] =>
  (today) =>
  (one, other) => {
    const [a, b] = [measure(one, today), measure(other, today)]
    return openFirst(one) - openFirst(other) || (a === b ? byName(one, other) : a - b)
  }

export const orders: Readonly<Record<string, Order>> = {
  score: {
    words: 'Best score first',
    compare: () => byScore,
  },
  paid: { words: 'Fastest payout first', compare: least(({ payoutHours }) => payoutHours ?? last) },
  wagering: {
    words: 'Smallest wagering first',
    compare: least((casino, today) =>
      Math.min(...openOffers(casino, today).map(({ multiple }) => multiple ?? last), last),
    ),
  },
  checked: {
    words: 'Latest check first',
    compare: () => (one, other) =>
      (other.lastReviewed ?? '').localeCompare(one.lastReviewed ?? '') || byName(one, other),
  },
  name: { words: 'By name', compare: () => byName },
}

/** A visitor's choice: values of filters, an order, a page. */
export interface Choice {
  values: Readonly<Record<string, string>>
  order: string
  page: number
}

export const noChoice: Choice = { values: {}, order: 'score', page: 1 }

/** The chosen values; an unknown value matches no casino. */
export function narrow(
  casinos: readonly Casino[],
  { values }: Pick<Choice, 'values'>,
  today: string,
): Casino[] {
  const asked = facets.filter(({ name }) => values[name] !== undefined)
  return casinos.filter((casino) =>
    asked.every(({ name, admits }) => admits(casino, values[name] ?? '', today)),
  )
}

/** The number of casinos for each option of a filter, together with the other chosen values. */
export function countOptions(
  casinos: readonly Casino[],
  { values }: Pick<Choice, 'values'>,
  facet: Facet,
  today: string,
): readonly (Option & { count: number })[] {
  // Without its own value: the count says what choosing this option instead would give.
  const { [facet.name]: _own, ...others } = values
  const rest = narrow(casinos, { values: others }, today)
  return facet.optionsOf(casinos).map((option) => ({
    ...option,
    count: rest.filter((casino) => facet.admits(casino, option.value, today)).length,
  }))
}
