import { createNodeFetch } from './node-fetch.ts'

/** Of a body that is decoded already. */
const ofEncoding = ['content-encoding', 'content-length', 'transfer-encoding']
const withoutBody: ReadonlySet<number> = new Set([204, 205, 304])

/**
 * Creates a `fetch` for plain requests to any service, over Node's own HTTP client: the runtime's, behind what a framework
 * puts in its place, takes several times its processor time, and the framework decides by what it sees there for how long a
 * page is stored. Requests with anything but a text for a body are left to the runtime's.
 *
 * @throws {ConnectTimeoutError} From the returned function, as that of {@link createNodeFetch}.
 *
 * @example
 * ```ts
 * createServiceBackend({ url, secretKey, fetch: createPlainFetch() })
 * ```
 */
export function createPlainFetch(): typeof fetch {
  const nodeFetch = createNodeFetch()
  return async (input, init) => {
    const body = init?.body ?? undefined
    if (input instanceof Request || (body !== undefined && typeof body !== 'string'))
      return fetch(input, init)
    const response = await nodeFetch(input.toString(), {
      ...init,
      headers: Object.fromEntries(new Headers(init?.headers)),
    })
    const { status, headers } = response
    for (const name of ofEncoding) headers.delete(name)
    // Not as a text: pictures come this way, too.
    const read = await response.arrayBuffer()
    return new Response(withoutBody.has(status) ? null : read, { status, headers })
  }
}

/**
 * The same for what reads alone. What changes something goes by the runtime's `fetch`, which tells requests that were never
 * sent, and so may be sent again, from others.
 *
 * @throws {ConnectTimeoutError} From the returned function, as that of {@link createNodeFetch}.
 */
export function createReadingFetch(): typeof fetch {
  const read = createPlainFetch()
  return (input, init) => ((init?.method ?? 'GET') === 'GET' ? read : fetch)(input, init)
}
