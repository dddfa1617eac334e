import { ContentError, type ErrorOrigin } from './content-error.ts'

/** The service kept answering 429. */
export class RateLimitedError extends ContentError {
  static override readonly code = 'content/rate-limited'
  override readonly name = 'RateLimitedError'
  override readonly code = 'content/rate-limited'
  override readonly isTransient = true
  /** How long the service asked us to wait, in milliseconds, between 200 and 30,000. */
  readonly retryAfterMs: number

  constructor(details: { retryAfterMs: number; attempts: number } & ErrorOrigin) {
    super(
      `The content service limits our requests (status 429, attempt ${details.attempts}). ` +
        `The query was not answered. Ask again in ${Math.ceil(details.retryAfterMs / 1000)} s.`,
      details,
    )
    this.retryAfterMs = details.retryAfterMs
  }
}
