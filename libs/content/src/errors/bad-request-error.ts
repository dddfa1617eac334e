import { ContentError } from './content-error.ts'

/** The service refused the query as malformed: status 400, with its own words. */
export class BadRequestError extends ContentError {
  static override readonly code = 'content/bad-request'
  override readonly name = 'BadRequestError'
  override readonly code = 'content/bad-request'
}
