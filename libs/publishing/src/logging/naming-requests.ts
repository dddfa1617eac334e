import { currentRequestId } from '@house-edge/serving/log'

/** The header with the request id, for the logs of other services. */
const nameHeader = 'x-request-id'

interface Asked {
  headers?: unknown
}

/**
 * Sends the id of the visitor's request along with requests to other services, so that their logs can be matched.
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
