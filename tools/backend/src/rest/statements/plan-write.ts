import type { Catalogue, Relation } from '../catalogue/catalogue.ts'
import type { Condition, Test } from '../query/condition.ts'
import { readPayload } from '../request/payload.ts'
import type { ApiRequest } from '../request/read-request.ts'
import { RestError } from '../rest-error.ts'
import { fromSource, reading, sourceName, type Plan } from './plan.ts'
import { neededColumns, planRead } from './read-plan.ts'
import { raw, type Sql } from './sql.ts'
import { deleteStatement, insertStatement, updateStatement, type OnConflict } from './write.ts'

const kinds: Record<string, 'insert' | 'put' | 'update' | 'delete'> = {
  POST: 'insert',
  PUT: 'put',
  PATCH: 'update',
  DELETE: 'delete',
}

export function planWrite(catalogue: Catalogue, request: ApiRequest, relation: Relation): Plan {
  const kind = kinds[request.method]
  if (!kind) throw new RestError(405, 'PGRST117', `Unsupported HTTP method: ${request.method}`)
  const { query, preferences } = request
  // The root's conditions select the rows to write, not the rows to return.
  const below = { ...query, conditions: query.conditions.filter(({ path }) => path.length > 0) }
  const plan = planRead(catalogue, { relation, name: relation.name }, below, { offset: 0 }, undefined)
  const isShown = preferences.return === 'representation'
  const keys = preferences.return === 'headers-only' ? relation.primaryKey : []
  const onConflict = kind === 'insert' || kind === 'put' ? findConflict(kind, request, relation) : undefined
  const source = write(kind, request, relation, onConflict, isShown ? neededColumns(plan) : keys)
  return {
    ...(isShown ? reading(plan, fromSource(relation.name, relation)) : unread),
    kind,
    relation,
    source,
    isReadOnly: false,
    hasResolvedConflicts: onConflict !== undefined && onConflict.columns.length > 0,
  }
}

const unread = { rows: raw(`select * from ${sourceName}`), count: raw(`select 1 from ${sourceName}`) }

function write(
  kind: 'insert' | 'put' | 'update' | 'delete',
  { body, contentType, query, preferences }: ApiRequest,
  relation: Relation,
  onConflict: OnConflict | undefined,
  returning: string[],
): Sql {
  const conditions = query.conditions.filter(({ path }) => path.length === 0).map(({ value }) => value)
  if (kind === 'delete') return deleteStatement(relation, conditions, returning)
  const change = {
    relation,
    payload: readPayload(body, contentType, kind === 'put' ? undefined : query.columns),
    usesDefaults: preferences.missing === 'default',
    returning,
  }
  if (kind === 'update') return updateStatement({ ...change, conditions })
  if (kind === 'put') checkPut(relation, conditions, query.limits.length)
  return insertStatement({ ...change, onConflict, conditions: kind === 'put' ? conditions : [] })
}

function findConflict(
  kind: 'insert' | 'put',
  { query, preferences }: ApiRequest,
  { primaryKey }: Relation,
): OnConflict | undefined {
  if (kind === 'put') return { columns: primaryKey, isMerged: true }
  if (!preferences.resolution) return undefined
  return { columns: query.onConflict ?? primaryKey, isMerged: preferences.resolution === 'merge-duplicates' }
}

/** `PUT` names one row, by its whole primary key. */
function checkPut({ primaryKey }: Relation, conditions: Condition[], limits: number): void {
  if (limits > 0) {
    throw new RestError(400, 'PGRST114', 'limit/offset querystring parameters are not allowed for PUT')
  }
  const isEquality = (one: Condition): one is Test =>
    one.kind === 'test' && one.operator === 'eq' && !one.isNegated && one.modifier === undefined
  const names = new Set(conditions.filter(isEquality).map(({ field }) => field.name))
  const isWhole = names.size === primaryKey.length && primaryKey.every((key) => names.has(key))
  if (primaryKey.length > 0 && conditions.every(isEquality) && isWhole) return
  throw new RestError(
    405,
    'PGRST105',
    "Filters must include all and only primary key columns with 'eq' operators",
  )
}
