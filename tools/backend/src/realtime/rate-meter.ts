import type { Clock } from '@house-edge/double/clock'

/** Counts by the second. */
export function createRateMeter(clock: Clock, perSecond: number): { exceeds(): boolean } {
  let second = 0
  let count = 0
  return {
    exceeds: () => {
      const now = clock.nowSeconds()
      count = now === second ? count + 1 : 1
      second = now
      return count > perSecond
    },
  }
}
