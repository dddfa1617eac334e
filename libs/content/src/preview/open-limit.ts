import { createSlidingCount, type SlidingCount } from '../http/sliding-count.ts'

/** How often previews may be opened. */
export interface PreviewLimits {
  /** By one caller in a minute. Default 60. */
  perCaller?: number | undefined
  /** By everybody in a minute. Default 300. */
  total?: number | undefined
}

/** Says whether one more preview may be opened. */
export type OpenLimit = (caller: string) => boolean

const windowMs = 60_000
/** Callers remembered; the ones not seen for longest are forgotten. */
const maxCallers = 1_000

/**
 * Bounds how often preview links are tried: each costs a question to the content
 * service, and somebody who makes tokens up must not have it asked for ever (R236).
 */
export function createOpenLimit(
  { perCaller = 60, total = 300 }: PreviewLimits,
  now: () => number,
): OpenLimit {
  const everybody = createSlidingCount(windowMs, now)
  const callers = new Map<string, SlidingCount>()

  return (caller) => {
    const own = callers.get(caller) ?? createSlidingCount(windowMs, now)
    callers.delete(caller)
    callers.set(caller, own)
    if (callers.size > maxCallers) callers.delete(callers.keys().next().value as string)
    if (own.total() >= perCaller || everybody.total() >= total) return false
    own.add()
    everybody.add()
    return true
  }
}
