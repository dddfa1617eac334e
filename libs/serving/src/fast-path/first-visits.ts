/** How many pages are rendered at once for visitors, and how many wait for that at most. */
const most = { atOnce: 8, waiting: 256 }

type Turns = <result>(work: () => Promise<result>) => Promise<result>

/** Runs work a few pieces at a time, in the order asked. */
export function createTurns(): Turns {
  const turns: (() => void)[] = []
  let running = 0
  return async (work) => {
    if (running < most.atOnce) running += 1
    else await new Promise<void>((resolve) => turns.push(resolve))
    try {
      return await work()
    } finally {
      // The next one takes over the place of this one.
      const next = turns.shift()
      if (next) next()
      else running -= 1
    }
  }
}

/**
 * Runs work for pages that visitors wait for: once for all who ask for a page, and a few pages at a time in the order
 * asked. The framework has one thread, so more at once would only make the first visitor wait as long as the last.
 *
 * @returns A function that gives the result of the work. `undefined`: too many pages are waited for.
 */
export function createFirstVisits<result>(
  work: (path: string) => Promise<result>,
  inTurn: Turns = createTurns(),
): (path: string) => Promise<result> | undefined {
  const awaited = new Map<string, Promise<result>>()
  return (path) => {
    const current = awaited.get(path)
    if (current) return current
    if (awaited.size >= most.waiting) return undefined
    const result = inTurn(async () => {
      try {
        return await work(path)
      } finally {
        awaited.delete(path)
      }
    })
    awaited.set(path, result)
    return result
  }
}
