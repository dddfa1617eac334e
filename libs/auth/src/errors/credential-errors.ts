import { AuthError } from './auth-error.ts'

/**
 * Which rule a password broke: the auth service's, the site's own about common ones, or
 * that it be more than the address, the name or the site it is for (`context`).
 */
export type WeakPasswordReason = 'length' | 'characters' | 'pwned' | 'common' | 'context'

/** The credentials do not match, or part of them is missing. */
export class InvalidCredentialsError extends AuthError {
  override readonly name = 'InvalidCredentialsError'
  static override readonly code = 'auth/invalid-credentials'
  override readonly code = 'auth/invalid-credentials'

  constructor(message: string, details: { cause?: unknown } = {}) {
    super(message, { status: 400, ...details })
  }
}

/** The auth service finds the password too easy to guess. */
export class WeakPasswordError extends AuthError {
  override readonly name = 'WeakPasswordError'
  static override readonly code = 'auth/weak-password'
  override readonly code = 'auth/weak-password'
  /** The broken rules, in the order the service named them. */
  readonly reasons: readonly WeakPasswordReason[]

  constructor(message: string, details: { status: number; reasons: readonly WeakPasswordReason[] }) {
    super(message, { status: details.status })
    this.reasons = details.reasons
  }
}

/** The access token is not one the auth service issued for this project. */
export class InvalidJwtError extends AuthError {
  override readonly name = 'InvalidJwtError'
  static override readonly code = 'auth/invalid-jwt'
  override readonly code = 'auth/invalid-jwt'

  constructor(message: string, details: { cause?: unknown } = {}) {
    super(message, { status: 400, ...details })
  }
}
