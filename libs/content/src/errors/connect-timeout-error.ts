/**
 * A connection could not be made in time. Not a `ContentError`: it is what a
 * `fetch` fails with, and becomes the cause of an `UnavailableError`.
 */
export class ConnectTimeoutError extends Error {
  override readonly name = 'ConnectTimeoutError'
  /** As errors of Node's sockets say it. */
  readonly code = 'ETIMEDOUT'

  constructor(timeoutMs: number) {
    super(`No connection within ${timeoutMs} ms.`)
  }
}
