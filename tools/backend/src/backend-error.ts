/** A fault in how the backend is set up or started. What clients see are wire errors of each service. */
export class BackendError extends Error {
  override readonly name = 'BackendError'
  readonly code: `backend/${string}`

  constructor(code: `backend/${string}`, message: string, cause?: unknown) {
    super(message, { cause })
    this.code = code
  }
}
