import type { Clock } from '@house-edge/double/clock'

/** Requests a second the hosted service allows. */
const limit = 200

/** Counts requests by the second, and tells each how many are left: it is said, and only enforced where a test asks for it. */
export function countRequest(clock: Clock): () => [string, string][] {
  let second = 0
  let count = 0

  return () => {
    const current = Math.floor(clock.nowMs() / 1000)
    if (current !== second) count = 0
    second = current
    count++
    return [
      ['x-ratelimit-limit', String(limit)],
      ['x-ratelimit-remaining', String(Math.max(0, limit - count))],
      ['x-ratelimit-reset', String(current + 1)],
    ]
  }
}
