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
  // Two generations: a flood of networks does not give each a full measure again at once.
  let young = new Map<string, Bucket>()
  let old = new Map<string, Bucket>()
  return {
    take: (network) => {
      const known = young.get(network) ?? old.get(network)
      const atMs = now()
      const tokens = Math.min(perMinute, known ? known.tokens + (atMs - known.atMs) * perMs : perMinute)
      const isGranted = tokens >= 1
      if (!young.has(network) && young.size >= mostNetworks) {
        old = young
        young = new Map()
      }
      young.set(network, { tokens: isGranted ? tokens - 1 : tokens, atMs })
      return isGranted ? 0 : Math.ceil((1 - tokens) / perMs / 1_000)
    },
  }
}
