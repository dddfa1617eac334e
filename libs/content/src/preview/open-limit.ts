import { createCallLimit } from '../http/call-limit.ts'

/** How often previews may be opened. */
export interface PreviewLimits {
  /** By one caller in a minute. Default 60. */
  perCaller?: number | undefined
  /** By everybody in a minute. Default 300. */
  total?: number | undefined
}

/** Says whether one more preview may be opened. */
export type OpenLimit = (caller: string) => boolean

/**
 * Bounds how often preview links are tried: each costs a question to the content
 * service, and somebody who makes tokens up must not have it asked for ever.
 */
export function createOpenLimit(
  { perCaller = 60, total = 300 }: PreviewLimits,
  now: () => number,
): OpenLimit {
  const limit = createCallLimit({ perCaller, total }, now)

  return (caller) => {
    if (limit.isReached(caller)) return false
    limit.count(caller)
    return true
  }
}
