import { ContentError, type ErrorOrigin } from './content-error.ts'

/**
 * The service answered, and there is no such document at this ref.
 *
 * The only error that may become a 404 page. The default text is the vendor's,
 * word for word (R193).
 */
export class NotFoundError extends ContentError {
  static override readonly code = 'content/not-found'
  override readonly name = 'NotFoundError'
  override readonly code = 'content/not-found'

  constructor(message: string = 'No documents were returned', origin: ErrorOrigin = {}) {
    super(message, origin)
  }
}
