'use client'

import { useEffect } from 'react'
import { reloadOnChunkFailure } from '../chunk-reload/reload-on-chunk-failure.ts'
import type { BuildIdentity } from '../deployment/build-identity.ts'
import { setNewerBuild } from '../deployment/newer-build.ts'
import { createRouteManifest, warmRouteManifest } from '../deployment/route-manifest.ts'
import { watchDeployment } from '../deployment/watch-deployment.ts'
import { keepFormText, restoreFormText } from '../form-text/form-text.ts'
import { showNotice, whenFormsAreIdle } from '../notice/notice.ts'
import { holdLinksOffline } from '../offline/hold-links-offline.ts'

/**
 * Watches for another build. When one is live, every {@link AppLink} loads a
 * document, and a notice appears once the visitor is not filling a form. Renders nothing.
 */
export function DeploymentWatcher({
  build: { id, timestamp },
  intervalMs,
  confirmAfterMs,
  text = 'A newer version is ready.',
}: {
  /** What `currentBuild()` says on the server. */
  build: BuildIdentity
  /** Between two looks for a newer build. Milliseconds, or `false` for never. @default 3_600_000 */
  intervalMs?: number | false
  /** An older build counts as a rollback when it still answers after this time. Milliseconds. @default 300_000 */
  confirmAfterMs?: number
  /** What the notice says; `null` shows none. @default 'A newer version is ready.' */
  text?: string | null
}): null {
  useEffect(() => {
    const onNewer = (live: BuildIdentity) => {
      setNewerBuild(live)
      if (text !== null)
        whenFormsAreIdle(() =>
          showNotice({ text, action: 'Reload', run: reloadWithFormText, dismiss: 'Dismiss' }),
        )
    }
    const stop = watchDeployment({ build: { id, timestamp }, intervalMs, confirmAfterMs, onNewer })
    // A build that no longer knows its own manifest has been replaced, by which one is not known.
    const manifest = createRouteManifest({
      buildId: id,
      onGone: () => setNewerBuild({ id: '', timestamp: Infinity }),
    })
    const leave = warmRouteManifest(manifest)
    return () => {
      stop()
      leave()
    }
  }, [id, timestamp, intervalMs, confirmAfterMs, text])
  return null
}

/**
 * Reloads once when a part of the program is gone after a deployment, and keeps
 * what was typed. Renders nothing.
 */
export function ChunkReloadGuard({
  ttlMs,
}: {
  /** Within this time after a reload, further failures cause no other. Milliseconds. @default 10_000 */
  ttlMs?: number
}): null {
  useEffect(() => {
    const say = (text: string) => () =>
      showNotice({ text, action: 'Try again', run: reloadWithFormText, dismiss: 'Dismiss' })
    return reloadOnChunkFailure({
      ttlMs,
      onGiveUp: say('A part of this page did not load.'),
      onOffline: say('You are offline.'),
    })
  }, [ttlMs])
  // Components are hydrated by now and receive the events.
  useEffect(restoreFormText, [])
  useEffect(
    () =>
      holdLinksOffline((href) =>
        showNotice({
          text: 'You are offline.',
          action: 'Try again',
          run: () => {
            if (navigator.onLine) location.assign(href)
          },
          dismiss: 'Dismiss',
        }),
      ),
    [],
  )
  return null
}

function reloadWithFormText(): void {
  keepFormText()
  location.reload()
}
