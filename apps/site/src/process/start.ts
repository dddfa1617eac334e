import { setTimeout } from 'node:timers/promises'
import { siteAuth } from '../auth.ts'
import { serviceBackend } from '../backend.ts'
import { isFinishing } from '../building/content-of-build.ts'
import { backendConfig, siteConfig } from '../config.ts'
import { contentStore } from '../content/content-store.ts'
import { knowTags, knowVersion, watchContent } from '../content/watch-content.ts'
import { startFollowing } from '../glance/start-following.ts'
import { tellScores } from '../watching/tell-scores.ts'
import { offerSearch } from '../search/offer-search.ts'
import { siteLog } from './log.ts'
import { requireConfig } from './require-config.ts'
import { sweepHourly } from './sweep-hourly.ts'

/** Messages can wait; the pages that a publish touches cannot. */
const afterPublishMs = 2_000

/** Checks the environment, then polls for publishes without a webhook, keeps readers' experiences on reviews up to date, prepares the search, and announces changed scores. */
export function startProcess(): void {
  requireConfig()
  if (isFinishing()) {
    // Waited for by the front.
    void knowTags()
    knowVersion()
    return
  }
  watchContent()
  startFollowing()
  offerSearch()
  // So that attempts in other processes count here before the first attempt in this one.
  if (siteConfig().SITE_SHARED_URL !== undefined) siteAuth()
  if (backendConfig().BACKEND_SECRET_KEY === undefined) return
  tellScores({
    store: contentStore(),
    readReviews: () => contentStore().client.getAll('casino_review'),
    tell: async (reviews) => {
      const { error } = await serviceBackend().functions.invoke('score-changes', { body: { reviews } })
      if (error) throw error
    },
    onFailure: (error) => siteLog().warn('scores', { error }),
    rested: () => setTimeout(afterPublishMs, undefined, { ref: false }),
  })
  sweepHourly(
    async () => {
      const { error } = await serviceBackend().functions.invoke('sweep-pictures', { body: {} })
      if (error) throw error
    },
    (error) => siteLog().warn('pictures', { error }),
  )
}
