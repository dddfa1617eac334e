import { type Clock, systemClock } from '../http/clock.ts'
import type { ContentStore } from '../store/content-store.ts'
import { callOwnWebhook, type OwnWebhook } from './call-webhook.ts'

/** How a change reaches the pages when its webhook was lost. */
export interface AnnounceOptions extends OwnWebhook {
  store: Pick<ContentStore, 'onChange' | 'state'>
  /** Default: the machine's. */
  clock?: Pick<Clock, 'sleep'>
}

/** A webhook that has just refreshed the store takes its changes within this time. */
const graceMs = 100
const retryMs = 1_000
const maxTries = 10

/**
 * Calls this site's own webhook when the store discovers a publish by polling, so that a lost webhook does
 * no harm. Only a request may drop pages, which is why the store cannot do it directly.
 *
 * @returns Stops announcing.
 *
 * @example
 * ```ts
 * announceChanges({ store, url: 'http://127.0.0.1:3000/api/revalidate' })
 * ```
 */
export function announceChanges(options: AnnounceOptions): () => void {
  const { store, clock = systemClock } = options
  let isAnnouncing = false

  return store.onChange(() => {
    if (isAnnouncing) return
    isAnnouncing = true
    void announce().finally(() => {
      isAnnouncing = false
    })
  })

  async function announce(): Promise<void> {
    await clock.sleep(graceMs)
    for (let count = 0; count < maxTries && store.state.hasChanges; count += 1) {
      if (await callOwnWebhook(options)) return
      await clock.sleep(retryMs)
    }
  }
}
