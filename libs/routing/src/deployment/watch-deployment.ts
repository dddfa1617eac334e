import { consoleLog, type Log } from './browser-log.ts'
import { type BuildIdentity, isNewer, parseBuildIdentity } from './build-identity.ts'

/** Where to look for a newer build, how often, and what to do about one. */
export interface DeploymentWatch {
  /** The build this page came from. */
  build: BuildIdentity
  /** Called once, with the build that is live. Watching has ended then. */
  onNewer: (live: BuildIdentity) => void
  /** Milliseconds between questions; `false` or 0 asks never. @default 3_600_000 (one hour; ledger R109, R232) */
  intervalMs?: number | false | undefined
  /** Returning to the tab asks too, unless the last question is younger. Milliseconds. @default 60_000 */
  returnAfterMs?: number | undefined
  /** @default '/builds/latest.json' (ledger R108) */
  url?: string | undefined
  fetch?: typeof globalThis.fetch | undefined
  now?: (() => number) | undefined
  log?: Log | undefined
}

/**
 * Watches for a newer build: every so often, and when the visitor comes back to
 * the tab. Nothing that goes wrong on the way is shown or thrown.
 *
 * @returns Ends watching.
 */
export function watchDeployment({
  build,
  onNewer,
  intervalMs = 3_600_000,
  returnAfterMs = 60_000,
  url = '/builds/latest.json',
  fetch = globalThis.fetch,
  now = Date.now,
  log = consoleLog,
}: DeploymentWatch): () => void {
  if (!intervalMs) return () => {}
  let askedAt = now()
  const watching = new AbortController()
  const { signal } = watching

  const failed = (cause: unknown) => {
    // Being offline is no news.
    if (navigator.onLine) log(`Error fetching ${url}.`, cause)
  }
  const ask = async () => {
    askedAt = now()
    try {
      const response = await fetch(`${url}?${askedAt}`, { cache: 'no-store' })
      const live = response.ok ? parseBuildIdentity(await response.json()) : undefined
      if (!live) failed(response.status)
      else if (!signal.aborted && isNewer(live, build)) {
        end()
        onNewer(live)
      }
    } catch (error) {
      failed(error)
    }
  }
  const onReturn = () => {
    if (document.visibilityState === 'visible' && now() - askedAt >= returnAfterMs) void ask()
  }
  const end = () => {
    clearInterval(timer)
    watching.abort()
  }

  const timer = setInterval(() => {
    // A tab nobody looks at asks when somebody does.
    if (document.visibilityState === 'visible') void ask()
  }, intervalMs)
  document.addEventListener('visibilitychange', onReturn, { signal })
  // A page that comes out of the back-forward cache may be from long ago.
  addEventListener('pageshow', onReturn, { signal })
  return end
}
