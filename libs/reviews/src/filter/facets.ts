/**
 * Filters for lists of casinos. Pure: a choice and casinos go in, casinos and counts come out. A choice
 * that names a country is answered with the offers of that country (`decideMarket`).
 *
 * @module
 */
import { type Casino, type NamedThing, openOffers } from '../rendering/review/casino.ts'
import { countryWords } from '../rendering/words/list-words.ts'
import { readCountry } from '../countries/country-named.ts'
import { byLetters } from '../letters/language.ts'

/** One thing that can be chosen. */
export interface Option {
  value: string
  words: string
}

/** What casinos are judged by: a day, and the market whose offers count. */
interface FilterContext {
  today: string
  market: string | undefined
  /** The payment method that is chosen as well. */
  method?: string | undefined
}

/** A filter of casinos, or of something else. */
export interface Facet<Thing = Casino> {
  /** Its name in the URL. */
  name: string
  label: string
  /** The words of a chip before the option's. */
  chip: string
  optionsOf: (things: readonly Thing[]) => readonly Option[]
  admits: (thing: Thing, value: string, context: FilterContext) => boolean
  /** What it admits differs by market. @default no */
  isByMarket?: true
  /** What it admits differs by the payment method that is chosen as well. @default no */
  isByMethod?: true
  /** The words of a value that no casino brings along. */
  wordsOf?: (value: string) => string | undefined
  /** Reads what was typed in an address, in small letters. `undefined`: no option has that value. @default as it is */
  readValue?: (typed: string) => string | undefined
}

/** Options that are always there; an address with another value asks for nothing. */
export const fixed = (
  ...options: readonly (readonly [value: string, words: string])[]
): { optionsOf: () => readonly Option[]; readValue: (typed: string) => string | undefined } => ({
  optionsOf: () => options.map(([value, words]) => ({ value, words })),
  readValue: (typed) => options.find(([value]) => value === typed)?.[0],
})

/** How often a bonus must be staked. */
export const timesAtMost = fixed(
  ['0', 'none'],
  ['5', '5 times at most'],
  ['10', '10 times at most'],
  ['30', '30 times at most'],
)

/** A filter by what is named, by casinos or by something else; its options are what some of them name. */
export const byThing = <Thing = Casino>(
  name: string,
  label: string,
  chip: string,
  thingsOf: (thing: Thing) => readonly NamedThing[],
): Facet<Thing> => ({
  name,
  label,
  chip,
  optionsOf: (things) =>
    [...new Map(things.flatMap(thingsOf).map(({ uid, name }) => [uid, name]))]
      .map(([value, words]) => ({ value, words }))
      .toSorted((one, other) => byLetters(one.words, other.words)),
  admits: (thing, value) => thingsOf(thing).some(({ uid }) => uid === value),
})

const countriesOf = ({ countries }: Casino): readonly NamedThing[] =>
  countries.map((code) => ({ uid: code.toLowerCase(), name: countryWords(code) ?? code }))

/** Of what is not known. */
const last = Number.POSITIVE_INFINITY

/** The country that a choice names. */
export const countryOf = ({ values }: Pick<Choice, 'values'>): string | undefined => values['country']

/** The payment method that a choice names. */
export const methodOf = ({ values }: Pick<Choice, 'values'>): string | undefined => values['method']

/** After how many hours a casino has paid: by the chosen method, else by its fastest. */
const hoursOf = ({ methods, payoutHours }: Casino, method: string | undefined): number | undefined =>
  method === undefined ? payoutHours : methods.find(({ uid }) => uid === method)?.payoutHours

export const facets: readonly Facet[] = [
  {
    name: 'score',
    label: 'Score',
    chip: 'Score',
    ...fixed(['9', '9 and more'], ['8', '8 and more'], ['7', '7 and more'], ['6', '6 and more']),
    admits: ({ score }, value) => score !== undefined && score >= Number(value),
  },
  {
    name: 'paid',
    label: 'Paid within',
    chip: 'Paid within',
    ...fixed(['2', '2 hours'], ['12', '12 hours'], ['24', 'a day'], ['72', '3 days']),
    admits: (casino, value, { method }) => (hoursOf(casino, method) ?? last) <= Number(value),
    isByMethod: true,
  },
  {
    name: 'wagering',
    label: 'Wagering of an offer',
    chip: 'Wagering',
    ...timesAtMost,
    admits: (casino, value, { today, market }) =>
      openOffers(casino, today, market).some(
        ({ multiple }) => multiple !== undefined && multiple <= Number(value),
      ),
    isByMarket: true,
  },
  byThing('licence', 'Verified licence', 'Verified licence of', ({ licences }: Casino) =>
    licences.filter(({ state }) => state === 'verified'),
  ),
  {
    ...byThing('country', 'Open to players in', 'Open in', countriesOf),
    readValue: readCountry,
    wordsOf: (value) => countryWords(value.toUpperCase()),
    // A casino that names no country takes players from any, and a country may be blocked as well.
    admits: ({ isOpenIn }, value) => isOpenIn(value.toUpperCase()),
  },
  byThing('method', 'Payment method', 'Takes', ({ methods }: Casino) => methods),
  byThing('maker', 'Game maker', 'Games by', ({ makers }: Casino) => makers),
  byThing('operator', 'Run by', 'Run by', ({ operators }: Casino) => operators),
  byThing('author', 'Reviewed by', 'Reviewed by', ({ authors }: Casino) => authors),
  byThing('checker', 'Facts checked by', 'Facts checked by', ({ checkers }: Casino) => checkers),
  {
    name: 'status',
    label: 'Status',
    chip: 'Status',
    ...fixed(
      ['active', 'open'],
      ['warning', 'warning'],
      ['closed', 'closed'],
      ['unlisted', 'no longer listed'],
    ),
    admits: ({ status }, value) => status === value,
  },
]

const byName = (one: Casino, other: Casino): number => byLetters(one.name, other.name)

/** Whether readers may choose a casino: it is neither warned of nor closed nor unlisted. */
export const isOpen = ({ status }: Casino): boolean => status === 'active'

/** The order of lists that no visitor has ordered: what one may choose, by score. */
export const byScore = (one: Casino, other: Casino): number =>
  openFirst(one, other) || (other.score ?? -1) - (one.score ?? -1) || byName(one, other)

/** A closed casino keeps its figures, and may come first by them. */
const openFirst = (one: Casino, other: Casino): number => Number(isOpen(other)) - Number(isOpen(one))

interface Order {
  words: string
  compare: (context: FilterContext) => (one: Casino, other: Casino) => number
}

/** The least first, and by name where two are alike. */
const least =
  (measure: (casino: Casino, context: FilterContext) => number): Order['compare'] =>
  (context) =>
  (one, other) => {
    const [a, b] = [measure(one, context), measure(other, context)]
    return a === b ? byName(one, other) : a - b
  }

export const orders: Readonly<Record<string, Order>> = {
  score: {
    words: 'Best score first',
    compare: () => byScore,
  },
  paid: {
    words: 'Fastest payout first',
    compare: least((casino, { method }) => hoursOf(casino, method) ?? last),
  },
  wagering: {
    words: 'Smallest wagering first',
    compare: least((casino, { today, market }) =>
      Math.min(...openOffers(casino, today, market).map(({ multiple }) => multiple ?? last), last),
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
