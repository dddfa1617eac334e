/**
 * The names of metrics and their attributes. Those without `house_edge` are OpenTelemetry's own (semantic conventions
 * 1.45).
 *
 * @module
 */

/** Attributes with few values each, by construction. */
export const attributes = {
  route: 'http.route',
  method: 'http.request.method',
  status: 'http.response.status_code',
  errorType: 'error.type',
  outcome: 'house_edge.outcome',
  service: 'house_edge.service',
  limit: 'house_edge.limit',
  event: 'house_edge.event',
  code: 'house_edge.code',
  caller: 'house_edge.caller',
  by: 'house_edge.by',
  kind: 'house_edge.kind',
  level: 'house_edge.level',
  about: 'house_edge.about',
  state: 'house_edge.state',
} as const

const knownMethods = new Set([
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'DELETE',
  'OPTIONS',
  'PATCH',
  'TRACE',
  'CONNECT',
  'QUERY',
])

/** The method of a request: those that nobody knows are one value. */
export function methodOf(method: string): string {
  return knownMethods.has(method) ? method : '_OTHER'
}

/** The code of an error, or its name. A message may hold anything. */
export function typeOfError(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const { code } = error as { code?: unknown }
  return typeof code === 'string' && /^[\w/-]{1,64}$/.test(code) ? code : error.name
}
