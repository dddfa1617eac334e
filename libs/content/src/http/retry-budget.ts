import type { Limits } from './limits.ts'
import { createSlidingCount } from './sliding-count.ts'

/** Decides, for the whole client, whether one more retry is allowed. */
interface RetryBudget {
  /** Counts a first attempt. */
  countFirst: () => void
  /** Takes one retry out of the budget; `false` when it is spent. */
  takeRetry: () => boolean
}

const windowMs = 10_000

/**
 * Keeps retries at a share of the first requests, so that a struggling service
 * is not met with three times its load (Google SRE, "retry budget").
 */
export function createRetryBudget(
  limits: Pick<Limits, 'retryBudgetRatio' | 'retryBudgetFloor'>,
  now: () => number,
): RetryBudget {
  const firsts = createSlidingCount(windowMs, now)
  const retries = createSlidingCount(windowMs, now)

  return {
    countFirst: () => firsts.add(),
    takeRetry: () => {
      const share = Math.floor(firsts.total() * limits.retryBudgetRatio)
      if (retries.total() >= Math.max(limits.retryBudgetFloor, share)) return false
      retries.add()
      return true
    },
  }
}
