import { currentRequestId, currentTrace } from '@house-edge/serving/log'
import { findObserver } from './process-observer.ts'
import type { ServiceName } from './observer.ts'

/** The header with the request id, for the logs of other services. */
const idHeader = 'x-request-id'

interface Asked {
  headers?: unknown
  method?: string | undefined
}

/**
 * Sends the id and the trace of the visitor's request along with calls of another service, so that logs and spans can be
 * matched, and has the calls measured where telemetry is on.
 */
export function observedCalls<Input, Init extends Asked, Answer extends { status: number }>(
  service: ServiceName,
  fetch: (input: Input, init?: Init) => Promise<Answer>,
  names: () => Record<string, string> = namesOfRequest,
): (input: Input, init?: Init) => Promise<Answer> {
  return (input, init) => {
    const send = (traced: Readonly<Record<string, string>>): Promise<Answer> => {
      const own = { ...names(), ...traced }
      if (Object.keys(own).length === 0) return fetch(input, init)
      const given = init?.headers ?? (input instanceof Request ? input.headers : undefined)
      const headers = Object.fromEntries(new Headers(given as HeadersInit | undefined))
      return fetch(input, { ...init, headers: { ...headers, ...own } } as Init)
    }
    const method = init?.method ?? (input instanceof Request ? input.method : 'GET')
    return findObserver()?.call({ service, method }, send) ?? send({})
  }
}

function namesOfRequest(): Record<string, string> {
  const requestId = currentRequestId()
  const { traceparent, tracestate } = currentTrace() ?? {}
  return {
    ...(requestId !== undefined && { [idHeader]: requestId }),
    ...(traceparent !== undefined && { traceparent }),
    ...(tracestate !== undefined && { tracestate }),
  }
}
