/** A wait that can be given up, where it says how. */
type Wait = Promise<void> & Partial<Disposable>

/** Waits. @param isAlone Whether a process that has nothing else to do stays for it. */
export function wait(ms: number, isAlone = false): Wait {
  const { promise, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, ms)
  if (!isAlone) timer.unref()
  return Object.assign(promise, { [Symbol.dispose]: () => clearTimeout(timer) })
}

/**
 * Works for as long as a request waits, and then lets go of the time: a timer that goes on for seconds holds what was
 * rendered against it, which under a flood is all pages of those seconds.
 *
 * @param work Races what may take long against `late`.
 */
export async function withPatience<Result>(
  waiting: Wait,
  work: (late: Promise<'late'>) => Promise<Result>,
): Promise<Result> {
  try {
    return await work(waiting.then(() => 'late' as const))
  } finally {
    waiting[Symbol.dispose]?.()
  }
}
