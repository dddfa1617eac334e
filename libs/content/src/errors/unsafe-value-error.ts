import { ContentError } from './content-error.ts'

/**
 * A value that could leave its place in a query.
 *
 * The vendor's filters escape `"` but not `\`, so a value that ends in a
 * backslash would swallow the closing quote. No uid, id, tag or search term of a site
 * needs a backslash: we refuse it instead of guessing the service's parser.
 */
export class UnsafeValueError extends ContentError {
  static override readonly code = 'content/unsafe-value'
  override readonly name = 'UnsafeValueError'
  override readonly code = 'content/unsafe-value'
  /** Which part was refused, for example `uid`. */
  readonly part: string

  constructor(part: string) {
    super(
      `The ${part} holds characters that a query cannot carry. The query was not sent. ` +
        'Check the value against what the address allows before asking.',
    )
    this.part = part
  }
}
