export { defineRoutes, type Route, type RouteTable } from './table/define.ts'
export { matchRoute, type RouteMatch } from './table/match.ts'
export { href, type ParamsOf } from './table/href.ts'
export { languageOfPath, originalOf, translateRoutes } from './languages/languages.ts'
export type { PageLanguage, PageLanguages, TranslatedRoute, TranslatedRoutes } from './languages/languages.ts'
export { findSpelling } from './languages/spelling.ts'
export { type KnownLanguages, knownLanguages } from './languages/known-languages.ts'
export { type TranslatedPaths, translatedPaths, translationsIn } from './languages/translated-paths.ts'
export { defineMiddleware, runMiddleware } from './middleware/run.ts'
export type { Middleware, MiddlewareRegistry } from './middleware/run.ts'
export { isBot } from './bots/is-bot.ts'
export { type TelemetryApi, type TelemetrySpan, toOpenTelemetry } from './reporting/open-telemetry.ts'
export { type Failure, type FailureReporter, reportFailures } from './reporting/report-failures.ts'
export { findRedirect, type Redirect } from './redirects/find.ts'
export { lintRedirects, type RedirectFault } from './redirects/lint.ts'
export { resolveRedirect, type RedirectTarget } from './redirects/resolve.ts'
export type { RedirectRule, RedirectStatus } from './redirects/rule.ts'
export { defineRedirects, type RedirectTable, sortRedirects } from './redirects/table.ts'
export {
  DuplicateRouteError,
  MissingParameterError,
  PageGoneError,
  PageNotFoundError,
  RoutePatternError,
  RedirectRulesError,
  RouteValidationError,
  RoutingError,
  type RoutingErrorCode,
  UnknownRouteMiddlewareError,
} from './errors/routing-error.ts'
