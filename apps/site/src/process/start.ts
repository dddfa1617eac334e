import { requireEnvironment } from '@house-edge/operating/environment'
import { setTimeout } from 'node:timers/promises'
import { originalId } from '@house-edge/publishing'
import { recordFailure, startSite, type StartTasks } from '@house-edge/publishing/next'
import { siteAuth } from '../auth.ts'
import { serviceBackend } from '../backend.ts'
import { backendConfig, siteConfig } from '../config.ts'
import { content, contentStore } from '../content/published-content.ts'
import { followReaders } from '../rating/follow-experiences.ts'
import { serveReaders } from '@house-edge/readers/watching'
import { watchedScores } from '@house-edge/reviews/news'
import { proxy } from '../proxy.ts'
import { questionReads, visitReads } from './question-reads.ts'
import { originalLanguage, siteLanguages } from '../language.ts'
import { linksIn } from '../links.ts'
import { siteLog } from '../logging/log.ts'
import { searchedLanguages } from '../search/searched-site.ts'
import { site } from '../site.ts'

/** Messages can wait; the pages that a publish touches cannot. */
const afterPublishMs = 2_000

/** Checks the environment, then polls for publishes without a webhook, keeps readers' experiences on reviews up to date, prepares the search, and announces changed scores. */
export function startProcess(): void {
  requireEnvironment()
  startSite(content, begin, questionReads, { proxy, reads: visitReads })
}

/** Reports what fails, once. */
export const noteFailure = recordFailure(site)

function begin(): StartTasks {
  const follow = followReaders()
  // So that attempts in other processes count here before the first attempt in this one.
  if (siteConfig().SITE_SHARED_URL !== undefined) siteAuth()
  if (backendConfig().BACKEND_SECRET_KEY !== undefined) beginServing()
  // Begun now, it takes what the first reading of the content brings. What fails here is tried again and said there.
  // A backend that is away keeps no page from visitors: there, what is searched is not waited for.
  const isOwn = backendConfig().SITE_SEARCH === 'process'
  const beginning = isOwn ? beginIndex() : prepareIndex()
  beginning.catch(() => {})
  return { beforeReady: isOwn ? [prepareIndex] : [], afterStart: follow && [follow] }
}

/** Loads or creates the index of the search, before visitors are sent to this process. */
async function prepareIndex(): Promise<void> {
  const { size } = await beginIndex()
  siteLog().info('search', { documents: size })
}

async function beginIndex(): Promise<{ size: number }> {
  const { prepareSearchIn } = await import('@house-edge/reviews/site-search')
  return prepareSearchIn(searchedLanguages(), siteLanguages)
}

/** What the site does for readers by itself, with the backend's secret key. */
function beginServing(): void {
  serveReaders({
    onChange: contentStore().onChange,
    type: 'casino_review',
    readReviews: async () => {
      const reviews = await contentStore().client.getAll('casino_review', { lang: '*' })
      // By their originals, and what is in another language alone: addresses are those of the original, which messages write in the
      // language of their reader.
      const watched = reviews.filter((review) => originalId(review, originalLanguage) === review.id)
      return watchedScores(watched, linksIn(originalLanguage))
    },
    invoke: (name, body) => serviceBackend().functions.invoke(name, { body }),
    onFailure: (what, error) => siteLog().warn(what, { error }),
    rested: () => setTimeout(afterPublishMs, undefined, { ref: false }),
  })
}
