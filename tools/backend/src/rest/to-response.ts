import type { Outcome } from './outcome.ts'
import { describeApplied, mostAffected, type Preferences } from './request/preferences.ts'
import { contentRange } from './request/range.ts'
import type { ApiRequest } from './request/read-request.ts'
import { RestError } from './rest-error.ts'
import type { Plan } from './statements/plan.ts'

/** Escaping makes a query up to three times as long, and clients take 16 KiB of headers. */
const longestLocation = 8192

/** Status, headers and body of a result; a function may have chosen the first two. */
export function toResponse(request: ApiRequest, plan: Plan, outcome: Outcome): Response {
  const { media, preferences } = request
  const headers = new Headers({ 'Content-Range': rangeOf(request, plan, outcome) })
  const applied = describeApplied(preferences, appliedNames(plan, preferences))
  if (applied !== '') headers.set('Preference-Applied', applied)
  const where = `/${request.name}${sortedQuery(request.url)}`
  if (plan.kind === 'read' && where.length <= longestLocation) headers.set('Content-Location', where)
  const status = statusOf(request, plan, outcome)
  const hasBody = status !== 204 && outcome.body !== ''
  if (hasBody || request.method === 'HEAD') headers.set('Content-Type', media.contentType)
  for (const [name, value] of ownHeaders(outcome.headers)) headers.append(name, value)
  return new Response(hasBody ? outcome.body : null, { status: ownStatus(outcome.status) ?? status, headers })
}

function rangeOf({ preferences, range }: ApiRequest, { kind }: Plan, { rows, total }: Outcome): string {
  if (kind === 'read' || kind === 'call')
    return contentRange(range.limit === 0 ? 0 : range.offset, rows, total)
  const counted = preferences.count === undefined ? null : rows
  return kind === 'update' ? contentRange(0, rows, counted) : contentRange(0, 0, counted)
}

function statusOf(
  { preferences, range }: ApiRequest,
  { kind, routine }: Plan,
  { rows, total, added }: Outcome,
): number {
  const isShown = preferences.return === 'representation'
  switch (kind) {
    case 'insert':
      return added !== null && added <= 0 && preferences.resolution === 'merge-duplicates' ? 200 : 201
    case 'update':
    case 'delete':
      return isShown ? 200 : 204
    default:
      if (routine?.isVoid) return 204
      return total !== null && rows < total && range.limit !== 0 ? 206 : 200
  }
}

/** In PostgREST's order. */
function appliedNames(plan: Plan, preferences: Preferences): (keyof Preferences)[] {
  const isWrite = plan.kind !== 'read' && plan.kind !== 'call'
  const names: (keyof Preferences | false)[] = [
    plan.kind === 'insert' && plan.hasResolvedConflicts === true && 'resolution',
    (plan.kind === 'insert' || plan.kind === 'update') && 'missing',
    isWrite && 'return',
    'count',
    'handling',
    mostAffected(preferences) !== undefined &&
      plan.kind !== 'read' &&
      plan.kind !== 'insert' &&
      'maxAffected',
  ]
  return names.filter((name) => name !== false)
}

function sortedQuery(url: URL): string {
  const sorted = new URLSearchParams(url.searchParams)
  sorted.sort()
  return sorted.size > 0 ? `?${sorted}` : ''
}

function ownStatus(text: string | null): number | undefined {
  if (text === null) return undefined
  if (/^[2-5]\d\d$/.test(text)) return Number(text)
  throw new RestError(500, 'PGRST112', 'response.status guc must be a valid status code')
}

/** A list of objects with one name and its value each. */
function ownHeaders(text: string | null): [string, string][] {
  try {
    const list = JSON.parse(text ?? '[]') as Record<string, string>[]
    const pairs = list.map((one) => Object.entries(one))
    if (pairs.every(([first, second]) => typeof first?.[1] === 'string' && !second)) return pairs.flat()
  } catch {
    // Answered below, like any other malformed list.
  }
  throw new RestError(
    500,
    'PGRST111',
    'response.headers guc must be a JSON array composed of objects with a single key and a string value',
  )
}
