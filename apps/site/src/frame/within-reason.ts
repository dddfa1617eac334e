import { setTimeout } from 'node:timers/promises'
import { isContentError } from '@house-edge/content'

/** How long a page for one visitor waits for content it can do without. */
const patienceMs = 1_000

/**
 * What was asked of the content, or nothing when it cannot be had soon: a page for one
 * visitor needs none. That it cannot be had is told by the store.
 *
 * @param pause Default: a timer that keeps no process alive.
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
