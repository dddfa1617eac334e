import type { Instrumentation } from 'next'
import { record } from './record.ts'

/** Records a failed rendering or handler with its request. */
export const recordFailure: Instrumentation.onRequestError = (error, request, context) => {
  const { message, digest, stack } = error as Error & { digest?: string }
  const path = request.path.split('?')[0]
  record('error', 'request', {
    message,
    digest,
    method: request.method,
    path,
    route: context.routePath,
    stack,
  })
}
