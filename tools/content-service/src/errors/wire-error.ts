import type { Json } from '../json/json.ts'

/**
 * An answer other than success, in the very shape the hosted service gives it.
 *
 * Clients branch on status and body: `@prismicio/client` reads `type` to tell a
 * dead ref from a missing document, and takes the master ref out of `message`
 * by a pattern that runs to the end of the text. Nothing may follow the ref.
 */
export class WireError extends Error {
  override readonly name = 'WireError'
  readonly code = 'content-service/wire'
  readonly status: number
  readonly body: Json

  constructor(status: number, body: Json) {
    super(typeof body === 'string' ? body : JSON.stringify(body))
    this.status = status
    this.body = body
  }
}

/** The ref was never known here. */
export function refNotFound(masterRef: string): WireError {
  return new WireError(404, {
    type: 'api_notfound_error',
    message: `Ref not found. Ensure you have the correct ref and try again. Master ref is: ${masterRef}`,
  })
}

/** The ref has expired: content was published since, and its snapshot no longer exists. */
export function refExpired(masterRef: string): WireError {
  return new WireError(410, {
    type: 'api_validation_error',
    message: `The provided ref is no longer accessible, it has expired. Master ref is: ${masterRef}`,
  })
}

/** The preview session has ended. The hosted service names no master ref here, so that drafts are never silently replaced. */
export function previewNotFound(token: string): WireError {
  return new WireError(404, { type: 'api_notfound_error', message: `${token} not found` })
}

/** The older form of {@link previewNotFound}, which clients still recognise. */
export function previewExpired(origin: string): WireError {
  return new WireError(404, {
    type: 'api_security_error',
    message: 'This preview token has expired',
    ...oauth(origin),
  })
}

/** The repository endpoint was asked without the right token. */
export function invalidAccessToken(origin: string): WireError {
  return new WireError(401, { error: 'Invalid access token', ...oauth(origin) })
}

/** A query was sent without the token its ref needs. */
export function refNeedsAccessToken(origin: string): WireError {
  return new WireError(401, {
    type: 'api_security_error',
    message: 'Access to this Ref requires an access token',
    ...oauth(origin),
  })
}

/** A parameter of a query is not acceptable. */
export function invalidParameter(message: string): WireError {
  return new WireError(400, { type: 'api_validation_error', message })
}

/** A filter, an ordering or a selection could not be read. */
export function parsingError(
  message: string,
  position: { line: number; column: number; id?: number; location?: string },
): WireError {
  const { line, column, id = 0, location = 'query' } = position
  return new WireError(400, { type: 'parsing-error', message, pos: { line, column, id, location } })
}

/** Where the repository's sign-in would begin. */
export function oauth(origin: string): { oauth_initiate: string; oauth_token: string } {
  return { oauth_initiate: `${origin}/auth`, oauth_token: `${origin}/auth/token` }
}
