import { isContentError } from '@house-edge/content'

/** How long a page for one visitor waits for content that it does not need. */
const patienceMs = 1_000

/**
 * Waits a moment for content that a page for one visitor can do without. The store reports failures.
 *
 * @param pause Default: a timer that does not keep the process alive.
 * @returns `undefined` when the content did not arrive in time.
 */
export async function withinReason<Asked>(
  asked: Promise<Asked>,
  pause: (ms: number) => Promise<unknown> = wait,
): Promise<Asked | undefined> {
  const given = asked.catch((error: unknown) => {
    if (isContentError(error)) return undefined
    throw error
  })
  const waiting: Wait = pause(patienceMs)
  try {
    return await Promise.race([given, waiting.then(() => undefined)])
  } finally {
    // Most content is there at once, and a second of timers is thousands of pages.
    waiting[Symbol.dispose]?.()
  }
}

type Wait = Promise<unknown> & Partial<Disposable>

function wait(ms: number): Wait {
  const { promise, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, ms)
  timer.unref()
  return Object.assign(promise, { [Symbol.dispose]: () => clearTimeout(timer) })
}
