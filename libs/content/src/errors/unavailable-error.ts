import { ContentError, type ErrorOrigin } from './content-error.ts'

/** How the service failed to answer. */
type Unavailability = 'network' | 'timeout' | 'deadline' | 'status' | 'circuit-open' | 'disappeared'

const sayings: Record<Exclude<Unavailability, 'status'>, string> = {
  network: 'the connection failed',
  timeout: 'no complete answer in time',
  deadline: 'the deadline has passed',
  'circuit-open': 'it has been failing and is given a pause',
  disappeared: 'it no longer returns a document that it lists, or far fewer than before',
}

/**
 * The content service did not answer: refused, silent, too slow, status 408 or
 * 5xx, or left alone because it has been failing. Says nothing about the content.
 */
export class UnavailableError extends ContentError {
  static override readonly code = 'content/unavailable'
  override readonly name = 'UnavailableError'
  override readonly code = 'content/unavailable'
  override readonly isTransient = true
  readonly reason: Unavailability
  readonly status: number | undefined
  /** When asking again makes sense, in milliseconds, when that is known. */
  readonly retryAfterMs: number | undefined

  constructor(
    details: {
      reason: Unavailability
      status?: number | undefined
      retryAfterMs?: number | undefined
    } & ErrorOrigin,
  ) {
    super(
      `The content service is unavailable (${describe(details.reason, details.status)}). ` +
        'The query was not answered. Serve the last good copy, or answer 503 and try again.',
      details,
    )
    this.reason = details.reason
    this.status = details.status
    this.retryAfterMs = details.retryAfterMs
  }
}

function describe(reason: Unavailability, status: number | undefined): string {
  return reason === 'status' ? `status ${status}` : sayings[reason]
}
