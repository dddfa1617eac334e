import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

/** The names an entry exports, types included. */
function namesOf(entry: string): string[] {
  const text = readFileSync(join(import.meta.dirname, '..', entry), 'utf8')
  return [...text.matchAll(/export \{([^}]*)\}/g)]
    .flatMap(([, list = '']) => list.split(','))
    .map((name) => name.replace('type ', '').trim())
    .filter(Boolean)
    .toSorted()
}

describe('the entries', () => {
  it('export these names and no others', () => {
    expect(namesOf('index.ts').join(' ')).toMatchInlineSnapshot(
      `"DuplicateRouteError Failure FailureReporter Middleware MiddlewareRegistry MissingParameterError PageGoneError PageNotFoundError ParamsOf Redirect RedirectFault RedirectRulesError RedirectTable RedirectTarget Route RouteMatch RoutePatternError RouteTable RouteValidationError RoutingError RoutingErrorCode TelemetryApi TelemetrySpan UnknownRouteMiddlewareError defineMiddleware defineRedirects defineRoutes findRedirect href isBot lintRedirects matchRoute reportFailures resolveRedirect runMiddleware sortRedirects toOpenTelemetry"`,
    )
    expect(namesOf('next.ts').join(' ')).toMatchInlineSnapshot(
      `"ProxyContext ProxyOptions toPayloadProxy toProxy"`,
    )
  })
})
