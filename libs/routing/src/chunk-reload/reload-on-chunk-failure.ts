/**
 * Reloads a page whose files are gone.
 *
 * A page of the old build that is still open after a deployment asks for files
 * that no longer exist. Reloading loads the new build. It happens once, recorded in session storage; form
 * input is kept; when it does not help, the page stays as the server sent it and shows a notice.
 *
 * @module
 */
import { keepFormText } from '../form-text/form-text.ts'
import { decideReload, parseReloadEntry } from './decide-reload.ts'
import { failedAsset, isChunkFailure } from './is-chunk-failure.ts'

/** When to reload, and what to do when that does not help. */
export interface ChunkReload {
  /** Called when reloading does not help or is not allowed. */
  onGiveUp?: (() => void) | undefined
  /** Called when the site cannot be reached. It is tried again when the browser is online. */
  onOffline?: (() => void) | undefined
  /** Within this time after a reload, further failures cause no other. Milliseconds. @default 10_000 */
  ttlMs?: number | undefined
  /** What the path of the build's files begins with. @default '/_next/static/' */
  assets?: string | undefined
  reload?: (() => void) | undefined
  /** Whether the site answers. Reloading would leave the visitor without a page when it does not. */
  isReachable?: (() => Promise<boolean>) | undefined
  now?: (() => number) | undefined
}

/** The session entry that guards reloads. */
export const reloadKey = 'routing:reload'

/**
 * Reloads once when a part of the program is gone: a script or style sheet of
 * the build, an `import()`, a server action.
 *
 * @returns Stops listening.
 */
export function reloadOnChunkFailure(options: ChunkReload = {}): () => void {
  const { assets = '/_next/static/' } = options
  const recover = createRecovery(options)
  const onFailure = (event: Event) => {
    const { target, error, reason = error } = event as ErrorEvent & PromiseRejectionEvent
    const what = failedAsset(target, assets) ?? (isChunkFailure(reason) ? String(reason) : '')
    if (what) void recover(what)
  }
  // Failures of elements do not bubble; they are seen on the way down.
  const listening = new AbortController()
  const { signal } = listening
  addEventListener('error', onFailure, { capture: true, signal })
  addEventListener('unhandledrejection', onFailure, { signal })
  // Includes files that failed before this script ran.
  const seen = new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceResourceTiming[])
      if (entry.responseStatus >= 400 && entry.name.includes(assets)) void recover(entry.name)
  })
  seen.observe({ type: 'resource', buffered: true })
  return () => {
    listening.abort()
    seen.disconnect()
  }
}

function createRecovery({
  onGiveUp,
  onOffline,
  ttlMs = 10_000,
  reload = () => location.reload(),
  isReachable = answers,
  now = Date.now,
}: ChunkReload): (what: string) => Promise<void> {
  let busy = false
  const recover = async (what: string): Promise<void> => {
    // Many parts fail at once; the first decides for all.
    if (busy) return
    busy = true
    if (!(await isReachable())) {
      onOffline?.()
      addEventListener(
        'online',
        () => {
          busy = false
          void recover(what)
        },
        { once: true },
      )
    } else if (mayReload(what)) {
      keepFormText()
      reload()
    } else onGiveUp?.()
  }

  const mayReload = (what: string) => {
    try {
      const entry = decideReload(
        { what, atMs: now(), ttlMs },
        parseReloadEntry(sessionStorage.getItem(reloadKey)),
      )
      if (entry) sessionStorage.setItem(reloadKey, JSON.stringify(entry))
      return entry !== undefined
    } catch {
      // Without storage nothing would stop a loop.
      return false
    }
  }
  return recover
}

function answers(): Promise<boolean> {
  return fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
    ({ status }) => status < 500,
    () => false,
  )
}
