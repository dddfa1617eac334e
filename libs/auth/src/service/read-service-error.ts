import { readRetryAfterMs } from '@house-edge/paths'
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

const longestWaitMs = 1e12
const reasons: readonly string[] = ['length', 'characters', 'pwned'] satisfies WeakPasswordReason[]

/**
 * Turns an answer that is not 2xx into a typed error.
 *
 * 5xx, 408 and 425 say nothing about the visitor; nor does a redirect, which the auth service never sends
 * here. All of them may be retried.
 */
export function readServiceError(response: Response, body: unknown): AuthError {
  const { status } = response
  const fields = isRecord(body) ? body : {}
  const message = text(fields, ['msg', 'message', 'error_description', 'error']) ?? `HTTP ${status}`
  const serviceCode = text(fields, ['error_code', 'code', 'error'])
  if (status === 429) {
    return new TooManyAttemptsError(message, { retryAfterMs: retryAfterMs(response), serviceCode })
  }
  if (status < 400 || status >= 500 || status === 408 || status === 425) {
    return new ServiceUnavailableError(message, { status })
  }

  const weak = isRecord(fields['weak_password']) ? fields['weak_password']['reasons'] : undefined
  if (serviceCode === 'weak_password' || Array.isArray(weak)) {
    return new WeakPasswordError(message, { status, reasons: knownReasons(weak) })
  }
  if (serviceCode === 'session_not_found') return new SessionMissingError()
  if (serviceCode === 'bad_jwt') return new InvalidJwtError(message)
  if (serviceCode === 'invalid_credentials') return new InvalidCredentialsError(message)
  return new ServiceRefusedError(message, { status, serviceCode })
}

function knownReasons(value: unknown): WeakPasswordReason[] {
  if (!Array.isArray(value)) return []
  return value.filter((reason): reason is WeakPasswordReason => reasons.includes(reason as string))
}

/** By the service's own clock; a date that has passed counts as now, and what no visitor lives to see as not said. */
function retryAfterMs({ headers }: Response): number | undefined {
  const waitMs = readRetryAfterMs(headers.get('retry-after'), Date.parse(headers.get('date') ?? ''))
  return waitMs === undefined || waitMs > longestWaitMs ? undefined : Math.max(0, waitMs)
}

function text(fields: Record<string, unknown>, names: string[]): string | undefined {
  for (const name of names) {
    const value = fields[name]
    if (typeof value === 'string' && value !== '') return value
  }
  return undefined
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
