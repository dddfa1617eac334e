import type { AuthError } from '../errors/auth-error.ts'
import {
  InvalidCredentialsError,
  InvalidJwtError,
  WeakPasswordError,
  type WeakPasswordReason,
} from '../errors/credential-errors.ts'
import {
  ServiceRefusedError,
  ServiceUnavailableError,
  TooManyAttemptsError,
} from '../errors/service-errors.ts'
import { SessionMissingError } from '../errors/session-errors.ts'
import type { MessageCode } from '../messages/catalogue.ts'
import type { ServiceResponse } from '../service/auth-service.ts'

/** An operation did not do what was asked. Nothing was changed. */
export interface Failure {
  ok: false
  /** Branch on it; show `messageFor(code)`. */
  code: MessageCode
  /** What a weak password lacks. */
  reasons?: readonly WeakPasswordReason[]
  /** When another attempt makes sense, if known. */
  retryAfterSeconds?: number
  /** The cause, for logs. Its text is not for visitors. */
  error?: AuthError
}

/** The result of an operation: what happens next, or a failure code. */
export type Outcome<Next extends string> = { ok: true; next: Next } | Failure

/** Maps the service's codes to what visitors are told. Codes that would reveal an account are left out. */
const told: Readonly<Record<string, MessageCode>> = {
  email_not_confirmed: 'auth/email-not-confirmed',
  phone_not_confirmed: 'auth/email-not-confirmed',
  email_address_invalid: 'auth/invalid-email',
  email_address_not_authorized: 'auth/invalid-email',
  signup_disabled: 'auth/sign-up-closed',
  email_provider_disabled: 'auth/sign-up-closed',
  otp_expired: 'auth/link-invalid',
  same_password: 'auth/same-password',
  reauthentication_needed: 'auth/reauthentication-needed',
  reauthentication_not_valid: 'auth/reauthentication-needed',
  reauth_nonce_missing: 'auth/reauthentication-needed',
  insufficient_aal: 'auth/second-factor-needed',
  second_factor_needed: 'auth/second-factor-needed',
  mfa_factor_not_found: 'auth/factor-missing',
  mfa_challenge_expired: 'auth/app-code-invalid',
  mfa_verification_failed: 'auth/app-code-invalid',
  mfa_verification_rejected: 'auth/app-code-invalid',
  mfa_factor_name_conflict: 'auth/factor-name-taken',
  too_many_enrolled_mfa_factors: 'auth/factor-limit',
  mfa_recovery_codes_locked: 'auth/too-many-attempts',
  mfa_recovery_codes_sole_factor: 'auth/factor-last',
  mfa_recovery_codes_enroll_not_enabled: 'auth/recovery-codes-off',
  mfa_recovery_codes_verify_not_enabled: 'auth/recovery-codes-off',
  session_expired: 'auth/session-lost',
  over_email_send_rate_limit: 'auth/too-many-attempts',
  over_request_rate_limit: 'auth/too-many-attempts',
  over_sms_send_rate_limit: 'auth/too-many-attempts',
}

/** How the service says that the project has sent as many messages as it may. */
const sendLimits: ReadonlySet<string | undefined> = new Set([
  'over_email_send_rate_limit',
  'over_sms_send_rate_limit',
])

/** Makes the outcome of a typed error. */
export function failureOf(error: AuthError): Failure {
  return { ok: false, code: codeOf(error), error, ...details(error) }
}

/** A failure that was decided without asking a service. */
export function failWith(code: MessageCode, error?: AuthError): Failure {
  return error ? { ok: false, code, error } : { ok: false, code }
}

/** The service's own code of an error, if it gave one. */
export function serviceCodeOf(error: AuthError): string | undefined {
  return error instanceof ServiceRefusedError ? error.serviceCode : undefined
}

/**
 * Whether the attempt may have been a guess: anything the service refused. An attempt it could not judge
 * does not count.
 */
export function isMiss(answer: ServiceResponse): boolean {
  return !answer.ok && !answer.error.isTransient
}

/**
 * The service pauses between messages to one account. Saying so would reveal that the account exists, and a
 * message has already been sent.
 */
export function wasSentRecently(error: AuthError): boolean {
  return findPauseSeconds(error) !== undefined
}

/** The same, told to visitors about their own account. */
export function findPause(error: AuthError): Failure | undefined {
  const seconds = findPauseSeconds(error)
  return seconds === undefined ? undefined : { ...failWith('auth/sent-recently', error), ...waitFor(seconds) }
}

/** When to retry; `undefined` when that is now. */
export function waitFor(seconds: number): Pick<Failure, 'retryAfterSeconds'> {
  return seconds > 0 ? { retryAfterSeconds: Math.ceil(seconds) } : {}
}

function findPauseSeconds(error: AuthError): number | undefined {
  if (!(error instanceof TooManyAttemptsError)) return undefined
  const [, seconds] = /only request this after (\d+) seconds/.exec(error.message) ?? []
  return seconds === undefined ? undefined : Number(seconds)
}

/**
 * The service fails this way when it cannot or may not send mail, and it sends mail only
 * where there is, or is not, an account. What visitors are told must not differ.
 */
export function isMailTrouble(error: AuthError): boolean {
  if (error instanceof TooManyAttemptsError) {
    return sendLimits.has(error.serviceCode) && !wasSentRecently(error)
  }
  return error instanceof ServiceUnavailableError && error.status === 500
}

function codeOf(error: AuthError): MessageCode {
  if (error instanceof ServiceUnavailableError) return 'auth/unavailable'
  if (error instanceof TooManyAttemptsError) return 'auth/too-many-attempts'
  if (error instanceof InvalidCredentialsError) return 'auth/invalid-credentials'
  if (error instanceof WeakPasswordError) return 'auth/weak-password'
  if (error instanceof SessionMissingError || error instanceof InvalidJwtError) return 'auth/session-lost'
  return told[serviceCodeOf(error) ?? ''] ?? 'auth/refused'
}

function details(error: AuthError): Partial<Failure> {
  if (error instanceof WeakPasswordError) return { reasons: error.reasons }
  if (error instanceof TooManyAttemptsError && error.retryAfterMs !== undefined) {
    return { retryAfterSeconds: Math.ceil(error.retryAfterMs / 1000) }
  }
  return {}
}
