/**
 * Filters for lists of casinos. Pure: a choice and casinos go in, casinos and counts come out. A choice
 * that names a country is answered with the offers of that country (`decideMarket`).
 *
 * @module
 */
import type { Casino, NamedThing } from '../rendering/review/casino.ts'
import { listedOffer, openOffers } from '../rendering/review/casino-offers.ts'
import { countryWords } from '../rendering/words/list-words.ts'
import { readCountry } from '../countries/country-named.ts'
import { inOrder, numberWords, spokenLanguage } from '@house-edge/ui/language'
import { words } from '../words/words.ts'

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
  /** Its words in the language of the page: over its options, and in a chip before the one that is chosen. */
  said: () => { label: string; chip: string }
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

/** Every page of a list asks for its options, up to three times, and they change with what is published. */
function ofEachList<Thing>(
  read: (things: readonly Thing[]) => readonly Option[],
): (things: readonly Thing[]) => readonly Option[] {
  const known = new WeakMap<readonly Thing[], () => readonly Option[]>()
  return (things) => {
    const options = known.get(things) ?? inEachLanguage(() => read(things))
    known.set(things, options)
    return options()
  }
}

function inEachLanguage(read: () => readonly Option[]): () => readonly Option[] {
  const known = new Map<string, readonly Option[]>()
  return () => {
    const language = spokenLanguage()
    const options = known.get(language) ?? read()
    known.set(language, options)
    return options
  }
}

/** Options that are always there; an address with another value asks for nothing. */
export const fixed = (
  ...options: readonly (readonly [value: string, words: () => string])[]
): { optionsOf: () => readonly Option[]; readValue: (typed: string) => string | undefined } => ({
  optionsOf: inEachLanguage(() => options.map(([value, said]) => ({ value, words: said() }))),
  readValue: (typed) => options.find(([value]) => value === typed)?.[0],
})

/** How often a bonus must be staked. */
export const timesAtMost = fixed(
  ['0', () => words().lists.options.noWagering],
  ...['5', '10', '30'].map((times) => [times, () => words().lists.options.timesAtMost(times)] as const),
)

/** A filter by what is named, by casinos or by something else; its options are what some of them name. */
export const byThing = <Thing = Casino>(
  name: string,
  said: Facet['said'],
  thingsOf: (thing: Thing) => readonly NamedThing[],
): Facet<Thing> => ({
  name,
  said,
  optionsOf: ofEachList((things: readonly Thing[]) =>
    [...new Map(things.flatMap(thingsOf).map(({ uid, name }) => [uid, name]))]
      .map(([value, words]) => ({ value, words }))
      .toSorted((one, other) => inOrder(one.words, other.words)),
  ),
  admits: (thing, value) => thingsOf(thing).some(({ uid }) => uid === value),
})

const countriesOf = ({ countries }: Casino): readonly NamedThing[] =>
  countries.map((code) => ({ uid: code.toLowerCase(), name: countryWords(code) ?? code }))

function facetWords(name: keyof ReturnType<typeof words>['lists']['facets']): Facet['said'] {
  return () => words().lists.facets[name]
}

/** Of what is not known. */
const last = Number.POSITIVE_INFINITY

/** The country that a choice names. */
export const countryOf = ({ values }: Pick<Choice, 'values'>): string | undefined => values['country']

/** The payment method that a choice names. */
export const methodOf = ({ values }: Pick<Choice, 'values'>): string | undefined => values['method']

/** After how many hours a casino has paid: by the chosen method, else by its fastest. */
const hoursOf = ({ methods, payoutHours }: Casino, method: string | undefined): number | undefined =>
  method === undefined ? payoutHours : methods.find(({ uid }) => uid === method)?.payoutHours

/** Of the offer that its row shows. */
const smallestWagering = (casino: Casino, { today, market }: FilterContext): number =>
  listedOffer(openOffers(casino, today, market))?.multiple ?? last

