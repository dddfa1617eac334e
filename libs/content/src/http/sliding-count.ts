/** Counts what happened lately. */
export interface SlidingCount {
  add: () => void
  total: () => number
  clear: () => void
}

/** Counts events of the last `windowMs` in buckets of one second: constant memory under any load. */
export function createSlidingCount(windowMs: number, now: () => number): SlidingCount {
  const buckets = new Map<number, number>()

  return {
    add: () => {
      forgetOld()
      const second = Math.floor(now() / 1000)
      buckets.set(second, (buckets.get(second) ?? 0) + 1)
    },
    total: () => {
      forgetOld()
      let total = 0
      for (const count of buckets.values()) total += count
      return total
    },
    clear: () => buckets.clear(),
  }

  function forgetOld(): void {
    const oldest = Math.floor((now() - windowMs) / 1000)
    for (const second of buckets.keys()) if (second <= oldest) buckets.delete(second)
  }
}
