import type { Clock } from '../clock/clock.ts'

/** What can be guessed. */
export type AttemptKind = 'password' | 'code' | 'factor'

/** Counts attempts in this process. The backend has limits of its own behind these. */
export interface AttemptLimits {
  /** Takes one attempt; when there is none left, the milliseconds until there is. */
  take(kind: AttemptKind, subject: string): number | undefined
}

/** Attempts at once, and how fast they come back: 10 per account and 30 per address, both within five minutes. */
const perSubject = { burst: 10, refillMs: 30_000 }
const perAddress = { burst: 30, refillMs: 10_000 }
const memoryLimit = 50_000

interface Bucket {
  left: number
  atMs: number
}

/**
 * Slows down guessing (ASVS 6.3.1, 6.6.3).
 *
 * @param address The visitor's address goes in as a subject that starts with `address:`.
 */
export function createAttemptLimits(clock: Clock): AttemptLimits {
  const buckets = new Map<string, Bucket>()
  return {
    take(kind, subject) {
      const rate = subject.startsWith('address:') ? perAddress : perSubject
      const nowMs = clock.now()
      const key = `${kind} ${subject}`
      const before = buckets.get(key) ?? { left: rate.burst, atMs: nowMs }
      const left = Math.min(rate.burst, before.left + (nowMs - before.atMs) / rate.refillMs)
      if (left < 1) return Math.ceil((1 - left) * rate.refillMs)
      // Deleted first, so that the map stays in the order of last use.
      buckets.delete(key)
      buckets.set(key, { left: left - 1, atMs: nowMs })
      forgetOldest()
      return undefined
    },
  }

  function forgetOldest(): void {
    if (buckets.size <= memoryLimit) return
    const [oldest] = buckets.keys()
    if (oldest !== undefined) buckets.delete(oldest)
  }
}
