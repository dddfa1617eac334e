/**
 * Runs work by key, one at a time for each. Every call gets the result of a run that began after the call: calls
 * during a run share the next one.
 */
export function createRunAfter<result>(
  work: (key: string) => Promise<result>,
): (key: string) => Promise<result> {
  const running = new Map<string, Promise<result>>()
  const next = new Map<string, Promise<result>>()

  const start = (key: string): Promise<result> => {
    const run = work(key).finally(() => {
      if (running.get(key) === run) running.delete(key)
    })
    running.set(key, run)
    return run
  }
  return (key) => {
    const current = running.get(key)
    if (!current) return start(key)
    const waiting = next.get(key)
    if (waiting) return waiting
    const following = current
      .catch(() => {})
      .then(() => {
        next.delete(key)
        return start(key)
      })
    next.set(key, following)
    return following
  }
}
