import { createRecentMap } from '@house-edge/paths'

/** How many questions that have to be rendered one network asks. */
export interface QuestionRate {
  /** @returns Seconds until it may ask another one; 0 when it may ask this one, which counts. */
  take: (network: string) => number
}

interface Bucket {
  tokens: number
  atMs: number
}

/** Networks of one generation. A forgotten one begins with a full measure. */
const mostNetworks = 10_000

/**
 * Lets each network ask so many questions a minute, and as many at once that it has not asked before. A crowd behind one
 * address asks the same again, which is kept and does not count.
 *
 * @param now A monotonic clock. Milliseconds.
 */
export function createQuestionRate(perMinute: number, now: () => number): QuestionRate {
  const perMs = perMinute / 60_000
  // A flood of networks does not give each a full measure again at once.
  const buckets = createRecentMap<Bucket>(mostNetworks)
  return {
    take: (network) => {
      const atMs = now()
      const known = buckets.get(network)
      const bucket = known ?? { tokens: perMinute, atMs }
      if (!known) buckets.set(network, bucket)
      bucket.tokens = Math.min(perMinute, bucket.tokens + (atMs - bucket.atMs) * perMs)
      bucket.atMs = atMs
      if (bucket.tokens < 1) return Math.ceil((1 - bucket.tokens) / perMs / 1_000)
      bucket.tokens -= 1
      return 0
    },
  }
}
