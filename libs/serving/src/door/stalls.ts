/** Knows when this process could not read what clients had sent. */
interface StallWatch {
  /** Whether that was so within the last half minute, which is as long as a request may take. */
  hasStalled: () => boolean
  stop: () => void
}

const tickMs = 1_000
/** A tick that is this much late has waited for the processor, or for code that did not end. */
const lateMs = 1_000
const rememberedMs = 30_000

/**
 * Watches for stalls by a timer that is late after each.
 *
 * @param now A monotonic clock. Milliseconds.
 * @param every Calls a function in an interval. @returns Ends that.
 */
export function watchStalls(
  now: () => number,
  every: (ms: number, tick: () => void) => () => void = unnoticedly,
): StallWatch {
  let tickedAtMs = now()
  let stalledAtMs = Number.NEGATIVE_INFINITY
  const look = (): void => {
    if (now() - tickedAtMs > tickMs + lateMs) stalledAtMs = now()
  }
  const stop = every(tickMs, () => {
    look()
    tickedAtMs = now()
  })
  return {
    hasStalled: () => {
      // Asked before the next tick, this may be the first to notice.
      look()
      return now() - stalledAtMs < rememberedMs
    },
    stop,
  }
}

/** Without keeping the process alive. */
function unnoticedly(ms: number, tick: () => void): () => void {
  const timer = setInterval(tick, ms).unref()
  return () => clearInterval(timer)
}
