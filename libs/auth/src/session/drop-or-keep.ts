import type { AuthError } from '../errors/auth-error.ts'
import { InvalidTokenResponseError } from '../errors/session-errors.ts'
import { ServiceRefusedError } from '../errors/service-errors.ts'

/**
 * What a failed refresh means for the session.
 *
 * - `keep`: nothing was said about the session.
 * - `drop`: the auth service refused this refresh token for good.
 * - `superseded`: the token was used before, so a newer one exists; the browser
 *   may be about to receive it from a parallel answer.
 */
export type SessionFate = 'keep' | 'drop' | 'superseded'

/** Refusals that speak of the project or the moment, not of the session. */
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
 * Decides whether a failed refresh ends the session (spec §4).
 *
 * A refusal without a code did not come from the auth service: a gateway with
 * a wrong key, a firewall, a captive page. Nobody is signed out for that.
 */
export function decideSessionFate(error: AuthError): SessionFate {
  if (error.isTransient || error instanceof InvalidTokenResponseError) return 'keep'
  if (!(error instanceof ServiceRefusedError)) return 'drop'
  if (error.serviceCode === undefined || notAboutTheSession.has(error.serviceCode)) return 'keep'
  return error.serviceCode === 'refresh_token_already_used' ? 'superseded' : 'drop'
}
