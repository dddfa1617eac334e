import { ContentError, type ErrorOrigin } from './content-error.ts'

/** The answer is larger than we read, or than the service sends (status 422). */
export class TooLargeError extends ContentError {
  static override readonly code = 'content/too-large'
  override readonly name = 'TooLargeError'
  override readonly code = 'content/too-large'
  readonly limitBytes: number | undefined

  constructor(details: { limitBytes?: number | undefined } & ErrorOrigin) {
    super(
      `The answer of the content service is larger than ${details.limitBytes ?? 'its own limit of 6291456'} bytes. ` +
        'It was not read. Ask for fewer documents (pageSize) or fewer fields (fetch).',
      details,
    )
    this.limitBytes = details.limitBytes
  }
}
