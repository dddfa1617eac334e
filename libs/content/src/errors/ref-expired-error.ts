import { ContentError, type ErrorOrigin } from './content-error.ts'

/** The ref has expired because content was published after it was read: status 410. */
export class RefExpiredError extends ContentError {
  static override readonly code = 'content/ref-expired'
  override readonly name = 'RefExpiredError'
  override readonly code = 'content/ref-expired'
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
