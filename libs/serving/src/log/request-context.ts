import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'

/** The trace that a request belongs to, in the headers of W3C Trace Context. */
export interface TraceContext {
  traceparent: string
  tracestate?: string | undefined
}

interface RequestContext {
  requestId: string
  trace?: TraceContext | undefined
}

/** On the global object, because the framework bundles this module more than once: docs/decisions/0230. */
const place = Symbol.for('@house-edge/serving/request')

/**
 * Next bundles the site's code, and this module with it, apart from the process that serves it. So the context of a
 * request is on `globalThis`, where both copies find it.
 */
const holder = globalThis as { [place]?: AsyncLocalStorage<RequestContext> }
const contexts = (holder[place] ??= new AsyncLocalStorage<RequestContext>())

/** Runs code as part of a request. */
export function inRequest<result>(
  requestId: string,
  run: () => result,
  trace: TraceContext | undefined = currentTrace(),
): result {
  return contexts.run({ requestId, trace }, run)
}

/** A request may be begun by one part of the server and ended by another: it keeps its id. */
export function requestIdOrNew(): string {
  return currentRequestId() ?? randomUUID().slice(-12)
}

/** The id of the current request, as it is in the log and on error pages. */
export function currentRequestId(): string | undefined {
  return contexts.getStore()?.requestId
}

/** The trace of the current request, for requests to other services. `undefined`: it belongs to none. */
export function currentTrace(): TraceContext | undefined {
  return contexts.getStore()?.trace
}
