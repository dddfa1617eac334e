import type { Clock } from '../clock/clock.ts'
import { backoffMs } from './refresh-schedule.ts'

/** Permission for one attempt; hand it back with what came of it. */
export interface Attempt {
  succeeded(): void
  /** `pauseMs`: what the service asked for, if it did. */
  failed(pauseMs?: number): void
}

/** Lets attempts through while the service works, and single probes while it does not. */
export interface RefreshGate {
  /** `undefined` while the service is taken for dead and it is not time for a probe. */
  tryEnter(): Attempt | undefined
}

const failuresUntilClosed = 3
const longestPauseMs = 30_000

/**
 * Keeps a dead auth service from costing anything (spec §9: 200 ms × 2ⁿ, at most 30 s).
 *
 * Three failures in a row close the gate for the whole process; then one
 * probe may pass after each pause, and the first success opens it. Failures of
 * attempts that were under way together count as one.
 */
export function createRefreshGate(clock: Clock): RefreshGate {
  let failures = 0
  let lastFailureAtMs = Number.NEGATIVE_INFINITY
  let openAtMs = Number.NEGATIVE_INFINITY
  let isProbing = false

  return {
    tryEnter() {
      const startedAtMs = clock.now()
      const isClosed = failures >= failuresUntilClosed
      if (isClosed && (isProbing || startedAtMs < openAtMs)) return undefined
      if (isClosed) isProbing = true
      return {
        succeeded() {
          failures = 0
          isProbing = false
        },
        failed(pauseMs) {
          if (isClosed) isProbing = false
          if (startedAtMs <= lastFailureAtMs && !isClosed) return
          lastFailureAtMs = clock.now()
          openAtMs = lastFailureAtMs + Math.min(pauseMs ?? backoffMs(failures), longestPauseMs)
          failures += 1
        },
      }
    },
  }
}
