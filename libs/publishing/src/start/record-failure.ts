import { type FailureReporter, reportFailures } from '@house-edge/routing'
import { currentRequestId } from '@house-edge/serving/log'
import type { Instrumentation } from 'next'
import { findServerSide } from '../process/site-process.ts'
import type { PublishedSite } from '../site/published-site.ts'

/**
 * Reports a failed rendering or handler with its request, once: to the log, and to the server, which ends a process that
 * can no longer load its own program.
 */
export function recordFailure({ log }: Pick<PublishedSite, 'log'>): Instrumentation.onRequestError {
  const toLog: FailureReporter = ({ error, request, route, reference }) => {
    const { message, digest, stack } = error as Error & { digest?: string }
    log().error('request', { message, reference, digest, ...request, route, stack })
  }
  const report = reportFailures([toLog, ({ error }) => findServerSide()?.noteFailure(error)], (error) =>
    log().error('reporter', { error }),
  )
  return (error, request, context) =>
    report({
      error,
      request: { method: request.method, path: request.path.split('?')[0] ?? '' },
      route: context.routePath,
      reference: currentRequestId(),
    })
}
