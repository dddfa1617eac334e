import { callerSettings, configure, type Database, type Transaction } from '../database/database.ts'
import { isSqlError } from '../database/describe-sql-error.ts'
import { fromSqlError } from './from-sql-error.ts'
import { exactUpTo, outcomeStatement, plannedStatement, type Outcome } from './outcome.ts'
import { mostAffected } from './request/preferences.ts'
import type { ApiRequest } from './request/read-request.ts'
import { notSingular, RestError, unsatisfiableRange } from './rest-error.ts'
import type { Plan } from './statements/plan.ts'
import { toStatement } from './statements/sql.ts'
import { BackendError } from '../backend-error.ts'

/** Runs a planned request in one transaction, under its caller's role. @throws {RestError} */
export async function runPlan(database: Database, request: ApiRequest, plan: Plan): Promise<Outcome> {
  try {
    return await database.transaction(async (tx) => {
      await describeRequest(tx, request, plan)
      const outcome = await run(tx, request, plan)
      check(request, plan, outcome)
      return outcome
    })
  } catch (error) {
    throw isSqlError(error) ? fromSqlError(error, request.claims.role) : error
  }
}

/** Who asks, and what functions and policies may ask about the request. */
async function describeRequest(tx: Transaction, request: ApiRequest, plan: Plan): Promise<void> {
  const { cookie: _, ...headers } = Object.fromEntries(request.headers)
  await configure(tx, {
    ...callerSettings(request.claims),
    search_path: 'public, extensions',
    'request.method': request.method,
    'request.path': request.url.pathname.replace('/rest/v1', ''),
    'request.headers': JSON.stringify(headers),
    'response.status': '',
    'response.headers': '',
    'rest.added': '',
    transaction_read_only: plan.isReadOnly ? 'on' : 'off',
  })
}

async function run(tx: Transaction, request: ApiRequest, plan: Plan): Promise<Outcome> {
  const { text, values } = toStatement(outcomeStatement(request, plan))
  // Values come as text; Postgres reads them as what they stand beside.
  const { rows } = await tx.query<Outcome>(text, values, { serializers: { 16: String, 17: String } })
  const outcome = rows[0]
  if (!outcome) throw new BackendError('backend/no-row', 'An aggregate gave no row.')
  return { ...outcome, total: await countAll(tx, request, plan, outcome.total) }
}

/** A count, exact or estimated by the planner, as asked for. */
async function countAll(
  tx: Transaction,
  { preferences: { count } }: ApiRequest,
  plan: Plan,
  exact: number | null,
): Promise<number | null> {
  const isEstimated = count === 'planned' || (count === 'estimated' && (exact ?? 0) > exactUpTo)
  if (!isEstimated || (plan.kind !== 'read' && plan.kind !== 'call')) return exact
  const { text, values } = toStatement(plannedStatement(plan))
  const { rows } = await tx.query<{ 'QUERY PLAN': { Plan: { 'Plan Rows': number } }[] }>(text, values)
  return Math.max(exact ?? 0, rows[0]?.['QUERY PLAN'][0]?.Plan['Plan Rows'] ?? 0)
}

/** Thrown inside the transaction to roll it back. */
function check(
  { media, preferences, range }: ApiRequest,
  { kind, routine }: Plan,
  { rows, total }: Outcome,
): void {
  if (media.kind === 'object' && rows !== 1 && !(routine && !routine.isSet)) throw notSingular(rows)
  const most = mostAffected(preferences)
  const isLimited = kind === 'update' || kind === 'delete' || kind === 'call'
  if (isLimited && most !== undefined && rows > most) {
    throw new RestError(400, 'PGRST124', 'Query result exceeds max-affected preference constraint', {
      details: `The query affects ${rows} rows`,
    })
  }
  if (total !== null && range.offset > total) {
    throw unsatisfiableRange(
      `An offset of ${range.offset} was requested, but there are only ${total} rows.`,
      {
        'Content-Range': `*/${total}`,
      },
    )
  }
}
