/** What a publish has changed, as a cache in front of the site knows it. */
export interface ForgottenPages {
  /** The cache tags of what changed. */
  tags: readonly string[]
  /** Paths of the pages that showed it, and of the documents themselves, where nothing may have been before. */
  paths: readonly string[]
}

/** Has a cache in front forget pages. It rejects when it could not. */
export type ForgetAtEdge = (pages: ForgottenPages) => Promise<void>

/** Receives why a cache in front could not be told, and what it may therefore still show. */
export type UnforgottenListener = (error: unknown, pages: ForgottenPages) => void

/**
 * Has a cache in front forget what publishes change, one after the other: a call that finds nothing new is answered
 * after the publish before it was forgotten. What could not be forgotten is tried again with the next call.
 *
 * @returns A function that takes over a change at once, and returns another, to be called when the answer is made. That
 *   one begins when `live` has ended, because the cache would otherwise fetch the old page once more, and says
 *   whether nothing is left.
 */
export function createForgetting(
  forget: ForgetAtEdge | undefined,
  onUnforgotten: UnforgottenListener = () => {},
): (changed: ForgottenPages | undefined) => (live: Promise<unknown>) => Promise<boolean> {
  if (!forget) return () => async () => true
  const due = new Set<ForgottenPages>()
  let before: Promise<unknown> = Promise.resolve()

  const forgetAll = async (live: Promise<unknown>, own: readonly ForgottenPages[]): Promise<boolean> => {
    await live
    if (!own.some((pages) => due.has(pages))) return true
    const all = {
      tags: [...new Set([...due].flatMap(({ tags }) => tags))],
      paths: [...new Set([...due].flatMap(({ paths }) => paths))],
    }
    try {
      await forget(all)
    } catch (error) {
      onUnforgotten(error, all)
      return false
    }
    // Of a later publish other processes may still show what was before.
    for (const pages of own) due.delete(pages)
    return true
  }
  return (changed) => {
    if (changed) due.add(changed)
    const own = [...due]
    return (live) => {
      const forgetting = before.then(() => forgetAll(live, own))
      before = forgetting.catch(() => {})
      return forgetting
    }
  }
}