export const facets: readonly Facet[] = [
  {
    name: 'score',
    said: facetWords('score'),
    ...fixed(
      ...[9, 8, 7, 6].map(
        (score) => [String(score), () => words().lists.options.scoreFrom(numberWords(score))] as const,
      ),
    ),
    admits: ({ score }, value) => score !== undefined && score >= Number(value),
  },
  {
    name: 'paid',
    said: facetWords('paid'),
    ...fixed(
      ...(['2', '12', '24', '72'] as const).map(
        (hours) => [hours, () => words().lists.options.hours[hours]] as const,
      ),
    ),
    admits: (casino, value, { method }) => (hoursOf(casino, method) ?? last) <= Number(value),
    isByMethod: true,
  },
  {
    name: 'wagering',
    said: facetWords('wagering'),
    ...timesAtMost,
    admits: (casino, value, context) => smallestWagering(casino, context) <= Number(value),
    isByMarket: true,
  },
  byThing('licence', facetWords('licence'), ({ licences }: Casino) =>
    licences.filter(({ state }) => state === 'verified'),
  ),
  {
    ...byThing('country', facetWords('country'), countriesOf),
    readValue: readCountry,
    wordsOf: (value) => countryWords(value.toUpperCase()),
    // A casino that names no country takes players from any, and a country may be blocked as well.
    admits: ({ isOpenIn }, value) => isOpenIn(value.toUpperCase()),
  },
  byThing('method', facetWords('method'), ({ methods }: Casino) => methods),
  byThing('maker', facetWords('maker'), ({ makers }: Casino) => makers),
  byThing('operator', facetWords('operator'), ({ operators }: Casino) => operators),
  byThing('author', facetWords('author'), ({ authors }: Casino) => authors),
  byThing('checker', facetWords('checker'), ({ checkers }: Casino) => checkers),
  {
    name: 'status',
    said: facetWords('status'),
    ...fixed(
      ...(['active', 'warning', 'closed', 'unlisted'] as const).map(
        (status) => [status, () => words().lists.options.status[status]] as const,
      ),
    ),
    admits: ({ status }, value) => status === value,
  },
]

const byName = (one: Casino, other: Casino): number => inOrder(one.name, other.name)

/** Whether readers may choose a casino: it is neither warned of nor closed nor unlisted. */
export const isOpen = ({ status }: Casino): boolean => status === 'active'

/** The order of lists that no visitor has ordered: what one may choose, by score. */
export const byScore = (one: Casino, other: Casino): number =>
  openFirst(one, other) || (other.score ?? -1) - (one.score ?? -1) || byName(one, other)

/** A closed casino keeps its figures, and may come first by them. */
const openFirst = (one: Casino, other: Casino): number => Number(isOpen(other)) - Number(isOpen(one))

interface Order {
  /** Its words in the language of the page. */
  said: () => string
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
    said: () => words().lists.orders.score,
    compare: () => byScore,
  },
  paid: {
    said: () => words().lists.orders.paid,
    compare: least((casino, { method }) => hoursOf(casino, method) ?? last),
  },
  wagering: {
    said: () => words().lists.orders.wagering,
    compare: least(smallestWagering),
  },
  checked: {
    said: () => words().lists.orders.checked,
    compare: () => (one, other) =>
      (other.lastReviewed ?? '').localeCompare(one.lastReviewed ?? '') || byName(one, other),
  },
  name: { said: () => words().lists.orders.name, compare: () => byName },
}

/** The order of a list, for its readers. */
export function sortedWords(order: { said: () => string } | undefined): string | undefined {
  const { found, chosen } = words().lists
  return order && found.sorted(chosen.inSentence(order.said()))
}

/** A visitor's choice: values of filters, an order, a page. */
export interface Choice {
  values: Readonly<Record<string, string>>
  order: string
  page: number
}

export const noChoice: Choice = { values: {}, order: 'score', page: 1 }
