import { AsyncLocalStorage } from 'node:async_hooks'

interface RequestContext {
  requestId: string
}

const place = Symbol.for('@house-edge/serving/request')

/**
 * The framework bundles the site's code apart from the process that serves it, and this module with it: what belongs to
 * a request is kept where both find it.
 */
const holder = globalThis as { [place]?: AsyncLocalStorage<RequestContext> }
const contexts = (holder[place] ??= new AsyncLocalStorage<RequestContext>())

/** Runs whatever answers a request. */
export function inRequest<result>(requestId: string, run: () => result): result {
  return contexts.run({ requestId }, run)
}

/** The name of the request this code runs for, as it stands in the log and on pages for failures. */
export function currentRequestId(): string | undefined {
  return contexts.getStore()?.requestId
}
