import { ContentError } from './content-error.ts'
import { RefExpiredError } from './ref-expired-error.ts'
import { RefNotFoundError } from './ref-not-found-error.ts'

/**
 * The preview has ended: status 404, type `api_security_error`, and a message that says so. Never retried:
 * leave draft mode and show published content.
 */
export class PreviewExpiredError extends ContentError {
  static override readonly code = 'content/preview-expired'
  override readonly name = 'PreviewExpiredError'
  override readonly code = 'content/preview-expired'
}

/**
 * Whether an error means that a preview has ended, in any of the forms the service has used: its own type
 * of 404, or a preview token no longer found.
 */
export function isPreviewOver(error: unknown): boolean {
  if (error instanceof PreviewExpiredError) return true
  return (error instanceof RefNotFoundError || error instanceof RefExpiredError) && error.isPreview
}
