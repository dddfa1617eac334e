import { Cursor } from './cursor.ts'
import { findOperation, readFilter, readJunction, readTreePath, type Condition } from './condition.ts'
import { readName } from './field.ts'
import { readOrder, type OrderTerm } from './order.ts'
import { readSelect, type SelectItem } from './select.ts'

/** Something that is said of a relation: of the root, or of the one that `path` leads to. */
export interface Addressed<T> {
  path: string[]
  value: T
}

export interface Query {
  select: SelectItem[]
  conditions: Addressed<Condition>[]
  orders: Addressed<OrderTerm[]>[]
  limits: Addressed<{ limit?: number; offset?: number }>[]
  columns?: string[]
  onConflict?: string[]
  /** Arguments of a function that is called by GET. */
  args: [string, string][]
}

/**
 * Reads the query string of the data API
 * (https://docs.postgrest.org/en/stable/references/api/tables_views.html).
 *
 * @param mayHaveArgs Parameters that are no filters are arguments of the called function.
 * @throws {RestError} `PGRST100`
 */
export function readQuery(parameters: URLSearchParams, mayHaveArgs: boolean): Query {
  const query: Query = {
    select: readSelect(parameters.get('select') ?? '*'),
    conditions: [],
    orders: [],
    limits: [],
    args: [],
  }
  const columns = parameters.get('columns')
  const onConflict = parameters.get('on_conflict')
  if (columns !== null) query.columns = readNames(columns, 'columns parameter')
  if (onConflict !== null) query.onConflict = readNames(onConflict, 'on_conflict parameter')
  for (const [key, value] of parameters) {
    if (!reserved.has(key)) readParameter(query, key, value, mayHaveArgs)
  }
  return query
}

const reserved = new Set(['select', 'columns', 'on_conflict'])

function readParameter(query: Query, key: string, value: string, mayHaveArgs: boolean): void {
  const lastWord = key.slice(key.lastIndexOf('.') + 1)
  switch (lastWord) {
    case 'and':
    case 'or': {
      const { path } = readTreePath(key)
      const isNegated = path.includes('not')
      query.conditions.push({
        path: path.filter((name) => name !== 'not'),
        value: readJunction(lastWord, isNegated, value),
      })
      return
    }
    case 'order':
      query.orders.push({ path: readTreePath(key).path, value: readOrder(value) })
      return
    case 'limit':
    case 'offset':
      if (/^-?\d{1,15}$/.test(value)) {
        query.limits.push({ path: readTreePath(key).path, value: { [lastWord]: Number(value) } })
      }
      return
    default:
      readCondition(query, key, value, mayHaveArgs)
  }
}

function readCondition(query: Query, key: string, value: string, mayHaveArgs: boolean): void {
  const operation = mayHaveArgs ? findOperation(value) : readFilter(value)
  if (!operation) {
    query.args.push([key, value])
    return
  }
  const { path, field } = readTreePath(key)
  query.conditions.push({ path, value: { kind: 'test', field, ...operation } })
}

function readNames(text: string, what: string): string[] {
  const cursor = new Cursor(text, what)
  const names = cursor.list(() => readName(cursor))
  cursor.expectEnd()
  return names
}
