/**
 * What runs on every page, with or without the framework (docs/decisions/0015).
 *
 * @module
 */
import { startRouting } from '@house-edge/routing/browser'
import { startIslands } from '@house-edge/serving/loader'
import { markAccountLink, returnedErrorPathIn } from '@house-edge/account'

/** Replaced by the bundler: the URL of the file that finds the islands. */
declare const islandsFile: string

const { build = '', builtAt, pollMs } = (document.currentScript as HTMLScriptElement).dataset

// The auth service also puts errors into the fragment, which no server sees: redirect to the page with the message.
const trouble = returnedErrorPathIn(location.hash, document.documentElement.lang)
if (trouble) location.replace(trouble)

startIslands({
  file: islandsFile,
  // `reloadOnChunkFailure` listens to this event and reloads the page once.
  onFailure: reportError,
})
const start = (): void => {
  // Looks again by itself: a listener would run in the task that lays the page out for the first time, and delay that.
  if (document.readyState === 'loading') {
    setTimeout(start, 50)
    return
  }
  startRouting({
    build: { id: build, timestamp: Number(builtAt) },
    intervalMs: Number(pollMs),
  })
  markAccountLink()
}
// A task of its own: one long task keeps visitors waiting, two short ones do not.
setTimeout(start)
