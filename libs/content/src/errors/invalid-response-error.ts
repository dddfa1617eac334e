import { ContentError, type ErrorOrigin } from './content-error.ts'

/** What is wrong with an answer. */
type ResponseFault = 'status' | 'content-type' | 'json' | 'shape'

/**
 * The response is not one of the content API: an unexpected status, a
 * page of HTML, cut JSON, or JSON of another shape. The text is the
 * vendor's, word for word.
 */
export class InvalidResponseError extends ContentError {
  static override readonly code = 'content/invalid-response'
  override readonly name = 'InvalidResponseError'
  override readonly code = 'content/invalid-response'
  override readonly isTransient = true
  readonly fault: ResponseFault
  readonly status: number | undefined
  /** Paths in the answer that have the wrong shape, for example `results.0.type`. */
  readonly paths: readonly string[]

  constructor(
    details: {
      fault: ResponseFault
      status?: number | undefined
      paths?: readonly string[]
    } & ErrorOrigin,
  ) {
    super('An invalid API response was returned', details)
    this.fault = details.fault
    this.status = details.status
    this.paths = details.paths ?? []
  }
}
