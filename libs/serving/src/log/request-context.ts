import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'

interface RequestContext {
  requestId: string
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
export function inRequest<result>(requestId: string, run: () => result): result {
  return contexts.run({ requestId }, run)
}

/** A request may be begun by one part of the server and ended by another: it keeps its id. */
export function requestIdOrNew(): string {
  return currentRequestId() ?? randomUUID().slice(-12)
}

/** The id of the current request, as it is in the log and on error pages. */
export function currentRequestId(): string | undefined {
  return contexts.getStore()?.requestId
}
