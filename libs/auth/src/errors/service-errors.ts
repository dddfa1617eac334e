import { AuthError } from './auth-error.ts'

/** No usable answer: network failure, time-out, 5xx, or a response from something else. */
export class ServiceUnavailableError extends AuthError {
  override readonly name = 'ServiceUnavailableError'
  static override readonly code = 'auth/unavailable'
  override readonly code = 'auth/unavailable'
  override readonly isTransient = true
}

/** The auth service asks to slow down. The session, if there is one, is still good. */
export class TooManyAttemptsError extends AuthError {
  override readonly name = 'TooManyAttemptsError'
  static override readonly code = 'auth/too-many-attempts'
  override readonly code = 'auth/too-many-attempts'
  override readonly isTransient = true
  /** How long the service asks to wait, when it said so. */
  readonly retryAfterMs: number | undefined
  /** The service's own code, e.g. `over_request_rate_limit`; absent when it named none. */
  readonly serviceCode: string | undefined

  constructor(
    message: string,
    details: { retryAfterMs?: number | undefined; serviceCode?: string | undefined } = {},
  ) {
    super(message, { status: 429 })
    this.retryAfterMs = details.retryAfterMs
    this.serviceCode = details.serviceCode
  }
}

/** The auth service refused and gave its own error code. */
export class ServiceRefusedError extends AuthError {
  override readonly name = 'ServiceRefusedError'
  static override readonly code = 'auth/refused'
  override readonly code = 'auth/refused'
  /** The service's own code, e.g. `otp_expired`; absent when it named none. */
  readonly serviceCode: string | undefined

  constructor(message: string, details: { status: number; serviceCode?: string | undefined }) {
    super(message, { status: details.status })
    this.serviceCode = details.serviceCode
  }
}
