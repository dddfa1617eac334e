import { becomeCaller, type Database, type Transaction } from '../../database/database.ts'
import type { Claims } from '../../gateway/claims.ts'
import type { Change, Column } from './read-change.ts'
import type { Filter, Subscription } from './subscription.ts'

const comparisons: Record<string, string> = { eq: '=', neq: '<>', lt: '<', lte: '<=', gt: '>', gte: '>=' }

export function isAskedFor(change: Change, subscription: Subscription): boolean {
  return (
    subscription.schema === change.schema &&
    (subscription.table === undefined || subscription.table === change.table) &&
    (subscription.event === '*' || subscription.event === change.operation)
  )
}

/** Whether the row matches the filter, compared by Postgres in the column's own type. */
export async function matchesFilter(
  tx: Transaction,
  change: Change,
  filter: Filter | undefined,
): Promise<boolean> {
  if (!filter) return true
  const column = change.columns.find(({ name }) => name === filter.column)
  const row = change.operation === 'DELETE' ? change.oldRecord : change.record
  if (!column || !row || !(column.name in row)) return false
  const comparison = filter.operator === 'in' ? '= any' : comparisons[filter.operator]
  if (!comparison) return false
  const isList = filter.operator === 'in'
  const values = isList ? listValues(filter.value) : filter.value
  // A value that does not fit the column's type is an error, which would end the whole transaction.
  await tx.exec('savepoint filter')
  try {
    const { rows } = await tx.query<{ matches: boolean }>(
      `select ($1::jsonb ->> $2)::${column.type} ${comparison} ($3::text${isList ? '[]' : ''}::${column.type}${isList ? '[]' : ''}) as matches`,
      [row, column.name, values],
    )
    return rows[0]?.matches ?? false
  } catch {
    await tx.exec('rollback to savepoint filter')
    return false
  } finally {
    await tx.exec('release savepoint filter')
  }
}

/** The columns a caller may be shown of this change; undefined when the row is not for them. */
export async function findVisibleColumns(
  database: Database,
  change: Change,
  claims: Claims,
): Promise<Set<string> | undefined> {
  return database.transaction(async (tx) => {
    const relation = `${quote(change.schema)}.${quote(change.table)}`
    // As the caller, so that grants and policies are judged by Postgres itself.
    await becomeCaller(tx, claims)
    const { rows } = await tx.query<{ name: string }>(
      `select name from unnest($2::text[]) as name where has_column_privilege($1::regclass, name, 'select')`,
      [relation, change.columns.map(({ name }) => name)],
    )
    const visible = new Set(rows.map((row) => row.name))
    if (visible.size === 0) return undefined
    if (!change.hasRowSecurity) return visible
    // As hosted, a deleted row can no longer be judged: its key, and nothing else, is shown.
    if (change.operation === 'DELETE')
      return new Set([...visible].filter((name) => isKey(change.columns, name)))
    return (await seesRow(tx, relation, change, visible)) ? visible : undefined
  })
}

async function seesRow(
  tx: Transaction,
  relation: string,
  change: Change,
  visible: Set<string>,
): Promise<boolean> {
  const keys = change.columns.filter((column) => column.isKey)
  // Without its key the row cannot be found again to ask the policies about it.
  if (keys.length === 0 || keys.some(({ name }) => !visible.has(name))) return false
  const conditions = keys.map(
    ({ name, type }, index) => `${quote(name)} = ($1::jsonb ->> $${index + 2})::${type}`,
  )
  const { rows } = await tx.query(`select from ${relation} where ${conditions.join(' and ')} limit 1`, [
    change.record,
    ...keys.map(({ name }) => name),
  ])
  return rows.length > 0
}

function isKey(columns: Column[], name: string): boolean {
  return columns.some((column) => column.name === name && column.isKey)
}

function listValues(text: string): string[] {
  return text
    .replace(/^\(|\)$/g, '')
    .split(',')
    .map((value) => value.trim().replace(/^"(.*)"$/, '$1'))
}

function quote(identifier: string): string {
  return `"${identifier.replaceAll('"', '""')}"`
}
