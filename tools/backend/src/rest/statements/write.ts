import type { Column, Relation } from '../catalogue/catalogue.ts'
import type { Condition } from '../query/condition.ts'
import type { Payload } from '../request/payload.ts'
import { RestError } from '../rest-error.ts'
import { condition, type Rows } from './conditions.ts'
import { nameOf } from './read.ts'
import { ident, join, nothing, raw, sql, type Sql } from './sql.ts'

interface Change {
  relation: Relation
  payload: Payload
  /** Columns that are missing get their defaults instead of null. */
  usesDefaults: boolean
  returning: string[]
}

/** What to do with a row that is there already. */
export interface OnConflict {
  columns: string[]
  isMerged: boolean
}

/** Rows that were added rather than changed are counted by the transaction, for the status of the answer. */
const countAdded = (change: 1 | -1): Sql =>
  raw(
    `set_config('rest.added', (coalesce(nullif(current_setting('rest.added', true), '')::int, 0) + ${change})::text, true) <> ''`,
  )

export function insertStatement(change: Change & { onConflict: OnConflict | undefined }): Sql {
  const { relation, payload, usesDefaults, onConflict, returning } = change
  const columns = getColumns(relation, payload.keys)
  const names = columns.map(({ name }) => ident(name))
  const where = onConflict?.isMerged ? sql`where ${countAdded(1)}` : nothing
  const target = names.length > 0 ? sql`(${join(names, ', ')})` : nothing
  const values =
    names.length > 0
      ? join(
          names.map((name) => sql`body.${name}`),
          ', ',
        )
      : nothing
  return sql`insert into ${nameOf(relation)} ${target} select ${values} ${fromBody(payload, columns, usesDefaults)} ${where}
    ${resolveConflict(onConflict, names)} ${returned(relation, returning)}`
}

function resolveConflict(onConflict: OnConflict | undefined, names: Sql[]): Sql {
  if (!onConflict || onConflict.columns.length === 0) return nothing
  const target = sql`on conflict (${join(onConflict.columns.map(ident), ', ')})`
  if (!onConflict.isMerged || names.length === 0) return sql`${target} do nothing`
  // RETURNING does not tell new rows from changed ones, so changed ones are taken off the count.
  const changes = names.map((name) => sql`${name} = excluded.${name}`)
  return sql`${target} do update set ${join(changes, ', ')} where ${countAdded(-1)}`
}

/** @param change With the conditions of the rows to change. */
export function updateStatement(change: Change & { conditions: Condition[] }): Sql {
  const { relation, payload, usesDefaults, conditions, returning } = change
  const columns = getColumns(relation, payload.keys)
  // An UPDATE must set something; PostgREST answers an empty body with no rows.
  if (columns.length === 0) {
    return sql`select ${returning.length > 0 ? listed(relation, returning) : raw('null')} from ${nameOf(relation)} where false`
  }
  const changes = columns.map(({ name }) => sql`${ident(name)} = body.${ident(name)}`)
  return sql`update ${nameOf(relation)} set ${join(changes, ', ')} ${fromBody(payload, columns, usesDefaults)}
    ${matching(relation, conditions)} ${returned(relation, returning)}`
}

export function deleteStatement(relation: Relation, conditions: Condition[], returning: string[]): Sql {
  return sql`delete from ${nameOf(relation)} ${matching(relation, conditions)} ${returned(relation, returning)}`
}

function matching(relation: Relation, conditions: Condition[]): Sql {
  if (conditions.length === 0) return nothing
  const rows: Rows = { name: nameOf(relation), row: ident(relation.name), relation }
  return sql`where ${join(
    conditions.map((one) => condition(rows, one)),
    ' and ',
  )}`
}

function returned(relation: Relation, names: string[]): Sql {
  return sql`returning ${names.length > 0 ? listed(relation, names) : raw('1')}`
}

/** Columns by name, which functions of a row may be as well. */
function listed(relation: Relation, names: string[]): Sql {
  const table = nameOf(relation)
  return join(
    names.map((name) => sql`${table}.${name === '*' ? raw('*') : ident(name)}`),
    ', ',
  )
}

/** @throws {RestError} `PGRST204` */
function getColumns(relation: Relation, names: string[]): Column[] {
  return names.map((name) => {
    const column = relation.columns.get(name)
    if (column) return column
    throw new RestError(
      400,
      'PGRST204',
      `Could not find the '${name}' column of '${relation.name}' in the schema cache`,
    )
  })
}

/** The body as rows of typed columns: Postgres reads the JSON itself. */
function fromBody({ text, isObject }: Payload, columns: Column[], usesDefaults: boolean): Sql {
  const rows = isObject ? sql`jsonb_build_array(${text}::jsonb)` : sql`${text}::jsonb`
  if (columns.length === 0) return sql`from jsonb_array_elements(${rows}) as body`
  const typed = join(
    columns.map(({ name, type }) => sql`${ident(name)} ${raw(type)}`),
    ', ',
  )
  if (!usesDefaults) {
    const json = isObject ? sql`json_build_array(${text}::json)` : sql`${text}::json`
    return sql`from json_to_recordset(${json}) as body (${typed})`
  }
  const defaults = columns
    .filter((column) => column.default !== null)
    .map((column) => sql`${column.name}::text, ${raw(column.default ?? '')}`)
  return sql`from (select jsonb_build_object(${join(defaults, ', ')}) || given as completed from jsonb_array_elements(${rows}) as given) as payload,
    lateral jsonb_to_record(payload.completed) as body (${typed})`
}
