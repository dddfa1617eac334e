import type { Limits } from './limits.ts'
import { createSlidingCount } from './sliding-count.ts'

/** Leave to make one request, or the time after which asking for it again makes sense. */
export type Permit = { pass: true; isProbe: boolean } | { pass: false; retryAfterMs: number }

/** Stands between the client and a service that keeps failing. */
export interface CircuitBreaker {
  decide: () => Permit
  /** Reports how a permitted request went. */
  record: (permit: { isProbe: boolean }, healthy: boolean) => void
}

type Options = Pick<Limits, 'breakerWindowMs' | 'breakerMinimum' | 'breakerRatio' | 'breakerPauseMs'>

/**
 * Opens when at least `breakerRatio` of at least `breakerMinimum` answers in
 * `breakerWindowMs` were failures; after `breakerPauseMs` lets one request
 * through, whose fate decides.
 *
 * @param onChange Told when it opens (`true`) and closes (`false`).
 */
export function createCircuitBreaker(
  options: Options,
  now: () => number,
  onChange: (isOpen: boolean) => void,
): CircuitBreaker {
  const healthyAnswers = createSlidingCount(options.breakerWindowMs, now)
  const failures = createSlidingCount(options.breakerWindowMs, now)
  /** While open: when the last failure or probe was. */
  let waitingSince: number | undefined

  return {
    decide: () => {
      if (waitingSince === undefined) return { pass: true, isProbe: false }
      const left = waitingSince + options.breakerPauseMs - now()
      if (left > 0) return { pass: false, retryAfterMs: left }
      // From here on others wait again, so a probe that never reports cannot keep the breaker open for ever.
      waitingSince = now()
      return { pass: true, isProbe: true }
    },
    record: (permit, healthy) => {
      // Answers to requests sent before it opened say nothing new.
      if (waitingSince !== undefined && !permit.isProbe) return
      if (permit.isProbe) settle(healthy)
      else watch(healthy)
    },
  }

  function settle(healthy: boolean): void {
    if (!healthy) {
      waitingSince = now()
      return
    }
    waitingSince = undefined
    healthyAnswers.clear()
    failures.clear()
    onChange(false)
  }

  function watch(healthy: boolean): void {
    ;(healthy ? healthyAnswers : failures).add()
    if (healthy) return
    const failed = failures.total()
    const total = failed + healthyAnswers.total()
    if (total < options.breakerMinimum || failed / total < options.breakerRatio) return
    waitingSince = now()
    onChange(true)
  }
}
