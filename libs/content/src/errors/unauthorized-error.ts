import { ContentError } from './content-error.ts'

/** The access token is missing or wrong: status 401, with the service's own words. */
export class UnauthorizedError extends ContentError {
  static override readonly code = 'content/unauthorized'
  override readonly name = 'UnauthorizedError'
  override readonly code = 'content/unauthorized'
}
