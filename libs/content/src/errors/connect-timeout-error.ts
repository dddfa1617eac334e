/**
 * The `fetch` of `createNodeFetch` could not connect in time. Not a `ContentError`: a content client that uses this
 * `fetch` throws an `UnavailableError`, and this is its `cause`.
 */
export class ConnectTimeoutError extends Error {
  override readonly name = 'ConnectTimeoutError'
  /** As errors of Node's sockets say it. */
  readonly code = 'ETIMEDOUT'

  constructor(timeoutMs: number) {
    super(`No connection within ${timeoutMs} ms.`)
  }
}
