import { type Route, type RouteTable, segmentsOf } from './define.ts'

/** What a path turned out to be. */
export type RouteMatch<table extends RouteTable> =
  | { kind: 'matched'; name: keyof table & string; route: table[keyof table]; params: Record<string, string> }
  /** A pattern matches, but a parameter breaks its rule. */
  | { kind: 'invalid'; name: keyof table & string; param: string }
  | { kind: 'unmatched' }

/**
 * Finds the route that answers a path.
 *
 * Segments are compared as they are written, after one decoding; case and a
 * trailing slash matter. A written segment wins over a parameter, so
 * `/casino-blog` is never the page with the uid `casino-blog`.
 *
 * @param routes A checked route table.
 * @param path Path without query and fragment, percent-encoded as in a URL.
 * @returns `invalid` when a pattern fits but a parameter does not (malformed encoding included).
 */
export function matchRoute<table extends RouteTable>(routes: table, path: string): RouteMatch<table> {
  if (!path.startsWith('/')) return { kind: 'unmatched' }
  const segments = segmentsOf(path)
  let best: { name: keyof table & string; route: Route; rank: string } | undefined
  for (const [name, route] of Object.entries(routes)) {
    const rank = rankOf(segmentsOf(route.pattern), segments)
    if (rank !== undefined && (best === undefined || rank > best.rank)) best = { name, route, rank }
  }
  if (best === undefined) return { kind: 'unmatched' }
  return withParams(best.name, best.route, segments)
}

/** Compares position by position: `1` for a written segment, `0` for a parameter. */
function rankOf(pattern: readonly string[], segments: readonly string[]): string | undefined {
  if (pattern.length !== segments.length) return undefined
  let rank = ''
  for (const [index, expected] of pattern.entries()) {
    const segment = segments[index]
    if (segment === expected) rank += '1'
    else if (expected.startsWith(':') && segment !== '') rank += '0'
    else return undefined
  }
  return rank
}

function withParams<table extends RouteTable>(
  name: keyof table & string,
  route: Route,
  segments: readonly string[],
): RouteMatch<table> {
  const params: Record<string, string> = {}
  for (const [index, expected] of segmentsOf(route.pattern).entries()) {
    if (!expected.startsWith(':')) continue
    const param = expected.slice(1)
    const value = decodeOnce(segments[index] ?? '')
    const rule = route.params?.[param]
    if (
      value === undefined ||
      (rule !== undefined && !new RegExp(`^(?:${rule.source})$`, rule.flags).test(value))
    )
      return { kind: 'invalid', name, param }
    params[param] = value
  }
  return { kind: 'matched', name, route: route as table[keyof table], params }
}

function decodeOnce(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment)
  } catch {
    return undefined
  }
}
