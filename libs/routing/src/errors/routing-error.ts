/** Every code an error of this package can carry. */
export type RoutingErrorCode =
  | 'routing/page-not-found'
  | 'routing/route-validation'
  | 'routing/unknown-middleware'
  | 'routing/route-pattern'
  | 'routing/duplicate-route'
  | 'routing/missing-parameter'
  | 'routing/build-not-identified'
  | 'routing/build-unreadable'
  | 'routing/redirect-rules'
  | 'routing/page-gone'

/**
 * As `errorPage` of `@house-edge/paths`, with which a test compares it. `next.config.ts` loads this file by way of `./build`,
 * and Next 16.4.5 finds a library there by its name only from the folder of the app, where libraries are read as they are
 * written.
 */
function pageOf(code: RoutingErrorCode): string {
  return `docs/errors/${code.replace('routing/', 'routing.md#routing')}`
}

/** The base of every error this package throws. */
export abstract class RoutingError extends Error {
  static readonly code: RoutingErrorCode | undefined = undefined
  abstract readonly code: RoutingErrorCode
  /** The page about it; `undefined` for a code of somebody else’s subclass. */
  readonly docs: string | undefined

  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.docs = new.target.code && pageOf(new.target.code)
  }
}

/**
 * No route matches the path.
 *
 * Not fatal: the page on screen stays usable.
 */
export class PageNotFoundError extends RoutingError {
  override readonly name = 'PageNotFoundError'
  static override readonly code = 'routing/page-not-found'
  override readonly code = 'routing/page-not-found'
  /** HTTP status to answer with. */
  readonly status = 404
  readonly fatal = false
  /** The path that was asked for, with its query. */
  readonly path: string

  constructor(path: string) {
    super(`Page not found: ${path}`)
    this.path = path
  }
}

/**
 * A route matches the path, but a parameter breaks the route's rule.
 */
export class RouteValidationError extends RoutingError {
  override readonly name = 'RouteValidationError'
  static override readonly code = 'routing/route-validation'
  override readonly code = 'routing/route-validation'
  /** HTTP status to answer with. */
  readonly status = 404
  readonly fatal = true
  /** The path that was asked for, with its query. */
  readonly path: string

  constructor(path: string) {
    super(`Page Not Found: ${path}`)
    this.path = path
  }
}

/** A redirect rule says that what was at the path is gone for good. */
export class PageGoneError extends RoutingError {
  override readonly name = 'PageGoneError'
  static override readonly code = 'routing/page-gone'
  override readonly code = 'routing/page-gone'
  /** HTTP status to answer with. */
  readonly status = 410
  readonly fatal = false
  /** The path that was asked for, with its query. */
  readonly path: string

  constructor(path: string) {
    super(`Page gone: ${path}`)
    this.path = path
  }
}

/** A route names a middleware that is not registered. */
export class UnknownRouteMiddlewareError extends RoutingError {
  override readonly name = 'UnknownRouteMiddlewareError'
  static override readonly code = 'routing/unknown-middleware'
  override readonly code = 'routing/unknown-middleware'
  /** The name that is not registered. */
  readonly middleware: string
  /** The names that are registered. */
  readonly known: readonly string[]

  constructor(details: { middleware: string; known: readonly string[] }) {
    super(`Unknown route middleware: ${details.middleware}`)
    this.middleware = details.middleware
    this.known = details.known
  }
}

/** A route's pattern cannot be matched against. */
export class RoutePatternError extends RoutingError {
  override readonly name = 'RoutePatternError'
  static override readonly code = 'routing/route-pattern'
  override readonly code = 'routing/route-pattern'

  constructor(details: { name: string; pattern: string; reason: string }) {
    super(
      `Route "${details.name}" has the pattern "${details.pattern}": ${details.reason}. No page could be matched by it. Write it like "/casino-blog/:uid".`,
    )
  }
}

/** Two routes match the same paths. */
export class DuplicateRouteError extends RoutingError {
  override readonly name = 'DuplicateRouteError'
  static override readonly code = 'routing/duplicate-route'
  override readonly code = 'routing/duplicate-route'

  constructor(details: { name: string; other: string; pattern: string }) {
    super(
      `Routes "${details.other}" and "${details.name}" both match "${details.pattern}". One of them could never be reached. Remove one or change its pattern.`,
    )
  }
}

/** A link was asked for without a value the route's pattern needs. */
export class MissingParameterError extends RoutingError {
  override readonly name = 'MissingParameterError'
  static override readonly code = 'routing/missing-parameter'
  override readonly code = 'routing/missing-parameter'

  constructor(details: { pattern: string; param: string }) {
    super(
      `"${details.pattern}" needs a value for "${details.param}". A link without it would lead nowhere. Pass the parameter, or check that the document has a uid.`,
    )
  }
}

/** Redirect rules kept in code cannot all be followed. */
export class RedirectRulesError extends RoutingError {
  override readonly name = 'RedirectRulesError'
  static override readonly code = 'routing/redirect-rules'
  override readonly code = 'routing/redirect-rules'
  /** One sentence per rule at fault. */
  readonly faults: readonly string[]

  constructor(details: { faults: readonly string[] }) {
    super(
      `Redirect rules in code cannot be followed:\n${details.faults.map((fault) => `  ${fault}`).join('\n')}\nVisitors would be sent in circles or nowhere, so no rule was taken. Correct those named and start again.`,
    )
    this.faults = details.faults
  }
}
