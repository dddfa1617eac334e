export { defineRoutes, type Route, type RouteTable } from './table/define.ts'
export { matchRoute, type RouteMatch } from './table/match.ts'
export { href, type ParamsOf } from './table/href.ts'
export {
  defineMiddleware,
  runMiddleware,
  type Middleware,
  type MiddlewareRegistry,
} from './middleware/run.ts'
export {
  DuplicateRouteError,
  MissingParameterError,
  PageNotFoundError,
  RoutePatternError,
  RouteValidationError,
  RoutingError,
  type RoutingErrorCode,
  UnknownRouteMiddlewareError,
} from './errors/routing-error.ts'
