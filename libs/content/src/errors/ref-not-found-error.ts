import { ContentError, type ErrorOrigin } from './content-error.ts'

/**
 * The service does not know the ref: status 404, type `api_notfound_error`.
 *
 * For a preview, this is how the service currently says that it has ended.
 */
export class RefNotFoundError extends ContentError {
  static override readonly code = 'content/ref-not-found'
  override readonly name = 'RefNotFoundError'
  override readonly code = 'content/ref-not-found'
  /** The ref to use instead, when the service named one. */
  readonly masterRef: string | undefined
  /** Whether the refused ref was a preview token. */
  readonly isPreview: boolean

  constructor(
    message: string,
    details: { masterRef?: string | undefined; isPreview?: boolean } & ErrorOrigin = {},
  ) {
    super(message, details)
    this.masterRef = details.masterRef
    this.isPreview = details.isPreview ?? false
  }
}
