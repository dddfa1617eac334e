import type { Clock } from './clock.ts'

/**
 * A clock that never goes back: where the machine's is set back, this one goes on from where it was.
 *
 * For pauses and what is kept for a time. By the machine's own, a pause of a second lasts an hour when the clock is set
 * back by one.
 */
export function createSteadyClock(clock: Clock): Clock {
  let lastMs = Number.NEGATIVE_INFINITY
  let lostMs = 0
  return {
    ...clock,
    now() {
      const ms = clock.now()
      if (ms < lastMs) lostMs += lastMs - ms
      lastMs = ms
      return ms + lostMs
    },
  }
}
