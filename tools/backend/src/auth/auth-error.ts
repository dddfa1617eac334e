import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { SqlError } from '../database/describe-sql-error.ts'
import type { GatewayContext } from '../gateway/context.ts'

/**
 * A refusal as the auth service words it. Codes and texts are GoTrue's
 * (https://github.com/supabase/auth, internal/api/apierrors).
 */
export class AuthError extends Error {
  override readonly name = 'AuthError'
  readonly status: ContentfulStatusCode
  readonly code: string
  readonly extra: Record<string, unknown>

  constructor(
    status: ContentfulStatusCode,
    code: string,
    message: string,
    extra: Record<string, unknown> = {},
  ) {
    super(message)
    this.status = status
    this.code = code
    this.extra = extra
  }
}

/** Clients that name the API version of 2024 or later get the newer shape. */
const namedVersion = '2024-01-01'

export function toAuthResponse(context: GatewayContext, error: AuthError): Response {
  const version = context.req.header('x-supabase-api-version')
  if (version && version >= namedVersion) {
    return context.json({ code: error.code, message: error.message, ...error.extra }, error.status, {
      'X-Supabase-Api-Version': namedVersion,
    })
  }
  return context.json(
    { code: error.status, error_code: error.code, msg: error.message, ...error.extra },
    error.status,
    {
      'X-Sb-Error-Code': error.code,
    },
  )
}

/** Codes of violated constraints and of `raise exception`, which the service lets clients read. */
const readable = new Set(['P0001', '23000', '23001', '23502', '23503', '23505', '23514', '23P01'])

/**
 * What a trigger of the project on a table of the service refused: with the status of its `PT…` code, and its reason.
 * Clients that name an API version are told neither, as hosted: it has one answer for all that fails.
 *
 * @returns Nothing for what clients may not read.
 */
export function toRefusal(context: GatewayContext, error: SqlError): Response | undefined {
  const status = readable.has(error.code) ? 500 : Number(/^PT(\d{3})$/.exec(error.code)?.[1])
  if (!status || context.req.header('x-supabase-api-version')) return undefined
  const { code, message, hint, detail } = error
  return context.json(
    { code, message, ...(hint && { hint }), ...(detail && { detail }) },
    status as ContentfulStatusCode,
  )
}

export const validationFailed = (message: string): AuthError =>
  new AuthError(400, 'validation_failed', message)
export const emailTaken = (): AuthError =>
  new AuthError(422, 'email_exists', 'A user with this email address has already been registered')
export const invalidCredentials = (): AuthError =>
  new AuthError(400, 'invalid_credentials', 'Invalid login credentials')
export const tokenExpired = (): AuthError =>
  new AuthError(403, 'otp_expired', 'Token has expired or is invalid')
export const linkExpired = (): AuthError =>
  new AuthError(403, 'otp_expired', 'Email link is invalid or has expired')
