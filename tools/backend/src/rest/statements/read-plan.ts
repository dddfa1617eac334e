import type { Catalogue, Relation } from '../catalogue/catalogue.ts'
import { getRelationship, type Relationship } from '../catalogue/relationships.ts'
import type { Condition } from '../query/condition.ts'
import type { OrderTerm } from '../query/order.ts'
import type { Addressed, Query } from '../query/read-query.ts'
import type { SelectColumn, SelectItem, SelectRelation } from '../query/select.ts'
import { atMost, rangeOf, type Range } from '../request/range.ts'
import { notEmbedded, RestError } from '../rest-error.ts'

/** What to read of a relation, and of the relations embedded in it. */
export interface ReadPlan {
  /** Unknown when a function returns something that is no row of a relation. */
  relation: Relation | undefined
  columns: SelectColumn[]
  conditions: Condition[]
  order: OrderTerm[]
  range: Range
  embedded: EmbeddedPlan[]
}

export interface EmbeddedPlan extends ReadPlan {
  relation: Relation
  relationship: Relationship
  /** Under which name it stands in its parent. */
  name: string
  isInner: boolean
  isSpread: boolean
  /** The relation's name within the statement, and that of its rows put together. */
  alias: string
  joinedAs: string
}

/**
 * Holds a query against the catalogue.
 *
 * @param maxRows No answer has more, and no embedded list.
 * @throws {RestError}
 */
export function planRead(
  catalogue: Catalogue,
  root: { relation: Relation | undefined; name: string },
  query: Query,
  range: Range,
  maxRows: number | undefined,
): ReadPlan {
  const plan = planItems(catalogue, root, query.select, 1)
  applyTo({ ...plan, name: root.name }, query, maxRows)
  return {
    ...plan,
    conditions: own(query.conditions),
    order: own(query.orders).flat(),
    range: bounded(range, maxRows),
  }
}

type Said = Pick<Query, 'conditions' | 'orders' | 'limits'>

function planItems(
  catalogue: Catalogue,
  { relation, name }: { relation: Relation | undefined; name: string },
  items: SelectItem[],
  depth: number,
): ReadPlan {
  const embedded = items
    .filter((item) => item.kind === 'relation')
    .map((item) => planEmbedded(catalogue, { relation, name }, item, depth))
  const columns = items.filter((item) => item.kind === 'column')
  return { relation, columns, conditions: [], order: [], range: { offset: 0 }, embedded }
}

function planEmbedded(
  catalogue: Catalogue,
  parent: { relation: Relation | undefined; name: string },
  item: SelectRelation,
  depth: number,
): EmbeddedPlan {
  const source = parent.relation ?? ({ name: parent.name } as Relation)
  const relationship = getRelationship(catalogue.relationships, source, item.name, item.hint)
  const { target } = relationship
  const name = item.alias ?? item.name
  return {
    ...planItems(catalogue, { relation: target, name: target.name }, item.items, depth + 1),
    relation: target,
    relationship,
    name,
    isInner: item.isInner,
    isSpread: item.isSpread,
    alias: `${target.name}_${depth}`,
    joinedAs: `${source.name}_${name}_${depth}`,
  }
}

/** Passes parameters about embedded relations down to them. */
function applyTo(plan: ReadPlan & { name: string }, said: Said, maxRows: number | undefined): void {
  const paths = [said.conditions, said.orders, said.limits].flat().map(({ path }) => path)
  for (const [name] of paths) {
    if (name !== undefined && !plan.embedded.some((one) => one.name === name)) throw notEmbedded(name)
  }
  for (const term of own(said.orders).flat()) checkRelatedOrder(plan, term)
  for (const one of plan.embedded) {
    const below: Said = {
      conditions: under(said.conditions, one.name),
      orders: under(said.orders, one.name),
      limits: under(said.limits, one.name),
    }
    one.conditions = own(below.conditions)
    one.order = own(below.orders).flat()
    one.range = bounded(rangeOf(below.limits, []), maxRows)
    applyTo(one, below, maxRows)
  }
}

const own = <T>(all: Addressed<T>[]): T[] =>
  all.filter(({ path }) => path.length === 0).map(({ value }) => value)

const under = <T>(all: Addressed<T>[], name: string): Addressed<T>[] =>
  all.filter(({ path }) => path[0] === name).map(({ path, value }) => ({ path: path.slice(1), value }))

function bounded(range: Range, maxRows: number | undefined): Range {
  return maxRows === undefined ? range : atMost(range, maxRows)
}

function checkRelatedOrder(plan: ReadPlan & { name: string }, { relation }: OrderTerm): void {
  if (relation === undefined) return
  const found = plan.embedded.find(({ name }) => name === relation)
  if (!found) throw notEmbedded(relation)
  if (found.relationship.isToOne) return
  throw new RestError(400, 'PGRST118', `A related order on '${relation}' is not possible`, {
    details: `'${plan.relation?.name ?? plan.name}' and '${relation}' do not form a many-to-one or one-to-one relationship`,
  })
}

/** The columns to return of written rows: `*`, or by name. */
export function neededColumns(plan: ReadPlan): string[] {
  const isAll =
    plan.columns.some(({ name }) => name === '*') || (plan.columns.length === 0 && plan.embedded.length === 0)
  if (isAll || plan.embedded.some(({ relationship }) => relationship.kind === 'computed')) return ['*']
  const keys = plan.embedded.flatMap(({ relationship }) => sourceColumns(relationship))
  const ordered = plan.order.filter((term) => term.relation === undefined).map((term) => term.field.name)
  return [...new Set([...plan.columns.map(({ name }) => name), ...keys, ...ordered])]
}

function sourceColumns(relationship: Relationship): string[] {
  if (relationship.kind === 'computed') return []
  if (relationship.kind === 'many-to-many') return relationship.toSource.columns.map(([, column]) => column)
  return relationship.columns.map(([column]) => column)
}
