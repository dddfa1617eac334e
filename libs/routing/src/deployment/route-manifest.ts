import { consoleLog, type Log } from './browser-log.ts'
import type { BuildManifest } from './build-manifest.ts'

/** The manifest of the page's own build, fetched once. */
export interface RouteManifest {
  /** @returns `undefined` when it cannot be fetched; the next call tries again. */
  find: () => Promise<BuildManifest | undefined>
  /** The route's name and redirect for a path; `{}` when there is none, or when the manifest is not known. */
  rulesFor: (path: string) => Promise<Partial<BuildManifest['matcher'][number]>>
}

/**
 * Reads the route manifest of the page's own build.
 *
 * Failures are only logged. A build that no longer knows its own manifest has
 * been replaced, and `onGone` is told.
 */
export function createRouteManifest({
  buildId,
  onGone,
  url = `/builds/meta/${buildId}.json`,
  fetch = globalThis.fetch,
  log = consoleLog,
}: {
  buildId: string
  onGone?: (() => void) | undefined
  url?: string | undefined
  fetch?: typeof globalThis.fetch | undefined
  log?: Log | undefined
}): RouteManifest {
  let known: Promise<BuildManifest | undefined> | undefined

  const read = async () => {
    try {
      const response = await fetch(url, { priority: 'low' })
      const manifest = response.ok ? parsed(await response.json()) : undefined
      if (manifest) return manifest
      if (response.status === 404 || response.status === 403) onGone?.()
      log('Error fetching app manifest.', response.status)
    } catch (error) {
      log('Error fetching app manifest.', error)
    }
    known = undefined
    return undefined
  }
  const find = () => (known ??= read())

  return {
    find,
    rulesFor: async (path) => {
      try {
        const manifest = await find()
        return manifest?.matcher.find(({ pattern }) => patternAsExpression(pattern).test(path)) ?? {}
      } catch (error) {
        log('Error matching route rules.', error)
        return {}
      }
    },
  }
}

/**
 * Fetches the manifest a moment after the page is ready, unless the connection is very slow.
 *
 * @param afterMs Milliseconds. @default 1_000
 * @returns A function that cancels it.
 */
export function warmRouteManifest(manifest: RouteManifest, afterMs = 1_000): () => void {
  const { connection } = navigator as { connection?: { effectiveType?: string } }
  if (connection?.effectiveType === 'slow-2g') return () => {}
  const timer = setTimeout(() => void manifest.find(), afterMs)
  return () => clearTimeout(timer)
}

function parsed(value: unknown): BuildManifest | undefined {
  const { id, matcher, prerendered } = (value ?? {}) as Partial<BuildManifest>
  const isManifest = typeof id === 'string' && Array.isArray(matcher) && Array.isArray(prerendered)
  return isManifest ? (value as BuildManifest) : undefined
}

function patternAsExpression(pattern: string): RegExp {
  const source = pattern.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/:\w+/g, '[^/]+')
  return new RegExp(`^${source}$`)
}
