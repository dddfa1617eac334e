import { ContentError, type ErrorOrigin } from './content-error.ts'

/** The access token does not cover this ref or query: status 403. */
export class ForbiddenError extends ContentError {
  static override readonly code = 'content/forbidden'
  override readonly name = 'ForbiddenError'
  override readonly code = 'content/forbidden'

  constructor(words: string | undefined, origin: ErrorOrigin = {}) {
    super(
      `The content service refused access${words ? `: ${words}` : ''}. ` +
        'The query was not answered. Check that the access token covers this ref.',
      origin,
    )
  }
}
