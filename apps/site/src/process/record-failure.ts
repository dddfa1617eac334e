import { type FailureReporter, reportFailures } from '@house-edge/routing'
import { currentRequestId } from '@house-edge/serving/log'
import type { Instrumentation } from 'next'
import { siteLog } from './log.ts'

/**
 * The reporters of failures. Add one to send failures elsewhere too: `toOpenTelemetry` of `@house-edge/routing` marks
 * the span of the request.
 */
const reporters: readonly FailureReporter[] = [toRecord]

const report = reportFailures(reporters, (error) => siteLog().error('reporter', { error }))

/** Reports a failed rendering or handler with its request, once. */
export const recordFailure: Instrumentation.onRequestError = (error, request, context) => {
  return report({
    error,
    request: { method: request.method, path: request.path.split('?')[0] ?? '' },
    route: context.routePath,
    reference: currentRequestId(),
  })
}

function toRecord({ error, request, route, reference }: Parameters<FailureReporter>[0]): void {
  const { message, digest, stack } = error as Error & { digest?: string }
  siteLog().error('request', { message, reference, digest, ...request, route, stack })
}
