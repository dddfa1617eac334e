import { DuplicateRouteError, RoutePatternError } from '../errors/routing-error.ts'

/** A page of the site as data. Sites add fields of their own, for example the document type a page shows. */
export interface Route {
  /** Path from the root. `:name` stands for exactly one segment, as in `/casino-blog/:uid`. */
  pattern: string
  /** What a parameter must look like, whole. A parameter without a rule accepts any non-empty segment. */
  params?: Record<string, RegExp>
  /** Names of the middleware to run before the page, in order. */
  middleware?: readonly string[]
}

/** Routes by name. */
export type RouteTable = Readonly<Record<string, Route>>

/**
 * Checks a route table and returns it as it is.
 *
 * @param routes Routes by name. The order does not matter: a literal segment wins over a parameter.
 * @throws {RoutePatternError} A pattern is not an absolute path, or a rule names a parameter the pattern
 * does not have.
 * @throws {DuplicateRouteError} Two patterns match the same paths.
 *
 * @example
 * ```ts
 * const routes = defineRoutes({
 *   home: { pattern: '/' },
 *   article: { pattern: '/casino-blog/:uid', params: { uid: /[a-z0-9-]+/ }, middleware: ['content'] },
 * })
 * ```
 */
export function defineRoutes<const table extends RouteTable>(routes: table): table {
  const shapes = new Map<string, string>()
  for (const [name, route] of Object.entries(routes)) {
    checkPattern(name, route)
    const shape = segmentsOf(route.pattern)
      .map((segment) => (segment.startsWith(':') ? ':' : segment))
      .join('/')
    const other = shapes.get(shape)
    if (other !== undefined) throw new DuplicateRouteError({ name, other, pattern: route.pattern })
    shapes.set(shape, name)
  }
  return routes
}

/** The segments of a path, without the empty ones at both ends. */
export function segmentsOf(path: string): string[] {
  return path === '/' ? [] : path.slice(1).split('/')
}

function checkPattern(name: string, { pattern, params = {} }: Route): void {
  const malformed =
    !pattern.startsWith('/') ||
    (pattern !== '/' && pattern.endsWith('/')) ||
    pattern.includes('//') ||
    /[?#\\\s]/.test(pattern) ||
    segmentsOf(pattern).some((segment) => segment === '.' || segment === '..')
  if (malformed) throw new RoutePatternError({ name, pattern, reason: 'it is not a plain absolute path' })

  // Other routers' parameter syntax would be compared literally and match nothing.
  if (segmentsOf(pattern).some((segment) => /[*()[\]{}%]|.:/.test(segment)))
    throw new RoutePatternError({
      name,
      pattern,
      reason: 'a segment is neither plain text nor one parameter such as :uid',
    })

  const names = segmentsOf(pattern)
    .filter((segment) => segment.startsWith(':'))
    .map((segment) => segment.slice(1))
  if (names.some((param) => !/^[a-z][a-zA-Z0-9]*$/.test(param)))
    throw new RoutePatternError({ name, pattern, reason: 'a parameter has no proper name' })
  if (new Set(names).size < names.length)
    throw new RoutePatternError({ name, pattern, reason: 'a parameter is named twice' })

  const stray = Object.keys(params).find((param) => !names.includes(param))
  if (stray !== undefined)
    throw new RoutePatternError({
      name,
      pattern,
      reason: `there is a rule for "${stray}", which it does not have`,
    })
}
