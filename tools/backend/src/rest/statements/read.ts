import type { Relation } from '../catalogue/catalogue.ts'
import type { JunctionRelationship, Relationship } from '../catalogue/relationships.ts'
import type { Condition, Test } from '../query/condition.ts'
import type { OrderTerm } from '../query/order.ts'
import type { SelectColumn } from '../query/select.ts'
import type { Range } from '../request/range.ts'
import { condition, fieldOf, test, type Rows } from './conditions.ts'
import type { EmbeddedPlan, ReadPlan } from './read-plan.ts'
import { ident, join, nothing, raw, sql, type Sql } from './sql.ts'

/** Where rows come from, and under which name. */
export interface Source {
  from: Sql
  rows: Rows
}

/** Rows under a name of their own. */
export const rowsAs = (name: string, relation: Relation | undefined): Rows => ({
  name: ident(name),
  row: ident(name),
  relation,
})

/** The rows of a plan, with those embedded beside them by lateral joins. */
export function readStatement(plan: ReadPlan, source: Source, joinConditions: Sql[] = []): Sql {
  const columns = [
    ...plan.columns.map((column) => selected(source.rows, column)),
    ...plan.embedded.flatMap(embeddedColumns),
  ]
  // Without `select` every column comes; with one that names only what is embedded, none does.
  const isBare = plan.columns.length === 0 && plan.embedded.length === 0
  const list = isBare ? [sql`${source.rows.name}.*`] : columns
  return sql`select ${list.length > 0 ? join(list, ', ') : raw('null')} ${matching(plan, source, joinConditions)}
    ${orderBy(plan, source.rows)} ${limited(plan.range)}`
}

/** As many rows as match, whatever the limit. */
export function countStatement(plan: ReadPlan, source: Source): Sql {
  return sql`select 1 ${matching(plan, source)}`
}

function matching(plan: ReadPlan, { from, rows }: Source, joinConditions: Sql[] = []): Sql {
  const writeTest = (where: Rows, one: Test): Sql => embeddedTest(plan, one) ?? test(where, one)
  const conditions = [
    ...joinConditions,
    ...plan.conditions.map((one: Condition) => condition(rows, one, writeTest)),
  ]
  const where = conditions.length > 0 ? sql`where ${join(conditions, ' and ')}` : nothing
  return sql`from ${from} ${join(
    plan.embedded.map((one) => lateral(one, rows)),
    ' ',
  )} ${where}`
}

/** `owner=is.null` asks of an embedded relation whether it is there. */
function embeddedTest(plan: ReadPlan, { field, operator, isNegated, value }: Test): Sql | undefined {
  const embedded = field.path.length === 0 ? plan.embedded.find(({ name }) => name === field.name) : undefined
  if (!embedded || operator !== 'is' || String(value).toLowerCase() !== 'null') return undefined
  const joined = ident(embedded.joinedAs)
  // One row is joined as itself, several as a list, which is null when there is none.
  const found = embedded.relationship.isToOne ? joined : sql`${joined}.rows`
  return sql`${found} is ${raw(isNegated ? 'distinct from' : 'not distinct from')} null`
}

function selected(rows: Rows, column: SelectColumn): Sql {
  const field = fieldOf(rows, column)
  const value = column.cast === undefined ? field : sql`cast(${field} as ${castType(column.cast)})`
  const name = column.alias ?? lastKey(column)
  return name === undefined ? value : sql`${value} as ${ident(name)}`
}

/** The parser has let letters, digits, `_`, `$` and spaces through: names of types, unquoted, as `double precision`. */
const castType = (name: string): Sql => raw(name)

/** A JSON value is named after the last key of its path that is not a number. */
function lastKey({ name, path }: SelectColumn): string | undefined {
  if (path.length === 0) return undefined
  return path.findLast(({ isIndex }) => !isIndex)?.key ?? name
}

function embeddedColumns(one: EmbeddedPlan): Sql[] {
  const joined = ident(one.joinedAs)
  if (isEmpty(one)) return []
  if (one.isSpread)
    return spreadNames(one).map((name) => sql`${joined}.${name === '*' ? raw('*') : ident(name)}`)
  const value = one.relationship.isToOne
    ? sql`row_to_json(${joined}.*)::jsonb`
    : sql`coalesce(${joined}.rows, '[]')`
  return [sql`${value} as ${ident(one.name)}`]
}

