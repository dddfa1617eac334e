import { decodeSegment } from './decode-segment.ts'
import { type Route, type RouteTable, segmentsOf } from './define.ts'

/** The result of matching a path. */
export type RouteMatch<table extends RouteTable> =
  | { kind: 'matched'; name: keyof table & string; route: table[keyof table]; params: Record<string, string> }
  /** A pattern matches, but a parameter breaks its rule. */
  | { kind: 'invalid'; name: keyof table & string; param: string }
  | { kind: 'unmatched' }

/** A step of the table: what may follow it, and the route that ends here. */
interface Step {
  written: Map<string, Step>
  parameter: Step | undefined
  end:
    | { name: string; route: Route; params: { name: string; at: number; rule: RegExp | undefined }[] }
    | undefined
}

const matchers = new WeakMap<RouteTable, (path: string) => RouteMatch<RouteTable>>()

/**
 * Finds the route that answers a path.
 *
 * Segments are compared as they are written, after one decoding; case and a
 * trailing slash matter. A literal segment wins over a parameter, so
 * `/casino-blog` is never the page with the uid `casino-blog`. The work depends
 * on the segments of the path, not on the number of routes.
 *
 * @param routes A checked route table.
 * @param path Path without query and fragment, percent-encoded as in a URL.
 * @returns `invalid` when a pattern fits but a parameter does not (malformed encoding included).
 */
export function matchRoute<table extends RouteTable>(routes: table, path: string): RouteMatch<table> {
  return createMatcher(routes)(path)
}

/** Prepares a table, once, for many paths. */
export function createMatcher<table extends RouteTable>(routes: table): (path: string) => RouteMatch<table> {
  const made = matchers.get(routes)
  if (made) return made as (path: string) => RouteMatch<table>
  const root = stepsOf(routes)
  const match = (path: string): RouteMatch<RouteTable> => {
    if (!path.startsWith('/')) return { kind: 'unmatched' }
    const segments = segmentsOf(path)
    const end = walk(root, segments, 0)
    return end ? withParams(end, segments) : { kind: 'unmatched' }
  }
  matchers.set(routes, match)
  return match as (path: string) => RouteMatch<table>
}

function stepsOf(routes: RouteTable): Step {
  const root = emptyStep()
  for (const [name, route] of Object.entries(routes)) {
    const params: NonNullable<Step['end']>['params'] = []
    let step = root
    for (const [at, segment] of segmentsOf(route.pattern).entries()) {
      if (segment.startsWith(':')) {
        const param = segment.slice(1)
        params.push({ name: param, at, rule: wholly(route.params?.[param]) })
        step = step.parameter ??= emptyStep()
      } else {
        const next = step.written.get(segment) ?? emptyStep()
        step.written.set(segment, next)
        step = next
      }
    }
    step.end = { name, route, params }
  }
  return root
}

function emptyStep(): Step {
  return { written: new Map(), parameter: undefined, end: undefined }
}

function wholly(rule: RegExp | undefined): RegExp | undefined {
  return rule && new RegExp(`^(?:${rule.source})$`, rule.flags.replaceAll(/[gy]/g, ''))
}

/** At each position the literal segment first; when that leads nowhere, the parameter. */
function walk(step: Step, segments: readonly string[], at: number): Step['end'] {
  const segment = segments[at]
  if (segment === undefined) return step.end
  const written = step.written.get(segment)
  const found = written && walk(written, segments, at + 1)
  if (found || !step.parameter || segment === '') return found
  return walk(step.parameter, segments, at + 1)
}

function withParams(
  { name, route, params: rules }: NonNullable<Step['end']>,
  segments: readonly string[],
): RouteMatch<RouteTable> {
  const params: Record<string, string> = {}
  for (const { name: param, at, rule } of rules) {
    const value = decodeSegment(segments[at] ?? '')
    if (value === undefined || (rule && !rule.test(value))) return { kind: 'invalid', name, param }
    params[param] = value
  }
  return { kind: 'matched', name, route, params }
}
