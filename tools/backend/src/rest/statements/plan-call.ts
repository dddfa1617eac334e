import { isRecord } from '@house-edge/double/json'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { getRoutine, type Call } from '../catalogue/routines.ts'
import type { Condition } from '../query/condition.ts'
import { parseJson } from '../request/payload.ts'
import { mostAffected } from '../request/preferences.ts'
import { isReading, type ApiRequest } from '../request/read-request.ts'
import { invalidBody, RestError } from '../rest-error.ts'
import { callStatement, type Arguments } from './call.ts'
import { fromSource, maxRows, reading, type Plan } from './plan.ts'
import { neededColumns, planRead, type ReadPlan } from './read-plan.ts'

export function planCall(catalogue: Catalogue, request: ApiRequest): Plan {
  if (!isReading(request) && request.method !== 'POST') {
    throw new RestError(405, 'PGRST101', `Cannot use the ${request.method} method on RPC`)
  }
  const { call, args } = readCall(request)
  const routine = getRoutine(catalogue, call)
  checkMostAffected(request, routine.isSet)
  const relation = routine.returns
  const name = relation?.name ?? routine.name
  const plan = planRead(catalogue, { relation, name }, request.query, request.range, maxRows)
  const isWhole = routine.parameters.length === 1 && routine.parameters[0]?.name === ''
  const source = callStatement(routine, isWhole ? asBody(args) : args, returnedColumns(plan, request))
  return {
    ...reading(routine.isComposite ? plan : onlyValue(plan), fromSource(name, relation)),
    kind: 'call',
    relation,
    routine,
    source,
    isReadOnly: isReading(request) || routine.isReadOnly,
  }
}

/** What returns no rows has no columns to choose from. */
function onlyValue(plan: ReadPlan): ReadPlan {
  return { ...plan, columns: [{ kind: 'column', name: 'value', path: [] }], embedded: [] }
}

/** Those that are read, and those that conditions are about. */
function returnedColumns(plan: ReadPlan, { query }: ApiRequest): string[] {
  const columnsOf = (one: Condition): string[] =>
    one.kind === 'test' ? [one.field.name] : one.conditions.flatMap(columnsOf)
  const needed = neededColumns(plan)
  if (needed.includes('*')) return ['*']
  const own = query.conditions.filter(({ path }) => path.length === 0)
  return [...new Set([...needed, ...own.flatMap(({ value }) => columnsOf(value))])]
}

function checkMostAffected({ preferences }: ApiRequest, isSet: boolean): void {
  if (mostAffected(preferences) === undefined || isSet) return
  throw new RestError(
    400,
    'PGRST128',
    'Function must return SETOF or TABLE when max-affected preference is used with handling=strict',
  )
}

type Named = Exclude<Arguments, { kind: 'body' }>

function readCall({ method, name, query, body, contentType }: ApiRequest): { call: Call; args: Named } {
  if (method !== 'POST') return byText(name, query.args)
  if (contentType !== 'application/json') throw invalidBody(`Content-Type not acceptable: ${contentType}`)
  const text = body === '' ? '{}' : body
  const value = parseJson(text)
  const names = query.columns ?? (isRecord(value) ? Object.keys(value) : [])
  return { call: { name, args: names, hasBody: true }, args: { kind: 'json', object: text, names } }
}

function byText(name: string, values: [string, string][]): { call: Call; args: Named } {
  const names = [...new Set(values.map(([key]) => key))]
  return { call: { name, args: names, hasBody: false }, args: { kind: 'texts', values } }
}

/** Everything at once, for a single parameter without a name. */
function asBody(args: Named): Arguments {
  return {
    kind: 'body',
    body: args.kind === 'json' ? args.object : JSON.stringify(Object.fromEntries(args.values)),
  }
}
