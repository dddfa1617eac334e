import type { Casino } from '../rendering/review/casino.ts'
import {
  type Choice,
  countryOf,
  type Facet,
  facets,
  isOpen,
  methodOf,
  type Option,
  orders,
} from './facets.ts'
import { countBoth, inAll, type Matches, matchesOf } from './matches.ts'

/** When it is asked, and for which readers. */
export interface Asking {
  /** As `2026-10-14`, to tell offers that have ended. */
  today: string
  /**
   * The market whose offers count, where the choice names a country, an ISO 3166 code in small letters, or `undefined`
   * for none. What it returns is a code in capitals, `none`, or `undefined` where offers of every market count.
   */
  marketOf: (country: string | undefined) => string | undefined
}

/** What casinos are judged by where a choice is made. */
function contextOf(choice: Pick<Choice, 'values'>, { today, marketOf }: Asking) {
  return { today, market: marketOf(countryOf(choice)), method: methodOf(choice) }
}

/** Which casinos a filter admits, by its value, beside the values of other filters. */
function admittedBy(
  casinos: readonly Casino[],
  { name, admits, isByMarket, isByMethod }: Facet,
  values: Choice['values'],
  asking: Asking,
): (value: string) => Matches {
  const context = contextOf({ values }, asking)
  const { today, market, method } = context
  const key = `${name}\n${today}\n${isByMarket ? market : ''}\n${isByMethod ? method : ''}`
  return matchesOf(casinos, key, (casino, value) => admits(casino, value, context))
}

/** Which casinos have the chosen values; an unknown value matches none. */
function matching(
  casinos: readonly Casino[],
  asked: readonly Facet[],
  values: Choice['values'],
  asking: Asking,
  isOnlyOpen = false,
): Matches {
  const all = matchesOf(casinos, isOnlyOpen ? 'open' : 'all', (casino) => !isOnlyOpen || isOpen(casino))
  return inAll([
    all(''),
    ...asked.flatMap((facet) => {
      const value = values[facet.name]
      return value === undefined ? [] : [admittedBy(casinos, facet, values, asking)(value)]
    }),
  ])
}

/** The casinos that have the chosen values. */
export function narrow(
  casinos: readonly Casino[],
  choice: Pick<Choice, 'values'>,
  asking: Asking,
): readonly Casino[] {
  const matches = matching(casinos, facets, choice.values, asking)
  return casinos.filter((_, place) => matches[place])
}

/**
 * The casinos that answer a choice, in its order: those one may choose, and apart from them those that are warned of,
 * closed or no longer listed. Who asks for a status is shown what has it.
 */
export function findCasinos(
  casinos: readonly Casino[],
  choice: Pick<Choice, 'values' | 'order'>,
  asking: Asking,
): { chosen: readonly Casino[]; apart: readonly Casino[] } {
  const context = contextOf(choice, asking)
  const found = narrow(casinos, choice, asking).toSorted(orders[choice.order]?.compare(context))
  const { true: chosen = [], false: apart = [] } = Object.groupBy(found, (casino) =>
    isChosen(casino, choice) ? 'true' : 'false',
  )
  return { chosen, apart }
}

function isChosen(casino: Casino, { values }: Pick<Choice, 'values'>): boolean {
  return isOpen(casino) || values['status'] !== undefined
}

/** The number of casinos that one may choose for each option of a filter, together with the other chosen values. */
export function countOptions(
  casinos: readonly Casino[],
  { values }: Pick<Choice, 'values'>,
  facet: Facet,
  asking: Asking,
): readonly (Option & { count: number })[] {
  // Without its own value: the count says what choosing this option instead would give.
  const { [facet.name]: _own, ...others } = values
  // A country that is chosen instead brings its own offers, and a method its own times, so that is asked for each.
  const later = facets.filter(
    ({ name, isByMarket, isByMethod }) =>
      others[name] !== undefined &&
      ((facet.name === 'country' && isByMarket) || (facet.name === 'method' && isByMethod)),
  )
  const before = facets.filter((each) => !later.includes(each))
  const isAnyChosen = facet.name === 'status' || others['status'] !== undefined
  const rest = matching(casinos, before, others, asking, !isAnyChosen)
  const admitted = admittedBy(casinos, facet, others, asking)
  return optionsWith(facet, casinos, values[facet.name]).map((option) => {
    const own = admitted(option.value)
    if (later.length === 0) return { ...option, count: countBoth(rest, own) }
    const wanted = { ...others, [facet.name]: option.value }
    return { ...option, count: countBoth(inAll([rest, own]), matching(casinos, later, wanted, asking)) }
  })
}

/** The options of a filter, with a chosen one that no casino brings along: the form would lose it. */
function optionsWith(
  { optionsOf, wordsOf }: Facet,
  casinos: readonly Casino[],
  value: string | undefined,
): readonly Option[] {
  const options = optionsOf(casinos)
  const words =
    value === undefined || options.some((each) => each.value === value) ? undefined : wordsOf?.(value)
  return value === undefined || words === undefined ? options : [...options, { value, words }]
}
