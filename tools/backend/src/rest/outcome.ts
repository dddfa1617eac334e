import type { Preferences } from './request/preferences.ts'
import type { ApiRequest } from './request/read-request.ts'
import { sourceName, type Plan } from './statements/plan.ts'
import { join, nothing, raw, sql, type Sql } from './statements/sql.ts'

/** Estimates are taken from this many rows on. */
export const exactUpTo = 1000

/** The result of a request. */
export interface Outcome {
  rows: number
  /** How many there are without a limit, when asked for. */
  total: number | null
  /** Rows that were added rather than changed. */
  added: number | null
  body: string
  /** What a function has set by itself. */
  status: string | null
  headers: string | null
}

/** One statement that does what was asked for and writes the answer. */
export function outcomeStatement(request: ApiRequest, plan: Plan): Sql {
  const { preferences } = request
  const parts = [
    ...(plan.source ? [sql`${raw(sourceName)} as (${plan.source})`] : []),
    sql`answered as (${plan.rows})`,
    ...(counts(preferences, plan) ? [sql`counted as (${limitedCount(preferences, plan)})`] : []),
  ]
  const total = counts(preferences, plan) ? raw('(select count(*)::int from counted)') : raw('null::int')
  return sql`with ${join(parts, ', ')}
    select count(_row)::int as rows, ${total} as total, ${written(request, plan)} as body,
      nullif(current_setting('rest.added', true), '')::int as added,
      nullif(current_setting('response.status', true), '') as status,
      nullif(current_setting('response.headers', true), '') as headers
    from (select * from answered) as _row`
}

/** The number of written rows is known without counting. */
function counts({ count }: Preferences, { kind }: Plan): boolean {
  return (kind === 'read' || kind === 'call') && (count === 'exact' || count === 'estimated')
}

function limitedCount({ count }: Preferences, plan: Plan): Sql {
  return count === 'estimated' ? sql`${plan.count} limit ${exactUpTo + 1}` : plan.count
}

/** The answer's body, written by Postgres. */
function written({ media, preferences, method }: ApiRequest, { kind, routine }: Plan): Sql {
  const isShown = kind === 'read' || kind === 'call' || preferences.return === 'representation'
  if (!isShown || method === 'HEAD' || routine?.isVoid) return raw(`''`)
  if (media.kind === 'csv') return raw(csv)
  const value = routine && !routine.isComposite ? '_row.value' : '_row'
  const list = media.stripsNulls ? `json_strip_nulls(json_agg(${value}))` : `json_agg(${value})`
  const isSingle = media.kind === 'object' || (routine && !routine.isSet)
  return raw(isSingle ? `coalesce((${list} -> 0)::text, 'null')` : `coalesce(${list}::text, '[]')`)
}

const csv = `
  (select coalesce(string_agg(name, ','), '') from json_object_keys((select row_to_json(one) from answered as one limit 1)) as name)
  || E'\\n' || coalesce(string_agg(substring(_row::text, 2, length(_row::text) - 2), E'\\n'), '')`

/** How many rows the planner expects. */
export function plannedStatement(plan: Plan): Sql {
  const source = plan.source ? sql`with ${raw(sourceName)} as (${plan.source}) ` : nothing
  return sql`explain (format json) ${source}${plan.count}`
}
