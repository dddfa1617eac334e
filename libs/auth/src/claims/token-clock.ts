import type { Clock } from '../clock/clock.ts'
import type { Claims } from './claims.ts'

/** The auth service's time, which decides how long its tokens live. */
export interface TokenClock {
  /** Milliseconds since 1970 by the service's clock, as far as it is known. */
  now: () => number
  /** Adjusts to a token that was issued a moment ago. */
  observeIssue: (claims: Claims) => void
}

/** Differences up to this are what the verification tolerates anyway. */
const toleranceMs = 60_000

/**
 * Follows the auth service's clock when this machine's is wrong.
 *
 * With a wrong clock every fresh token looks expired, and a site that believes
 * its own clock refreshes at each request without end. A token that has just
 * been issued tells the service's time, so one refresh corrects the error.
 */
export function createTokenClock(clock: Clock): TokenClock {
  let offsetMs = 0
  return {
    now: () => clock.now() + offsetMs,
    observeIssue({ iat }) {
      const differenceMs = iat * 1000 - clock.now()
      offsetMs = Math.abs(differenceMs) > toleranceMs ? differenceMs : 0
    },
  }
}