/** Embedded without a column: only to be asked for. */
function isEmpty(one: EmbeddedPlan): boolean {
  return one.columns.length === 0 && one.embedded.every(isEmpty)
}

function spreadNames(one: EmbeddedPlan): string[] {
  const isStar = one.columns.some(({ name }) => name === '*')
  if (isStar && one.relationship.isToOne) return ['*']
  const columns = one.columns.flatMap((column) =>
    column.name === '*' ? [...one.relation.columns.keys()] : [column.alias ?? lastKey(column) ?? column.name],
  )
  const inner = one.embedded.filter((each) => !isEmpty(each))
  return [...columns, ...inner.flatMap((each) => (each.isSpread ? spreadNames(each) : [each.name]))]
}

/** One row, or all of them put into lists. */
function lateral(one: EmbeddedPlan, parent: Rows): Sql {
  const joined = ident(one.joinedAs)
  const rows = rowsAs(one.alias, one.relation)
  const from = sql`${fromTarget(one.relationship, parent)} as ${rows.name}${junctionOf(one.relationship)}`
  const inner = readStatement(one, { from, rows }, joinConditions(one.relationship, parent, rows.name))
  const kind = raw(one.isInner ? 'inner' : 'left')
  if (one.relationship.isToOne) return sql`${kind} join lateral (${inner}) as ${joined} on true`
  const names = one.isSpread ? spreadNames(one).map(ident) : []
  const lists = names.map((name) => sql`, coalesce(json_agg(${joined}.${name}), '[]')::jsonb as ${name}`)
  const all = sql`select json_agg(${joined})::jsonb as rows${join(lists, '')} from (${inner}) as ${joined}`
  // Without `!inner` a row stays also when nothing is embedded in it.
  const isThere = one.isInner ? sql`${joined}.rows is not null` : raw('true')
  return sql`${kind} join lateral (${all}) as ${joined} on ${isThere}`
}

function fromTarget(relationship: Relationship, parent: Rows): Sql {
  const { source, target } = relationship
  if (relationship.kind !== 'computed') return nameOf(target)
  return sql`${ident(source.schema)}.${ident(relationship.name)}(${parent.row}::${nameOf(source)})`
}

function junctionOf(relationship: Relationship): Sql {
  return relationship.kind === 'many-to-many' ? sql`, ${nameOf(relationship.junction)}` : nothing
}

/** A function takes the row itself, so no columns have to be equal. */
function joinConditions(relationship: Relationship, parent: Rows, target: Sql): Sql[] {
  if (relationship.kind === 'computed') return []
  if (relationship.kind === 'many-to-many') return throughJunction(relationship, parent, target)
  return relationship.columns.map(
    ([own, other]) => sql`${target}.${ident(other)} = ${parent.name}.${ident(own)}`,
  )
}

function throughJunction(
  { junction, toSource, toTarget }: JunctionRelationship,
  parent: Rows,
  target: Sql,
): Sql[] {
  const between = nameOf(junction)
  return [
    ...toTarget.columns.map(([own, other]) => sql`${target}.${ident(other)} = ${between}.${ident(own)}`),
    ...toSource.columns.map(([own, other]) => sql`${parent.name}.${ident(other)} = ${between}.${ident(own)}`),
  ]
}

export const nameOf = ({ schema, name }: { schema: string; name: string }): Sql =>
  sql`${ident(schema)}.${ident(name)}`

function orderBy(plan: ReadPlan, rows: Rows): Sql {
  if (plan.order.length === 0) return nothing
  return sql`order by ${join(
    plan.order.map((term) => orderTerm(plan, rows, term)),
    ', ',
  )}`
}

/**
 * Ordering by what is embedded:
 * https://docs.postgrest.org/en/stable/references/api/resource_embedding.html
 */
function orderTerm(plan: ReadPlan, rows: Rows, { relation, field, direction, nulls }: OrderTerm): Sql {
  const related = plan.embedded.find(({ name }) => name === relation)
  const ordered = related ? fieldOf(rowsAs(related.joinedAs, undefined), field) : fieldOf(rows, field)
  return sql`${ordered} ${raw(direction)} ${raw(nulls)}`
}

function limited({ limit, offset }: Range): Sql {
  const first = offset > 0 ? sql`offset ${offset}` : nothing
  return limit === undefined ? first : sql`limit ${limit} ${first}`
}
