/**
 * What runs on every page, with or without the framework (docs/decisions/0015).
 *
 * @module
 */
import { startRouting } from '@house-edge/routing/browser'
import { startIslands } from '@house-edge/serving/loader'
import { returnedErrorPathIn } from '../account/messages/returned-error.ts'
import { markAccountLink } from './mark-account-link.ts'

/** Written in by the bundle: addresses by the islands' names. */
declare const islandFiles: Readonly<Record<string, string>>

const { build = '', builtAt, pollMs } = (document.currentScript as HTMLScriptElement).dataset

// The auth service leaves errors in the fragment too, which no server sees: it leads to where that is said.
const trouble = returnedErrorPathIn(location.hash)
if (trouble) location.replace(trouble)

startIslands({
  files: islandFiles,
  // Heard by what recovers from files that are gone: it reads the page again, once.
  onFailure: reportError,
})
const start = (): void => {
  startRouting({
    build: { id: build, timestamp: Number(builtAt) },
    intervalMs: Number(pollMs),
  })
  markAccountLink()
}
if (document.readyState === 'loading') addEventListener('DOMContentLoaded', start)
else start()
