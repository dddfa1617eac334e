import type { FailureReporter } from './report-failures.ts'

/** The part of a span of `@opentelemetry/api` that is used here. */
export interface TelemetrySpan {
  recordException: (error: Error) => void
  /** `code` is OpenTelemetry's status: 0 unset, 1 ok, 2 error. */
  setStatus: (status: { code: number; message?: string }) => unknown
  setAttribute: (key: string, value: string) => unknown
  end: () => void
}

/** The part of `@opentelemetry/api` that is used here, so that this package does not depend on it. */
export interface TelemetryApi {
  trace: {
    getActiveSpan: () => TelemetrySpan | undefined
    getTracer: (name: string) => { startSpan: (name: string) => TelemetrySpan }
  }
}

/** `SpanStatusCode.ERROR`. */
const errorStatus = 2

/**
 * Reports failures to OpenTelemetry: as an exception of the span the request is
 * in, or of a span of its own where there is none.
 *
 * Attributes have the names of the semantic conventions for HTTP.
 *
 * @example
 * ```ts
 * import * as telemetry from '@opentelemetry/api'
 * const report = reportFailures([toOpenTelemetry(telemetry)], console.error)
 * ```
 */
export function toOpenTelemetry({ trace }: TelemetryApi): FailureReporter {
  return ({ error, request, route, reference }) => {
    const active = trace.getActiveSpan()
    const span = active ?? trace.getTracer('@house-edge/routing').startSpan(`${request.method} ${route}`)
    const exception = error instanceof Error ? error : new TypeError(String(error))
    span.recordException(exception)
    span.setStatus({ code: errorStatus, message: exception.message })
    span.setAttribute('http.request.method', request.method)
    span.setAttribute('http.route', route)
    span.setAttribute('url.path', request.path)
    if (reference !== undefined) span.setAttribute('house_edge.reference', reference)
    if (!active) span.end()
  }
}
