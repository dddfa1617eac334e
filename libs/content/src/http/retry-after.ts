import { readRetryAfterMs } from '@house-edge/paths'
import type { Limits } from './limits.ts'

type Delays = Pick<Limits, 'retryAfterDefaultMs' | 'retryAfterMinMs' | 'retryAfterMaxMs'>

/**
 * How long to wait before asking again, from a `Retry-After` header (RFC 9110 §10.2.3).
 *
 * Seconds and dates are honoured, clamped between `retryAfterMinMs` and
 * `retryAfterMaxMs`. A header that is missing or says neither means
 * `retryAfterDefaultMs` (1.5 s).
 *
 * @param nowMs The present, in milliseconds since the epoch.
 * @returns Milliseconds.
 */
export function retryAfterMs(header: string | null, nowMs: number, delays: Delays): number {
  const named = readRetryAfterMs(header, nowMs)
  if (named === undefined) return delays.retryAfterDefaultMs
  return Math.min(delays.retryAfterMaxMs, Math.max(delays.retryAfterMinMs, named))
}
