import type { Catalogue, Relation } from '../catalogue/catalogue.ts'
import { readPayload } from '../request/payload.ts'
import type { ApiRequest } from '../request/read-request.ts'
import { RestError } from '../rest-error.ts'
import { fromSource, reading, sourceName, type Plan } from './plan.ts'
import { neededColumns, planRead } from './read-plan.ts'
import { raw, type Sql } from './sql.ts'
import { deleteStatement, insertStatement, updateStatement, type OnConflict } from './write.ts'

const kinds: Record<string, 'insert' | 'update' | 'delete'> = {
  POST: 'insert',
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
  const onConflict = kind === 'insert' ? findConflict(request, relation) : undefined
  const source = write(kind, request, relation, onConflict, isShown ? neededColumns(plan) : [])
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
  kind: 'insert' | 'update' | 'delete',
  { body, contentType, query, preferences }: ApiRequest,
  relation: Relation,
  onConflict: OnConflict | undefined,
  returning: string[],
): Sql {
  const conditions = query.conditions.filter(({ path }) => path.length === 0).map(({ value }) => value)
  if (kind === 'delete') return deleteStatement(relation, conditions, returning)
  const change = {
    relation,
    payload: readPayload(body, contentType, query.columns),
    usesDefaults: preferences.missing === 'default',
    returning,
  }
  if (kind === 'update') return updateStatement({ ...change, conditions })
  return insertStatement({ ...change, onConflict })
}

function findConflict({ query, preferences }: ApiRequest, { primaryKey }: Relation): OnConflict | undefined {
  if (!preferences.resolution) return undefined
  return { columns: query.onConflict ?? primaryKey, isMerged: preferences.resolution === 'merge-duplicates' }
}
