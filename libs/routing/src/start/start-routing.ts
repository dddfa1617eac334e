import { reloadOnChunkFailure } from '../chunk-reload/reload-on-chunk-failure.ts'
import type { BuildIdentity } from '../deployment/build-identity.ts'
import { watchDeployment } from '../deployment/watch-deployment.ts'
import { keepFormText, restoreFormText } from '../form-text/form-text.ts'
import { showNotice, whenFormsAreIdle } from '../notice/notice.ts'
import { holdLinksOffline } from '../offline/hold-links-offline.ts'
import { preloadDocuments } from '../prefetch/preload-documents.ts'

/** What visitors read. */
export interface RoutingTexts {
  newer: string
  incomplete: string
  offline: string
  reload: string
  retry: string
  dismiss: string
}

const english: RoutingTexts = {
  newer: 'A newer version is ready.',
  incomplete: 'A part of this page did not load.',
  offline: 'You are offline.',
  reload: 'Reload',
  retry: 'Try again',
  dismiss: 'Dismiss',
}

/**
 * Starts everything a page with plain links needs, without any framework: chunk
 * recovery, deployment watching, careful preloading, form input across reloads, and holding links while
 * offline. It lives as long as the page.
 *
 * @returns Stops preloading. A single-page app calls it at once: its links load no document.
 *
 * @example
 * ```ts
 * const stopPreloading = startRouting({ build: { id: 'of-this-build' } })
 * stopPreloading()
 * ```
 */
export function startRouting({
  build,
  intervalMs,
  texts = english,
}: {
  /** The build the page came from. */
  build: BuildIdentity
  /** Between two looks for a newer build. Milliseconds, or `false` for never. @default 3_600_000 */
  intervalMs?: number | false | undefined
  /** Default: English. */
  texts?: RoutingTexts | undefined
}): () => void {
  const say = (text: string, action: string, run: () => void) =>
    showNotice({ text, action, run, dismiss: texts.dismiss })
  const reload = () => {
    keepFormText()
    location.reload()
  }
  restoreFormText()
  reloadOnChunkFailure({
    onGiveUp: () => say(texts.incomplete, texts.retry, reload),
    onOffline: () => say(texts.offline, texts.retry, reload),
  })
  watchDeployment({
    build,
    intervalMs,
    onNewer: () => whenFormsAreIdle(() => say(texts.newer, texts.reload, reload)),
  })
  holdLinksOffline((href) =>
    say(texts.offline, texts.retry, () => {
      if (navigator.onLine) location.assign(href)
    }),
  )
  return preloadDocuments()
}
