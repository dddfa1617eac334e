import { errorPage } from '@house-edge/paths'

/** Every code an {@link AuthError} can carry. Stable: programs may branch on it. */
export type AuthErrorCode =
  | 'auth/session-missing'
  | 'auth/invalid-token-response'
  | 'auth/invalid-credentials'
  | 'auth/weak-password'
  | 'auth/invalid-jwt'
  | 'auth/unavailable'
  | 'auth/too-many-attempts'
  | 'auth/refused'
  | 'auth/session-too-large'
  | 'auth/bad-sign-in-rule'
  | 'auth/bad-configuration'
  | 'auth/missing-server-key'

/**
 * The base class of this library's errors.
 *
 * Failures that a visitor can cause are returned as outcomes, not thrown. Thrown errors are mistakes in the
 * program: a rule or a configuration that cannot work.
 *
 * `instanceof` compares the `code`. Frameworks bundle the parts of a site separately, each with its own
 * copy of this class; an error from another copy still counts.
 */
export abstract class AuthError extends Error {
  static readonly code: AuthErrorCode | undefined = undefined
  /** Stable name of the failure. */
  abstract readonly code: AuthErrorCode
  /** The page about it; `undefined` for a code of somebody else’s subclass. */
  readonly docs: string | undefined
  /** HTTP status of the answer that caused it, 0 when no answer came. */
  readonly status: number | undefined
  /** `true` when the session is still good: keep it and try again later. */
  readonly isTransient: boolean = false

  constructor(message: string, details: { status?: number | undefined; cause?: unknown } = {}) {
    super(message, details.cause === undefined ? undefined : { cause: details.cause })
    this.docs = new.target.code && errorPage(new.target.code)
    this.status = details.status
  }

  static override [Symbol.hasInstance](value: unknown): boolean {
    if (!(value instanceof Error) || !('code' in value) || typeof value.code !== 'string') return false
    return this.code === undefined ? value.code.startsWith('auth/') : value.code === this.code
  }
}

/** Tells whether a thrown or returned value is one of this library's errors. */
export function isAuthError(value: unknown): value is AuthError {
  return value instanceof AuthError
}
