import type { Casino } from '../rendering/review/casino.ts'
import { type Choice, countryOf, type Facet, facets, isOpen, type Option, orders } from './facets.ts'

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

/** The chosen values; an unknown value matches no casino. */
export function narrow(
  casinos: readonly Casino[],
  { values }: Pick<Choice, 'values'>,
  { today, marketOf }: Asking,
): Casino[] {
  const asked = facets.filter(({ name }) => values[name] !== undefined)
  const held = { today, market: marketOf(countryOf({ values })) }
  return casinos.filter((casino) =>
    asked.every(({ name, admits }) => admits(casino, values[name] ?? '', held)),
  )
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
  const held = { today: asking.today, market: asking.marketOf(countryOf(choice)) }
  const found = narrow(casinos, choice, asking).toSorted(orders[choice.order]?.compare(held))
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
  { today, marketOf }: Asking,
): readonly (Option & { count: number })[] {
  // Without its own value: the count says what choosing this option instead would give.
  const { [facet.name]: _own, ...others } = values
  // A country that is chosen instead brings its own offers, so what is asked of offers is asked for each.
  const later = facets.filter(
    ({ name, isByMarket }) => facet.name === 'country' && isByMarket && others[name] !== undefined,
  )
  const before = Object.entries(others).filter(([name]) => !later.some((each) => each.name === name))
  const rest = narrow(casinos, { values: Object.fromEntries(before) }, { today, marketOf })
  return facet.optionsOf(casinos).map((option) => {
    const wanted = { ...others, [facet.name]: option.value }
    const held = { today, market: marketOf(countryOf({ values: wanted })) }
    const found = rest.filter(
      (casino) =>
        isChosen(casino, { values: wanted }) &&
        [facet, ...later].every(({ name, admits }) => admits(casino, wanted[name] ?? '', held)),
    )
    return { ...option, count: found.length }
  })
}
