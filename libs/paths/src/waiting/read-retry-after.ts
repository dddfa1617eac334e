const seconds = /^\d+(?:\.\d+)?$/
// `Date.parse` reads almost anything, "-1" included. Only the three forms of RFC 9110 §5.6.7 start with a day's name.
const httpDate = /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]*,? /

/**
 * How long a `Retry-After` header asks to wait (RFC 9110 §10.2.3): seconds, with a fraction too, or a date.
 *
 * Nothing is clamped, as each caller has bounds of its own: a date that has passed is below 0, and what a number
 * cannot hold is `Infinity`.
 *
 * @param nowMs The present by which a date is read, in milliseconds since the epoch; `NaN` when it is not known.
 * @returns Milliseconds, or `undefined` when the header is missing, says neither, or is a date and the present is not
 *   known.
 *
 * @example
 *     readRetryAfterMs('1.5', Date.now()) // 1500
 *     readRetryAfterMs('-1', Date.now()) // undefined
 */
export function readRetryAfterMs(header: string | null, nowMs: number): number | undefined {
  const value = header?.trim() ?? ''
  if (seconds.test(value)) return Number(value) * 1000
  if (!httpDate.test(value)) return undefined
  const left = Date.parse(value) - nowMs
  return Number.isNaN(left) ? undefined : left
}
