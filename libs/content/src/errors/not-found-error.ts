import { ContentError, type ErrorOrigin } from './content-error.ts'

/** Which document was requested, if the call named one. */
export interface RequestedDocument {
  type?: string
  uid?: string
  id?: string
}

/**
 * The service answered, and there is no such document at this ref.
 *
 * The only error that may become a 404 page. The default text is the vendor's,
 * word for word; `requested` says which document it was.
 */
export class NotFoundError extends ContentError {
  static override readonly code = 'content/not-found'
  override readonly name = 'NotFoundError'
  override readonly code = 'content/not-found'

  /** Empty for a search, and where the service itself says that something is not there. */
  readonly requested: RequestedDocument

  constructor(
    message: string = 'No documents were returned',
    { requested = {}, ...origin }: ErrorOrigin & { requested?: RequestedDocument } = {},
  ) {
    super(message, origin)
    this.requested = requested
  }
}
