import { ContentError, type ErrorOrigin } from './content-error.ts'

/**
 * The endpoint is not a content repository.
 *
 * Deliberately not a `NotFoundError`: a wrong endpoint must never look like a missing page.
 */
export class RepositoryNotFoundError extends ContentError {
  static override readonly code = 'content/repository-not-found'
  override readonly name = 'RepositoryNotFoundError'
  override readonly code = 'content/repository-not-found'
  readonly endpoint: string

  constructor(endpoint: string, origin: ErrorOrigin = {}) {
    super(
      `Prismic repository not found. Check that "${endpoint}" is pointing to the correct repository.`,
      origin,
    )
    this.endpoint = endpoint
  }
}
