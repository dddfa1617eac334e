import { ContentError, type ErrorOrigin } from './content-error.ts'

/** A list that claims more pages than we read, or whose pages keep disagreeing. */
export class EndlessListError extends ContentError {
  static override readonly code = 'content/endless-list'
  override readonly name = 'EndlessListError'
  override readonly code = 'content/endless-list'
  override readonly isTransient = true
  /** What the service claimed. */
  readonly totalPages: number

  constructor(details: { totalPages: number; limitPages: number } & ErrorOrigin) {
    super(
      `The content service names ${details.totalPages} pages; at most ${details.limitPages} are read. ` +
        'The list would be incomplete and was dropped. Narrow the query, or raise limits.maxPages.',
      details,
    )
    this.totalPages = details.totalPages
  }
}
