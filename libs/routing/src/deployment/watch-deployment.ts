import { consoleLog, type Log } from './browser-log.ts'
import { type BuildIdentity, parseBuildIdentity } from './build-identity.ts'

/** Where to look for a newer build, how often, and what to do when there is one. */
export interface DeploymentWatch {
  /** The build this page came from. */
  build: BuildIdentity
  /**
   * Called once, with the build that is live: a newer one, or an older one that came back. Watching has
   * ended then.
   */
  onNewer: (live: BuildIdentity) => void
  /** Milliseconds between checks; `false` or 0 turns them off. @default 3_600_000 (one hour) */
  intervalMs?: number | false | undefined
  /**
   * Returning to the tab checks too, unless the last check is younger than this. Milliseconds. @default
   * 60_000
   */
  returnAfterMs?: number | undefined
  /**
   * An older build counts as a rollback when it still answers after this time, with no other build in
   * between. Milliseconds. @default 300_000
   */
  confirmAfterMs?: number | undefined
  /** @default '/builds/latest.json' */
  url?: string | undefined
  fetch?: typeof globalThis.fetch | undefined
  now?: (() => number) | undefined
  log?: Log | undefined
}

/**
 * Watches for another build: at intervals, and when the visitor returns to the tab. Failures are neither
 * shown nor thrown.
 *
 * @returns A function that stops watching.
 */
export function watchDeployment({
  build,
  onNewer,
  intervalMs = 3_600_000,
  returnAfterMs = 60_000,
  confirmAfterMs = 300_000,
  url = '/builds/latest.json',
  fetch = globalThis.fetch,
  now = Date.now,
  log = consoleLog,
}: DeploymentWatch): () => void {
  if (!intervalMs) return () => {}
  let askedAt = now()
  // Of either sign: the clock may be set back meanwhile.
  const since = (atMs: number) => Math.abs(now() - atMs)
  const watching = new AbortController()
  const { signal } = watching

  let lastId = build.id
  let lastSinceMs = askedAt
  const failed = (cause: unknown) => {
    // Being offline is not an error.
    if (navigator.onLine) log(`Error fetching ${url}.`, cause)
  }
  // While a deployment is under way some processes still answer for the old build. A page of the new one must
  // not think itself outdated by them, so the date decides, or that only the old one answers.
  const note = (live: BuildIdentity) => {
    if (live.id !== lastId) lastSinceMs = askedAt
    lastId = live.id
    if (live.id === build.id || signal.aborted) return
    if (live.timestamp > build.timestamp || since(lastSinceMs) >= confirmAfterMs) {
      end()
      onNewer(live)
    } else setTimeout(ask, confirmAfterMs)
  }
  const ask = async () => {
    askedAt = now()
    try {
      const response = await fetch(`${url}?${askedAt}`, { cache: 'no-store' })
      const live = parseBuildIdentity(response.ok && (await response.json()))
      if (live) note(live)
      else failed(response.status)
    } catch (error) {
      failed(error)
    }
  }
  const askIfSeen = () => {
    // A hidden tab checks when it becomes visible.
    if (document.visibilityState === 'visible') void ask()
  }
  const onReturn = () => {
    if (since(askedAt) >= returnAfterMs) askIfSeen()
  }
  const end = () => {
    clearInterval(timer)
    watching.abort()
  }

  const timer = setInterval(askIfSeen, intervalMs)
  document.addEventListener('visibilitychange', onReturn, { signal })
  // A page that comes out of the back-forward cache may be from long ago.
  addEventListener('pageshow', onReturn, { signal })
  return end
}
