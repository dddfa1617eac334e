import { AuthError } from './auth-error.ts'

/** The sign-in rule cannot work as written. Thrown when it is defined, not when a visitor comes. */
export class SignInRuleError extends AuthError {
  override readonly name = 'SignInRuleError'
  static override readonly code = 'auth/bad-sign-in-rule'
  override readonly code = 'auth/bad-sign-in-rule'
}

/** The backend's address or key is missing or malformed. */
export class BackendConfigurationError extends AuthError {
  override readonly name = 'BackendConfigurationError'
  static override readonly code = 'auth/bad-configuration'
  override readonly code = 'auth/bad-configuration'
}

/** A service-role client was requested without its key. */
export class MissingServerKeyError extends AuthError {
  override readonly name = 'MissingServerKeyError'
  static override readonly code = 'auth/missing-server-key'
  override readonly code = 'auth/missing-server-key'

  constructor() {
    super(
      'Missing server key. Without it there is no client that passes row level security. ' +
        "Give the project's secret key to the server, and only to the server.",
    )
  }
}
