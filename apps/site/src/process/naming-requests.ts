import { currentRequestId } from '@house-edge/serving/log'

/** The name of a request, for the logs of whoever is asked because of it. */
const nameHeader = 'x-request-id'

interface Asked {
  headers?: unknown
}

/**
 * Tells whoever is asked the name of the visitor's request, so that its lines are found in their logs too.
 * Whatever is asked for nobody in particular has none.
 */
export function namingRequests<Input, Init extends Asked, Answer>(
  fetch: (input: Input, init?: Init) => Answer,
  name: () => string | undefined = currentRequestId,
): (input: Input, init?: Init) => Answer {
  return (input, init) => {
    const requestId = name()
    if (requestId === undefined) return fetch(input, init)
    const given = init?.headers ?? (input instanceof Request ? input.headers : undefined)
    const headers = Object.fromEntries(new Headers(given as HeadersInit | undefined))
    return fetch(input, { ...init, headers: { ...headers, [nameHeader]: requestId } } as Init)
  }
}
