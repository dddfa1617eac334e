import type { AuthError } from '../errors/auth-error.ts'
import { InvalidTokenResponseError, SessionMissingError } from '../errors/session-errors.ts'
import { ServiceRefusedError } from '../errors/service-errors.ts'

/**
 * What a failed refresh means for the session.
 *
 * - `keep`: nothing was said about the session.
 * - `drop`: the auth service refused this refresh token for good.
 * - `superseded`: the token was used before, so a newer one exists; the browser
 *   may be about to receive it from a parallel response. Only the first time: a
 *   browser that comes with the old token again has not received the newer one.
 */
type SessionFate = 'keep' | 'drop' | 'superseded'

/** Refusals that concern the project or the moment, not the session. */
const notAboutTheSession: ReadonlySet<string> = new Set([
  'bad_json',
  'captcha_failed',
  'conflict',
  'hook_timeout',
  'hook_timeout_after_retry',
  'hook_payload_invalid_content_type',
  'hook_payload_over_size_limit',
  'no_authorization',
  'not_admin',
  'over_request_rate_limit',
  'request_timeout',
  'unexpected_failure',
])

/**
 * Decides whether a failed refresh ends the session.
 *
 * A refusal without a code did not come from the auth service: a gateway with
 * a wrong key, a firewall, a captive page. The session is kept then.
 *
 * @param wasSuperseded Whether this token has been found superseded before.
 */
export function decideSessionFate(error: AuthError, wasSuperseded: boolean): SessionFate {
  if (error.isTransient || error instanceof InvalidTokenResponseError) return 'keep'
  if (!(error instanceof ServiceRefusedError)) return 'drop'
  if (error.serviceCode === undefined || notAboutTheSession.has(error.serviceCode)) return 'keep'
  return error.serviceCode === 'refresh_token_already_used' && !wasSuperseded ? 'superseded' : 'drop'
}

/** The auth service's codes for an access token whose session or user no longer exists. */
const endings: ReadonlySet<string | undefined> = new Set(['session_expired', 'user_not_found', 'user_banned'])

/**
 * Tells whether a refused call says that the session it was made in has ended:
 * signed out elsewhere, a new password, a deleted account.
 *
 * `bad_jwt` is not among them. The token may be older than a change of keys,
 * and the refresh token has the last word.
 */
export function endsSession(error: AuthError): boolean {
  if (error instanceof SessionMissingError) return true
  return error instanceof ServiceRefusedError && endings.has(error.serviceCode)
}
