import { setTimeout } from 'node:timers/promises'
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
  pause: (ms: number) => Promise<unknown> = (ms) => setTimeout(ms, undefined, { ref: false }),
): Promise<Asked | undefined> {
  const given = asked.catch((error: unknown) => {
    if (isContentError(error)) return undefined
    throw error
  })
  return await Promise.race([given, pause(patienceMs).then(() => undefined)])
}
