import type { Limits } from './limits.ts'

type Delays = Pick<Limits, 'retryAfterDefaultMs' | 'retryAfterMinMs' | 'retryAfterMaxMs'>

const seconds = /^\d+(?:\.\d+)?$/
// `Date.parse` reads almost anything, "-1" included. Only the three forms of RFC 9110 §5.6.7 start with a day's name.
const httpDate = /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]*,? /

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
  const named = readDelayMs(header?.trim() ?? '', nowMs)
  if (named === undefined) return delays.retryAfterDefaultMs
  return Math.min(delays.retryAfterMaxMs, Math.max(delays.retryAfterMinMs, named))
}

function readDelayMs(value: string, nowMs: number): number | undefined {
  if (seconds.test(value)) return Number(value) * 1000
  if (!httpDate.test(value)) return undefined
  const at = Date.parse(value)
  return Number.isNaN(at) ? undefined : at - nowMs
}
