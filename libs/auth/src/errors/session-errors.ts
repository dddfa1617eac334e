import { AuthError } from './auth-error.ts'

/** The operation needs a session and the request has none. */
export class SessionMissingError extends AuthError {
  override readonly name = 'SessionMissingError'
  static override readonly code = 'auth/session-missing'
  override readonly code = 'auth/session-missing'

  constructor(details: { cause?: unknown } = {}) {
    super('Auth session missing!', { status: 400, ...details })
  }
}

/** The auth service answered 2xx without a session in it. */
export class InvalidTokenResponseError extends AuthError {
  override readonly name = 'InvalidTokenResponseError'
  static override readonly code = 'auth/invalid-token-response'
  override readonly code = 'auth/invalid-token-response'

  constructor(details: { cause?: unknown } = {}) {
    super('Auth session or user missing', { status: 500, ...details })
  }
}

/** The session does not fit into cookies that every server on the way accepts. */
export class SessionTooLargeError extends AuthError {
  override readonly name = 'SessionTooLargeError'
  static override readonly code = 'auth/session-too-large'
  override readonly code = 'auth/session-too-large'
  /** Characters the cookies would need. */
  readonly size: number

  /** @param details Both in characters. */
  constructor(details: { size: number; limit: number }) {
    super(
      `The session needs ${details.size} characters of cookies and ${details.limit} are allowed. ` +
        'It was not stored, because a larger header is refused by servers and locks the visitor out. ' +
        'Keep user_metadata and app_metadata small: both are part of every access token.',
      { status: 500 },
    )
    this.size = details.size
  }
}
