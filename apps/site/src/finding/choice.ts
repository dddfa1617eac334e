import { href } from '@house-edge/routing'
import { routes } from '../routes.ts'
import { type Choice, facets, noChoice, orders } from './facets.ts'

type Query = Readonly<Record<string, string | string[] | undefined>>

/** A uid or a number; everything else was not chosen in our form. */
const value = /^[a-z0-9][a-z0-9._~-]{0,126}$/
const page = /^[1-9][0-9]{0,2}$/

/** Reads a choice from an address. What is empty or not of ours counts as not asked. */
export function readChoice(query: Query): Choice {
  const asked = (name: string): string => [query[name] ?? ''].flat()[0] ?? ''
  const values = facets.flatMap(({ name }) => (value.test(asked(name)) ? [[name, asked(name)]] : []))
  const order = asked('sort')
  return {
    values: Object.fromEntries(values) as Record<string, string>,
    order: Object.hasOwn(orders, order) ? order : noChoice.order,
    page: page.test(asked('page')) ? Number(asked('page')) : 1,
  }
}

/** The one address of a choice; that of no choice is the listing itself. */
export function hrefOfChoice({ values, order, page: number }: Choice): string {
  const query = new URLSearchParams()
  for (const { name } of facets) if (values[name] !== undefined) query.set(name, values[name])
  if (order !== noChoice.order) query.set('sort', order)
  if (query.size === 0 && number === 1) return href(routes.reviews)
  if (number > 1) query.set('page', String(number))
  return `${href(routes.reviewsFound)}?${query}`
}

/** The same choice without one of its values, from the first page. */
export function without({ values, order }: Choice, name: string): Choice {
  const { [name]: _gone, ...rest } = values
  return { values: rest, order, page: 1 }
}
