import type { Links } from '../links.ts'
import type { Casino } from '../rendering/review/casino.ts'
import { type Choice, type Facet, facets, noChoice, orders } from './facets.ts'
import { isNotCanonical, type Query } from '../question/is-not-canonical.ts'
import { readPage } from '../question/read-page.ts'
import { inRow } from '@house-edge/ui/language'
import { words } from '../words/words.ts'

/** A list that can be narrowed and ordered, as addresses say it. */
export interface Chosen {
  facets: readonly Pick<Facet<never>, 'name' | 'readValue'>[]
  orders: Readonly<Record<string, { said: () => string }>>
  /** The order that no address names. */
  order: string
  /** The links to the whole list, and to its answer to a choice. */
  list: 'reviews' | 'offers'
  found: 'reviewsFound' | 'offersFound'
}

/** The list of casinos. */
export const casinosChosen: Chosen = {
  facets,
  orders,
  order: noChoice.order,
  list: 'reviews',
  found: 'reviewsFound',
}

/** Reads a choice from a URL. Empty and unknown values are ignored. */
export function readChoice(
  query: Query,
  { isUid }: Pick<Links, 'isUid'>,
  of: Chosen = casinosChosen,
): Choice {
  const asked = (name: string): string => [query[name] ?? ''].flat()[0] ?? ''
  const values = of.facets.flatMap(({ name, readValue = (typed) => typed }) => {
    // Values of our form are uids or numbers, and a number has the form of a uid.
    const value = readValue(asked(name).toLowerCase())
    return value !== undefined && isUid(value) ? [[name, value]] : []
  })
  const order = asked('sort')
  return {
    values: Object.fromEntries(values) as Record<string, string>,
    order: Object.hasOwn(of.orders, order) ? order : of.order,
    page: readPage(asked('page')),
  }
}

/** The canonical URL of a choice; without a choice, that of the listing. */
export function hrefOfChoice(
  { values, order, page: number }: Choice,
  links: Links,
  of: Chosen = casinosChosen,
): string {
  const query = new URLSearchParams()
  for (const { name } of of.facets) if (values[name] !== undefined) query.set(name, values[name])
  if (order !== of.order) query.set('sort', order)
  if (query.size === 0 && number === 1) return links[of.list]
  if (number > 1) query.set('page', String(number))
  return `${links[of.found]}?${query}`
}

/** The same choice without one of its values, from the first page. */
export function without({ values, order }: Choice, name: string): Choice {
  const { [name]: _gone, ...rest } = values
  return { values: rest, order, page: 1 }
}

/** Whether a URL is not the canonical one of its choice. */
export function isOtherwise(query: Query, choice: Choice, links: Links, of: Chosen = casinosChosen): boolean {
  return isNotCanonical(query, links[of.found], hrefOfChoice(choice, links, of))
}

/** The conditions of a choice, in the words of its chips. */
export function chosenWords<Thing>(
  things: readonly Thing[],
  { values }: Pick<Choice, 'values'>,
  of: readonly Facet<Thing>[],
): readonly { name: string; words: string }[] {
  const wordsOf = ({ name, optionsOf, wordsOf: otherWords }: Facet<Thing>): string | undefined => {
    const value = values[name]
    if (value === undefined) return undefined
    return optionsOf(things).find((option) => option.value === value)?.words ?? otherWords?.(value) ?? value
  }
  const method = of.find(({ name }) => name === 'method')
  const { chip: chipOf, paid, fastest } = words().lists.chosen
  const by = (method && wordsOf(method)) ?? fastest
  return of.flatMap((facet) => {
    const option = wordsOf(facet)
    if (option === undefined) return []
    const { name, said } = facet
    const { chip } = said()
    return [{ name, words: name === 'paid' ? paid(chip, option, by) : chipOf(chip, option) }]
  })
}

/** Number of conditions named in a title; of further ones it gives the count. */
const mostNamed = 2

/** The title of a page of a choice, different for each, so that tabs can be told apart. */
export function titleOfChoice(casinos: readonly Casino[], choice: Choice): string {
  return titleOf(words().lists.casinos, chosenWords(casinos, choice, facets), orders[choice.order]?.said())
}

/** The same of anything that is chosen. */
export function titleOf(
  things: string,
  chosen: readonly { words: string }[],
  order: string | undefined,
): string {
  const { title, ordered, others, byChoice, inSentence } = words().lists.chosen
  const conditions = chosen.map((condition) => inSentence(condition.words))
  const more = conditions.length - mostNamed
  const named = [...conditions.slice(0, mostNamed), ...(more > 0 ? [others(more)] : [])]
  if (named.length > 0) return title(things, inRow(named))
  return ordered(things, inSentence(order ?? byChoice))
}
