import { createSlidingCount, type SlidingCount } from './sliding-count.ts'

/** How many calls a minute are too many. */
interface CallLimits {
  perCaller: number
  /** By everybody together. */
  total: number
}

/** Counts the calls of the last minute, by caller. */
interface CallLimit {
  /** Whether this caller has used up what is allowed, `more` calls that are under way included. */
  isReachedBy: (caller: string, more?: number) => boolean
  /** Whether everybody together has. */
  isReachedByAll: (more?: number) => boolean
  count: (caller: string) => void
}

const windowMs = 60_000
/** Callers remembered; the ones not seen for longest are forgotten. */
const maxCallers = 1_000

/** Counts calls in constant memory, however many callers there are. */
export function createCallLimit({ perCaller, total }: CallLimits, now: () => number): CallLimit {
  const everybody = createSlidingCount(windowMs, now)
  const callers = new Map<string, SlidingCount>()

  return {
    isReachedBy: (caller, more = 0) => (callers.get(caller)?.total() ?? 0) + more >= perCaller,
    isReachedByAll: (more = 0) => everybody.total() + more >= total,
    count: (caller) => {
      const own = callers.get(caller) ?? createSlidingCount(windowMs, now)
      callers.delete(caller)
      callers.set(caller, own)
      if (callers.size > maxCallers) callers.delete(callers.keys().next().value as string)
      own.add()
      everybody.add()
    },
  }
}
